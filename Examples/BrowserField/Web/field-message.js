// The message below a number, and the look of a field.

import { directionOf } from "./field-language.js";

/**
 * The milliseconds without an edit after which a message follows the number. A message is no noise while
 * somebody types, and doesn't move a button away that is pressed to leave the field.
 */
const PAUSE = 500;

// The message doesn't widen the field, and its line isn't the baseline.
const style = `
  :host { display: inline-flex; flex-direction: column; }
  :host([hidden]) { display: none; }
  input { box-sizing: border-box; width: 100%; font: inherit; }
  span { display: block; contain: inline-size; font-size: 0.85em; text-align: match-parent; }
  span:not(:empty) { margin-top: 0.2em; }
  span:not(:empty)::before { content: "\\26a0\\fe0e\\a0" / ""; }
  :host(:state(invalid)) {
    input, span { color: var(--number-field-invalid-color, light-dark(#c00, #ff8b80)); }
    input { text-decoration-thickness: 2px; }
  }
  :host(:state(warning):not(:state(invalid))) {
    input, span { color: var(--number-field-warning-color, light-dark(#8a5a00, #f0be60)); }
    input { text-decoration-style: dotted; }
  }
  :host(:is(:state(invalid), :state(warning))) input {
    text-decoration-line: underline;
    text-decoration-skip-ink: none;
  }`;
/** A sheet for each document, since documents can't share one. */
const sheets = new WeakMap();

/** Returns the style of all fields of a document. A server that imports the module has none. */
export function fieldStyles(document) {
  let sheet = sheets.get(document);
  if (!sheet) {
    // A document without a window shows no fields.
    sheet = new (document.defaultView ?? globalThis).CSSStyleSheet();
    sheet.replaceSync(style);
    sheets.set(document, sheet);
  }
  return sheet;
}

/** An element with a message, which assistive technology announces. */
export class FieldMessage {
  element = document.createElement("span");
  #pause;

  constructor() {
    Object.assign(this.element, { part: "message", role: "status" });
  }

  /** Shows a message, or none, now or after a pause. */
  show(message, waits) {
    const { text = "", language = "" } = message ?? {};
    const { element } = this;
    const dir = language ? directionOf(language) : "auto";
    const show = () => Object.assign(element, { textContent: text, lang: language, dir });
    clearTimeout(this.#pause);
    if (element.textContent === text && element.lang === language) return;
    if (waits) this.#pause = setTimeout(show, PAUSE);
    else show();
  }
}
