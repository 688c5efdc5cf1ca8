// Fields in React 18 or 19, whose values are the state of the app.

import { createElement, Fragment, StrictMode, useState, version } from "react";
import { NumberField } from "/.build-package/package/react.js";

function App({ initial }) {
  const [state, setState] = useState(initial);
  const change = (values) => setState((last) => ({ ...last, ...values }));
  Object.assign(window, { state, change });
  const bound = (name, read = (text) => text) => ({
    id: name, name, key: name, locale: "en", value: state[name],
    onValueChange(text, detail) {
      if (!(name === "limited" && Number(text) > 1000)) change({ [name]: read(text) });
      told.push([name, text, detail?.number, detail?.reason]);
    },
  });
  // React 19 calls an action, and then resets the form.
  const send = (data) => { window.sent = Object.fromEntries(data); };
  return createElement("form", { id: "form", action: version.startsWith("19.") ? send : undefined },
    createElement(NumberField, { ...bound("text"), locale: state.locale, currency: "EUR" }),
    createElement(NumberField, bound("number", (text) => text === "" ? null : Number(text))),
    createElement(NumberField, bound("parsed", parseFloat)),
    createElement(NumberField, bound("limited")),
    createElement(NumberField, { ...bound("stepped"), step: 1 }),
    createElement(NumberField, { id: "constant", locale: "en", value: "5" }),
    createElement(NumberField, { id: "free", name: "free", locale: "en", defaultValue: "7" }),
    createElement("input", { id: "native", name: "native", defaultValue: "7" }),
    createElement("number-field", { id: "raw", locale: "en", value: state.raw,
      onInput: (event) => change({ raw: event.target.value }) }),
    state.rows.map((row) => createElement(NumberField, bound(row))),
    createElement("button", { id: "send" }, "Send"));
}

export function mount(initial) {
  const mode = initial.isStrict ? StrictMode : Fragment;
  ReactDOM.createRoot(root).render(createElement(mode, null, createElement(App, { initial })));
}

function Rendered() {
  const [text, setText] = useState("1234.5");
  window.state = { text };
  return createElement(NumberField, { id: "text", locale: "en", value: text, onValueChange: setText });
}

/** Waits with making an app of what a server has rendered. */
export function hold() {
  window.state = {};
  window.hydrate = () => { ReactDOM.hydrateRoot(root, createElement(Rendered)); };
}
