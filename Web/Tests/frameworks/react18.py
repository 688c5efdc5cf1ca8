"""The component in React 18."""

from react_component import check_react


def run(page, check):
    check_react(page, check, 18)
