// Fields in Lit, whose values are the state of the app.

import { html, LitElement } from "lit";
import "/.build-package/package/number-field.js";

customElements.define("number-app", class extends LitElement {
  static properties = { state: {} };

  createRenderRoot() { return this; }

  render() {
    const { state } = this;
    const change = (values) => { this.state = { ...this.state, ...values }; };
    Object.assign(window, { state, change });
    return html`<form id="form">
      <number-field id="text" locale=${state.locale} currency="EUR" .value=${state.text}
        @input=${({ target }) => change({ text: target.value })}></number-field>
      <number-field id="number" locale="en" .value=${state.number}
        @input=${({ target }) => change({ number: target.value === "" ? null : Number(target.value) })}></number-field>
      <number-field id="raw" locale="en" .value=${state.raw}
        @input=${({ target }) => change({ raw: target.value })}></number-field>
    </form>`;
  }

  /** Writes back what a field doesn't show, as the directive `live` does. */
  updated() {
    for (const name of ["text", "number", "raw"]) {
      const field = this.querySelector(`#${name}`);
      if (field.value !== this.state[name]) field.value = this.state[name];
    }
  }
});

export function mount(initial) {
  root.append(Object.assign(document.createElement("number-app"), { state: initial }));
}
