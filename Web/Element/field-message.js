// The message below a number with the answers to its question, and the look of a field.

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
  span:not(:empty, [part~=preview])::before { content: "\\26a0\\fe0e\\a0" / ""; }
  div { display: flex; flex-wrap: wrap; gap: 0.4em; contain: inline-size; }
  div:not(:empty) { margin-top: 0.3em; }
  button { font: inherit; font-size: 0.85em; min-width: 24px; min-height: 24px; }
  @media (pointer: coarse) { button { min-width: 44px; min-height: 44px; } }
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

/** An element with a message, which assistive technology announces, and one with a button for each answer. */
export class FieldMessage {
  element = document.createElement("span");
  answers = document.createElement("div");
  #pause;

  constructor(accept, leave) {
    Object.assign(this.element, { part: "message", role: "status" });
    Object.assign(this.answers,
      { part: "answers", role: "group", ariaLabelledByElements: [this.element] });
    // The field keeps the focus.
    this.answers.addEventListener("mousedown", (event) => event.preventDefault());
    this.answers.addEventListener("click", ({ target }) => {
      if (target !== this.answers) accept(target.textContent);
    });
    this.answers.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      leave();
    });
  }

  /** Shows a message, or none, and the answers to its question, now or after a pause. */
  show(message, readings, waits) {
    const { text = "", language = "", part = "message" } = message ?? {};
    const { element, answers } = this;
    const dir = language ? directionOf(language) : "auto";
    const show = () => {
      Object.assign(element, { textContent: text, lang: language, dir, part });
      while (answers.children.length > readings.length) answers.lastChild.remove();
      while (answers.children.length < readings.length) answers.append(newAnswer());
      refresh();
    };
    // A button that is shown never has another answer than the field. It doesn't move, and keeps the focus.
    const refresh = () => [...answers.children].forEach((button, index) => {
      button.disabled = index >= readings.length;
      if (!button.disabled) button.textContent = readings[index];
    });
    clearTimeout(this.#pause);
    refresh();
    if (element.textContent === text && element.lang === language && element.part.value === part
      && answers.children.length === readings.length) return;
    if (waits) this.#pause = setTimeout(show, PAUSE);
    else show();
  }
}

function newAnswer() {
  return Object.assign(document.createElement("button"), { type: "button", part: "answer", dir: "auto" });
}
