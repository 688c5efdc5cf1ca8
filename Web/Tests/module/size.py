"""Checks the sizes of the modules, as a server compresses them."""

import gzip
import pathlib

WEB = pathlib.Path(__file__).resolve().parents[2] / "Element"

# The second one is for fields that calculate.
LIMITS = {"number-engine.wasm": 140_000, "number-engine-expressions.wasm": 187_000}
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
    page.goto("/Tests/blank.html")
    for name, limit in LIMITS.items():
        module = WEB / name
        size = compressed(module)
        check(f"{name} is small", size <= limit, f"{size} bytes, at most {limit}")
        data = sections(module.read_bytes()).get(11, 0)
        check(f"{name}: no Unicode tables are linked", data <= DATA_LIMIT, f"{data} bytes of data")
        print(f"  {name}: {module.stat().st_size:,} bytes, {size:,} compressed, {data:,} of data")
        imports = page.evaluate("""async (name) => {
          const module = await WebAssembly.compileStreaming(fetch(`/Element/${name}`));
          return WebAssembly.Module.imports(module).map(({ module, name }) => `${module}.${name}`);
        }""", name)
        check(f"{name} needs only samples", imports == ["intl.sample"], imports)
