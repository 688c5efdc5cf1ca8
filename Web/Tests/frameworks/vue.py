"""The component in Vue 3, with `v-model`."""

from framework import Framework, check_framework, reasons


def run(page, check):
    vue = Framework("Vue", page, check, "vue-app.js")
    check_framework(vue)
    vue.attempt(reasons)
