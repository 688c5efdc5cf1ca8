// Fields in Preact, whose values are the state of the app.

import { h, render, useState } from "preact";
import "/.build-package/package/number-field.js";

function App({ initial }) {
  const [state, setState] = useState(initial);
  const change = (values) => setState((last) => ({ ...last, ...values }));
  Object.assign(window, { state, change });
  const bound = (name, read = (text) => text) => ({
    id: name, key: name, locale: "en", value: state[name],
    onInput: ({ target }) => change({ [name]: read(target.value) }),
  });
  return h("form", { id: "form" },
    h("number-field", { ...bound("text"), locale: state.locale, currency: "EUR" }),
    h("number-field", bound("number", (text) => text === "" ? null : Number(text))),
    h("number-field", bound("raw")),
    state.rows.map((row) => h("number-field", bound(row))));
}

export const mount = (initial) => render(h(App, { initial }), root);
