// The demonstration: a card for each field, with its value and its state.
import "../Element/number-field.js";
import { entries, locales } from "./page-fields.js";

const form = document.getElementById("form");
const names = new Intl.DisplayNames("en", { type: "language" });

function addCard(container, title, note, attributes) {
  const card = document.getElementById("card").content.cloneNode(true).firstElementChild;
  const field = card.querySelector("number-field");
  const part = (name) => card.querySelector(`.${name}`);
  part("title").textContent = title;
  part("note").textContent = note;
  field.id = field.name = `field${form.querySelectorAll("number-field").length + 1}`;
  card.id = `${field.id}-card`;
  card.querySelector("label").htmlFor = field.id;
  for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);

  function show() {
    const { session } = field;
    if (!session) return;
    part("validity").textContent = session.validity;
    part("validity").dataset.validity = session.validity;
    const { text, invalidRange } = session;
    if (invalidRange) {
      const { start, end } = invalidRange;
      const mark = document.createElement("mark");
      mark.textContent = text.slice(start, end);
      part("value").replaceChildren(text.slice(0, start), mark, text.slice(end));
    } else {
      part("value").textContent = field.value || "no value";
    }
  }

  for (const type of ["input", "change", "adjusted", "rejected", "focusout"]) {
    field.addEventListener(type, show);
  }
  form.addEventListener("reset", () => setTimeout(show));
  container.append(card);
  field.ready.then(show);
}

for (const { locale, ...attributes } of locales) {
  const style = attributes.currency ?? ("percent" in attributes ? "percent" : "number");
  addCard(document.getElementById("locales"), names.of(locale), `${locale}, ${style}`,
    { locale, ...attributes });
}
for (const { title, note, ...attributes } of entries) {
  addCard(document.getElementById("entries"), title, note, { locale: "en", ...attributes });
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const sent = document.getElementById("sent");
  if (form.reportValidity()) {
    const data = [...new FormData(form)].filter(([, value]) => value !== "");
    sent.textContent = `Sent ${data.length} numbers: ${data.map(([, value]) => value).join(", ")}`;
  } else {
    sent.textContent = "Not sent: see the field that isn't valid.";
  }
});

form.addEventListener("reset", () => {
  document.getElementById("sent").textContent = "";
});

document.getElementById("disabled").addEventListener("change", (event) => {
  document.getElementById("fields").disabled = event.target.checked;
});
