"""Checks that fields that come and go don't grow the module's memory."""

SCRIPT = """async () => {
  let memory;
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...input) => {
    const result = await instantiate(...input);
    memory = result.instance.exports.memory;
    return result;
  };
  const { loadNumberEngine } = await import("/Element/number-engine.js");
  const engine = await loadNumberEngine();
  WebAssembly.instantiateStreaming = instantiate;
  const format = engine.format("en");
  const sizes = [];
  for (let round = 0; round < 6; round++) {
    const sessions = Array.from({ length: 1000 }, () => engine.session(format, { minimum: "-10" }));
    for (const session of sessions) {
      session.type("-1234.5");
      session.paste("1,234,567.89");
      session.undo();
      session.changeOptions({ maximum: "5000" });
      session.commit();
    }
    for (const session of sessions) session.close();
    sizes.push(memory.buffer.byteLength);
  }
  return sizes;
}"""


def run(page, check):
    page.goto("/Tests/blank.html")
    sizes = page.evaluate(SCRIPT)
    check("6 times 1,000 fields opened and closed take the memory of the first",
          len(set(sizes)) == 1, sizes)
    print(f"  memory after each 1,000 fields: {', '.join(f'{size:,}' for size in sizes)} bytes")
