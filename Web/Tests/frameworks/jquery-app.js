// A field with the events and values of jQuery.

import "/.build-package/package/number-field.js";

export function mount() {
  root.innerHTML = `<form id="form">
    <number-field id="price" name="price" locale="de" value="5"></number-field>
    <input name="count" value="6">
  </form>`;
  window.state = {};
  $("#form").on("input change", "number-field", ({ type, target }) => told.push([type, $(target).val()]));
}
