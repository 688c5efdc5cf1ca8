"""The recipe for Node in Web/Package/Recipes.md prints what its comments say."""

import re

from node_program import DIRECTORY, has_node, run_node


def run(page, check):
    # The browser has no part in it.
    if page.name != "chromium" or not has_node("the recipe for Node"):
        return
    recipes = (DIRECTORY / "Recipes.md").read_text()
    code = re.search(r"\n## Node\n.*?```js\n(.*?)```", recipes, re.DOTALL)[1]
    expected = re.findall(r"console\.log\(.*\); +// (.+)", code)
    output, errors = run_node(code)
    # A currency is behind a space that doesn't break.
    found = output.replace("\u00a0", " ").splitlines()
    check("the recipe for Node", expected and found == expected, f"{found}\n{errors}")
