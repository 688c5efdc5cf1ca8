"""The element in Lit."""

from framework import Framework, check_framework


def run(page, check):
    check_framework(Framework("Lit", page, check, "lit-app.js"), has_rows=False)
