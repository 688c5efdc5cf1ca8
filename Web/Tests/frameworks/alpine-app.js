// Fields in Alpine, whose values are the state of the app.

import "/.build-package/package/number-field.js";

export async function mount(initial) {
  window.initial = initial;
  root.innerHTML = `<form id="form" x-data="initial">
    <number-field id="text" :locale="locale" currency="EUR" x-model="text"></number-field>
    <number-field id="number" locale="en" x-model.number="number"></number-field>
    <number-field id="raw" locale="en" x-model.lazy="raw"></number-field>
    <template x-for="row in rows" :key="row">
      <number-field :id="row" locale="en" x-model="$data[row]"></number-field>
    </template>
  </form>`;
  document.addEventListener("alpine:initialized", () => {
    const state = Alpine.$data(form);
    Object.assign(window, { state, change: (values) => Object.assign(state, values) });
  });
  document.head.append(Object.assign(document.createElement("script"), { src: "/.build-frameworks/alpine.js" }));
}
