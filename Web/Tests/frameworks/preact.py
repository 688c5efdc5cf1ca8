"""The element in Preact."""

from framework import Framework, check_framework


def run(page, check):
    check_framework(Framework("Preact", page, check, "preact-app.js"))
