// Fields in Vue 3, whose values are the state of the app.

import { createApp, reactive } from "vue";
import { NumberField } from "/.build-package/package/vue.js";

const template = `<form id="form">
  <NumberField id="text" v-model="state.text" :locale="state.locale" currency="EUR"
    @value-change="(...told) => tell('text', ...told)"></NumberField>
  <NumberField id="number" v-model.number="state.number" locale="en"></NumberField>
  <number-field id="raw" v-model="state.raw" locale="en"></number-field>
  <NumberField id="stepped" v-model="state.stepped" locale="en" step="1"
    @value-change="(...told) => tell('stepped', ...told)"></NumberField>
  <TransitionGroup>
    <NumberField v-for="row in state.rows" :key="row" :id="row" v-model="state[row]" locale="en"></NumberField>
  </TransitionGroup>
</form>`;

export function mount(initial) {
  const state = reactive(initial);
  Object.assign(window, { state, change: (values) => Object.assign(state, values) });
  const tell = (id, value, detail) => told.push([id, value, detail?.number, detail?.reason]);
  const app = createApp({ template, components: { NumberField }, setup: () => ({ state, tell }) });
  app.config.compilerOptions.isCustomElement = (tag) => tag === "number-field";
  app.mount("#root");
}
