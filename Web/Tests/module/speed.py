"""Measures a keystroke in the module, and Intl's parse and format of the same text.

The target is at most twice Intl's time. It is printed, not checked, since other work on the machine slows
either side.
"""


def run(page, check):
    page.goto("/Tests/blank.html")
    result = page.evaluate("async () => (await import('/Tests/module/speed.js')).measure()")
    ratio = result["module"] / result["intl"]
    print(f"  a key in the module: {result['module']:.2f} us, in Intl: {result['intl']:.2f} us, "
          f"ratio {ratio:.2f} (target: 2)")
    check("both typed the same numbers", result["sameTexts"])
