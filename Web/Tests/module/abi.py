"""The functions of the module answer wrong numbers; they don't trap, and write nowhere else."""

SCRIPT = """async () => {
  const { IntlSamples } = await import("/Element/intl-samples.js");
  const samples = new IntlSamples("en", {});
  const encoder = new TextEncoder();
  let module;
  const write = (text) => {
    const bytes = encoder.encode(text);
    new Uint8Array(module.memory.buffer).set(bytes, module.input(bytes.length));
    return bytes.length;
  };
  const pairs = (list) => write(list.map((pair) => pair.join("\\x1f") + "\\x1e").join(""));
  let answer = (...sample) => pairs(samples.parts(...sample));
  const { instance } = await WebAssembly.instantiateStreaming(fetch("/Element/number-engine.wasm"),
    { intl: { sample: (...sample) => answer(...sample) } });
  module = instance.exports;
  const text = () => {
    const numbers = new Int32Array(module.memory.buffer, module.output(), 16);
    return String.fromCharCode(...new Uint16Array(module.memory.buffer, numbers[0], numbers[1]));
  };
  const format = module.createFormat(pairs([["numberingSystem", "latn"]]));
  const field = module.createField(format, 0);
  const closed = module.createField(format, 0);
  module.closeField(closed);
  const later = module.createField(format, 0);
  const type = (target, count) => module.edit(target, 9, count, -1, -1);

  const calls = {};
  for (const [name, handle] of Object.entries({ zero: 0, one_more: 99, minus: -1, address: 12344,
    large: 0x7fffffff, closed })) {
    calls[`edit ${name}`] = () => type(handle, write("7"));
    calls[`keys ${name}`] = () => module.keys(handle);
    calls[`options ${name}`] = () => module.changeOptions(handle, 0);
    calls[`changeFormat ${name}`] = () => module.changeFormat(handle, format);
    calls[`to format ${name}`] = () => module.changeFormat(field, handle);
    calls[`createField ${name}`] = () => module.createField(handle, 0);
    calls[`formatNumber ${name}`] = () => module.formatNumber(handle, write("7"));
    calls[`parseNumber ${name}`] = () => module.parseNumber(handle, write("7"));
    calls[`closeField ${name}`] = () => (module.closeField(handle), 0);
  }
  calls["a format as field"] = () => type(format, write("7"));
  calls["a field as format"] = () => module.formatNumber(field, write("7"));
  calls["closing a format"] = () => (module.closeField(format), 0);
  for (const count of [2, 1 << 20, 0x7fffffff, -2]) {
    calls[`a text of ${count}`] = () => (write("7"), module.formatNumber(format, count));
    calls[`options of ${count}`] = () => (write("7"), module.createField(format, count) && 0);
  }
  calls["an unknown edit"] = () => module.edit(field, 99, -1, -1, -1);
  calls["pairs without a separator"] = () => module.createField(format, write("\\x1e\\x1e"));
  calls["half a pair"] = () => module.createField(format, write("minimum\\x1e"));
  calls["a long input"] = () => module.input(0x7fffffff) || module.input(-1);
  calls["a sample of no length"] = () => {
    answer = () => -1;
    return module.createFormat(pairs([["numberingSystem", "latn"], ["style", "percent"]]));
  };
  calls["a sample of separators"] = () => {
    answer = () => write("\\x1e\\x1e");
    return module.createFormat(pairs([["numberingSystem", "latn"], ["style", "percent"]]));
  };

  const found = [];
  for (const [name, call] of Object.entries(calls)) {
    let result;
    try {
      result = call();
    } catch (error) {
      result = error.message;
    }
    let alive;
    try {
      type(field, write("5"));
      alive = text();
      module.edit(field, 24, -1, -1, -1);
    } catch (error) {
      alive = error.message;
    }
    found.push([name, result, alive]);
  }
  type(later, write("8"));
  return [found, later !== closed, text()];
}"""

OPTIONS = """async () => {
  const { loadNumberEngine } = await import("/Element/number-engine.js");
  const engine = await loadNumberEngine();
  const format = engine.format("en");
  const errors = [];
  const fails = (call) => {
    try { call(); } catch (error) { errors.push(error.name); }
  };
  fails(() => engine.session(format, { minimum: "1\\x1eentry\\x1ffromRight" }));
  engine.session(format, { decimalAliases: "\\x1e\\x1e" }).type("5");
  const session = engine.session(format);
  session.set(1234);
  const text = session.text;
  session.type("9".repeat(100_000));
  const long = [session.text, session.outcome.kind];
  session.close();
  session.close();
  fails(() => session.type("1"));
  fails(() => session.changeOptions({}));
  return [errors, text, long];
}"""


def run(page, check):
    page.goto("/Tests/blank.html")
    found, differs, text = page.evaluate(SCRIPT)
    for name, result, alive in found:
        check(name, result == 0, result)
        check(f"{name}: another field works", alive == "5", alive)
    check("a closed field isn't the next one", differs and text == "8", text)
    errors, text, long = page.evaluate(OPTIONS)
    check("a separator in a value, and a closed session, are errors",
          errors == ["RangeError", "TypeError", "TypeError"], errors)
    check("a number is a value", text == "1,234", text)
    check("100,000 digits are rejected", long == ["1,234", "rejected"], long)
