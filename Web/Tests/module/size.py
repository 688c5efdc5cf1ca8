"""Checks the size of the module, as a server compresses it."""

import gzip
import pathlib

WEB = pathlib.Path(__file__).resolve().parents[2] / "Element"

MODULE_LIMIT = 140_000
# The texts and constants of the module take about 10 kB, and Unicode tables five times as much.
DATA_LIMIT = 20_000


def compressed(path):
    return len(gzip.compress(path.read_bytes(), 9))


def sections(module):
    """Returns the sizes of a module's sections by their numbers."""
    sizes, offset = {}, 8
    while offset < len(module):
        section, size, shift = module[offset], 0, 0
        while True:
            offset += 1
            size |= (module[offset] & 127) << shift
            shift += 7
            if module[offset] < 128:
                break
        sizes[section] = sizes.get(section, 0) + size
        offset += 1 + size
    return sizes


def run(page, check):
    module = WEB / "number-engine.wasm"
    size = compressed(module)
    check("the module is small", size <= MODULE_LIMIT, f"{size} bytes, at most {MODULE_LIMIT}")
    data = sections(module.read_bytes()).get(11, 0)
    check("no Unicode tables are linked", data <= DATA_LIMIT, f"{data} bytes of data")
    print(f"  module: {module.stat().st_size:,} bytes, {size:,} compressed, {data:,} of data")
    page.goto("/Tests/blank.html")
    imports = page.evaluate("""async () => {
      const module = await WebAssembly.compileStreaming(fetch("/Element/number-engine.wasm"));
      return WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
    }""")
    check("the module needs only samples", imports == ["intl.sample"], imports)
