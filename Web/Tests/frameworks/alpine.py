"""The element in Alpine."""

from framework import Framework, check_framework


def run(page, check):
    check_framework(Framework("Alpine", page, check, "alpine-app.js"))
