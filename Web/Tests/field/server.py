"""A server that renders pages imports the field where there are no elements, as a worker does."""

SCRIPT = """async () => {
  const code = `import("${location.origin}/Element/number-field.js").then(
    ({ NumberField, messages }) => postMessage([typeof NumberField, typeof messages]),
    (error) => postMessage([error.message]))`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })),
    { type: "module" });
  const { data } = await new Promise((resolve) => { worker.onmessage = resolve; });
  worker.terminate();
  return data;
}"""


def run(page, check):
    page.goto("/Tests/blank.html")
    found = page.evaluate(SCRIPT)
    check("the module can be imported", found == ["function", "object"], found)
    requests = page.server.requests
    check("it doesn't load the engine", "number-engine.wasm" not in requests, requests)
