"""The component in React 19."""

from react_component import check_react


def run(page, check):
    check_react(page, check, 19)
