// Fields whose forms and events htmx sends.

import "/.build-package/package/number-field.js";

export function mount() {
  root.innerHTML = `<form hx-post="/echo" hx-target="#answer">
    <number-field id="price" name="price" locale="de" value="5" required></number-field>
    <button id="send">Send</button>
  </form>
  <number-field id="live" name="live" locale="de"
    hx-post="/echo" hx-trigger="input changed delay:100ms" hx-target="#answer"></number-field>
  <button id="include" hx-post="/echo" hx-include="#price" hx-target="#answer">Ask</button>
  <div id="slot" hx-get="/Tests/frameworks/htmx-fragment.html" hx-trigger="load"></div>
  <output id="answer"></output>`;
  htmx.process(root);
  window.state = {};
}
