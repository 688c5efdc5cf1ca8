"""Compares the engine's text with that of Intl in all locales of the browser."""


def run(page, check):
    page.goto("/Tests/blank.html")
    result = page.evaluate("async () => (await import('/Tests/module/intl.js')).run()")
    check("the browser has locales", result["locales"] > 300, result["locales"])
    check("text and parsed number are those of Intl", result["count"] == 0,
          f"{result['count']} differ\n" + "\n".join(result["failures"]))
    print(f"  {result['locales']} locales: {result['texts']:,} texts compared with Intl's, "
          f"{result['parsed']:,} of them parsed")
    print(f"  {len(result['plural'])} locales whose kilometers depend on the number: "
          + " ".join(result["plural"]))
