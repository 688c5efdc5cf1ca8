// The first field of the demonstration: a locale, things to try, what the form sends, and the HTML.
import { engine } from "../Element/number-field.js";
import { locales } from "./page-fields.js";

const form = document.getElementById("one");
const field = document.getElementById("price");
const menu = document.getElementById("locale");
const part = (id) => document.getElementById(id);
const names = new Intl.DisplayNames("en", { type: "language" });

// What each button does: an edit, as the browser announces it, in an empty field.
const tries = [
  ["paste 1,234.56", "insertFromPaste", "1,234.56"],
  ["paste 1.234,56 €", "insertFromPaste", "1.234,56 €"],
  ["type 1.5", "insertText", "1.5"],
  ["type 9999999", "insertText", "9999999"],
];

function announce(inputType, data) {
  field.shadowRoot.querySelector("input").dispatchEvent(
    new InputEvent("beforeinput", { inputType, data, cancelable: true }));
}

function addTry(name, action) {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: name });
  button.addEventListener("click", () => {
    field.focus();
    action();
    show();
  });
  part("tries").append(button);
}

for (const [name, inputType, text] of tries) {
  addTry(name, () => {
    field.select();
    announce("deleteContentBackward");
    const edits = inputType === "insertText" ? [...text] : [text];
    for (const edit of edits) announce(inputType, edit);
  });
}
addTry("undo", () => field.undo());
addTry("redo", () => field.redo());

function show() {
  const data = new FormData(form).get("price");
  const { valid } = field.validity;
  part("sends").textContent = valid ? `price=${data}` : "nothing, as the field isn't valid";
  part("sends").className = valid ? "" : "words";
}

function choose(locale) {
  const { currency = "EUR" } = locales.find((one) => one.locale === locale);
  Object.assign(field, { locale, currency });
  part("html").textContent = `<script type="module" src="number-field.js"></script>\n`
    + `<label for="price">Price</label>\n`
    + `<number-field id="price" name="price"\n`
    + `  locale="${locale}" currency="${currency}"></number-field>`;
  show();
}

for (const { locale } of locales) menu.add(new Option(`${names.of(locale)}, ${locale}`, locale));
menu.value = locales.find(({ locale }) => locale === navigator.language)?.locale ?? "de-DE";
menu.addEventListener("change", () => choose(menu.value));
for (const type of ["input", "change", "rejected", "adjusted", "focusout"]) {
  field.addEventListener(type, show);
}
part("copy").addEventListener("click", async () => {
  await navigator.clipboard.writeText(part("html").textContent);
  part("copy").textContent = "Copied";
});
form.addEventListener("submit", (event) => event.preventDefault());
choose(menu.value);
engine.then(show);
