// Lets a session edit an <input>: tells it what the browser is about to do, prevents that, and
// shows the session's text and selection.

import { isLess, multiplesAround } from "./decimal-steps.js";

const edits = {
  deleteContentBackward: "deleteBackward",
  deleteContentForward: "deleteForward",
  deleteWordBackward: "deleteWordBackward",
  deleteWordForward: "deleteToEnd",
  deleteSoftLineBackward: "deleteToStart",
  deleteSoftLineForward: "deleteToEnd",
  historyUndo: "undo",
  historyRedo: "redo",
  ArrowLeft: "moveLeft",
  ArrowRight: "moveRight",
  Home: "moveToStart",
  End: "moveToEnd",
};
/** The type of a number like `-1234.5` on the clipboard, for pages that can read it. */
const NUMBER_TYPE = "text/x-number";
const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Returns whether an event tells of a text that takes the place of the whole: who fills in forms writes
 * `1234.56` over `1,5`, and hasn't put `234.56` behind the 1.
 */
export const isWholeText = ({ inputType = "" }) => /^(insertReplacementText)?$/.test(inputType);

export class NumberInput {
  /** `null` until the engine is loaded. Until then the browser edits the text. */
  session = null;
  /** The size of a step, or an empty text, and the number that steps are counted from. */
  stepSize = "";
  stepBase = "0";
  min = "";
  max = "";
  isComposing = false;
  #isNumericPad = false;
  /** WebKit deletes what is selected in an edit of its own before it composes. A symbol stays. */
  #hasDeletedSelection = false;

  constructor(element, onEdit) {
    this.element = element;
    this.onEdit = onEdit;
    for (const type of ["beforeinput", "input", "keydown", "click", "copy", "cut"]) {
      element.addEventListener(type, (event) => this.session && this[type](event));
    }
    // The engine can come while an input method composes.
    for (const type of ["compositionstart", "compositionend"]) {
      element.addEventListener(type, () => this[type]());
    }
    // After a part is gone, its digits can't be dropped where they were meant to be.
    element.addEventListener("dragstart", (event) => event.preventDefault());
  }

  /** The number, or an empty text. Zeros at the end of a fraction are no other number. */
  get value() {
    return (this.session?.value ?? "").replace(/\.0+$|(?<=\..*[1-9])0+$/, "");
  }

  /** Performs an edit, shows its result, and calls `onEdit(reason, valueHasChanged, textHasChanged)`. */
  edit(reason, perform) {
    const { session, value } = this;
    if (!session || this.isComposing) return;
    const { text } = session;
    perform(session);
    this.show();
    this.onEdit(reason, this.value !== value, session.text !== text);
  }

  /** Returns the numbers of whole steps around the value, or `null` if it is one. */
  multiplesAround() {
    const { value, stepSize, stepBase } = this;
    return value && stepSize ? multiplesAround(value, stepSize, stepBase) : null;
  }

  /** Steps as `<input>` does: a number between two steps goes to the next one. */
  step(count) {
    const next = this.multiplesAround()?.[count > 0 ? 1 : 0];
    const isInRange = next && !(this.min && isLess(next, this.min))
      && !(this.max && isLess(this.max, next));
    this.edit("stepped", (session) => isInRange ? session.set(next) : session.step(count));
  }

  show() {
    const { element, session } = this;
    if (!session || this.isComposing) return;
    const { text, selectionStart, selectionEnd, selectionDirection } = session;
    if (element.value !== text) element.value = text;
    // Without the focus, some browsers would move it here.
    if (element.getRootNode().activeElement !== element) return;
    element.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    // Browsers scroll to the caret only after edits of their own. Widths are known, at no cost, in the frame.
    const caret = selectionDirection === "backward" ? selectionStart : selectionEnd;
    requestAnimationFrame(() => this.#scrollTo(caret / text.length));
  }

  /** Scrolls to a caret behind a part of the text: digits are about equally wide. */
  #scrollTo(part) {
    const { element } = this;
    const { scrollWidth, clientWidth } = element;
    element.scrollLeft = part * scrollWidth - clientWidth / 2
      - (element.dir === "rtl" ? scrollWidth - clientWidth : 0);
  }

  /** Tells the session of the user's selection, and of a text that a script has written. */
  readSelection() {
    const { session } = this;
    const { value, selectionStart, selectionEnd, selectionDirection } = this.element;
    if (value !== session.text) session.replaceText(value, selectionEnd);
    // To select the same again would end the entry, as a click does.
    else if (selectionStart !== session.selectionStart || selectionEnd !== session.selectionEnd
      || (selectionStart !== selectionEnd && selectionDirection !== session.selectionDirection)) {
      session.select(selectionStart, selectionEnd, selectionDirection);
    }
  }

  beforeinput(event) {
    if (this.isComposing || !event.cancelable || this.element.readOnly) return;
    event.preventDefault();
    const { inputType } = event;
    if (inputType === "insertLineBreak") return;
    const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    const { text } = this.session;
    const isPaste = /Paste|Drop/.test(inputType), isUndo = inputType.startsWith("history");
    this.edit(isPaste ? "pasted" : isUndo ? "undone" : "typed", (session) => {
      if (isUndo) return session[edits[inputType]]();
      this.readSelection();
      const { selectionStart, selectionEnd } = session;
      if (inputType === "insertFromComposition") {
        if (this.#hasDeletedSelection) session.undo();
        session.compose(data);
      } else if (inputType.startsWith("delete")) {
        // Of a symbol that is selected, nothing is deleted before a composition.
        const name = edits[inputType.replace("Hard", "Soft")];
        session[selectionStart === selectionEnd ? name : "deleteSelection"]?.();
      } else if (isPaste) {
        session.paste(data);
      } else if (this.#isNumericPad) {
        session.typeOnNumericPad(data);
      } else {
        session.replace(selectionStart, selectionEnd, data);
      }
    });
    this.#hasDeletedSelection = inputType === "deleteByComposition" && this.session.text !== text;
  }

  /** Takes a text that no `beforeinput` announced, such as that of a password manager. */
  input(event) {
    event.stopPropagation();
    const { value, selectionEnd } = this.element;
    // What was rejected is told once: some browsers also send this event after an edit that was prevented.
    if (value === this.session.text) return;
    this.edit(event.isTrusted ? "typed" : "script", (session) => {
      if (!value || !isWholeText(event)) return session.replaceText(value, selectionEnd);
      session.selectAll();
      session.paste(value);
    });
  }

  keydown(event) {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const { readOnly } = this.element;
    this.#isNumericPad = code === "NumpadDecimal";
    if (this.isComposing || altKey) return;
    if (ctrlKey || metaKey) {
      // On keyboards of other scripts, the key with a Z has another letter.
      const letter = /[a-z]/i.test(key) ? key.toUpperCase() : code.slice(3);
      if (letter !== "Z" && (letter !== "Y" || metaKey)) return;
      const name = letter === "Y" || shiftKey ? "redo" : "undo";
      if (!readOnly) this.edit("undone", (session) => session[name]());
    } else if (edits[key]) {
      this.edit("typed", (session) => {
        this.readSelection();
        session[edits[key]](shiftKey);
      });
    } else if (this.#deletesNothing(key) && !readOnly) {
      // Some browsers don't announce it.
      this.#deleteSelection();
    } else if (steps[key] && this.stepSize && !readOnly) {
      const isTenfold = shiftKey && key.startsWith("Arrow");
      this.step(steps[key] * (isTenfold ? 10 : 1));
    } else {
      return;
    }
    event.preventDefault();
  }

  #deletesNothing(key) {
    const { value, selectionStart, selectionEnd } = this.element;
    return (key === "Backspace" && selectionEnd === 0)
      || (key === "Delete" && selectionStart === value.length);
  }

  /** Copies what is selected without invisible marks, and if it is all, the plain number beside it. */
  copy(event) {
    const { value, selectionStart, selectionEnd } = this.element;
    const text = value.slice(selectionStart, selectionEnd);
    if (!text) return;
    event.clipboardData.setData("text/plain", text.replace(/[\u061c\u200e\u200f]/g, ""));
    if (text === value) event.clipboardData.setData(NUMBER_TYPE, this.value);
    event.preventDefault();
  }

  cut(event) {
    this.copy(event);
    if (event.defaultPrevented && !this.element.readOnly) this.#deleteSelection();
  }

  #deleteSelection() {
    this.edit("typed", (session) => {
      this.readSelection();
      session.deleteSelection();
    });
  }

  /** Moves a caret out of a symbol. */
  click() {
    const { selectionStart, selectionEnd } = this.element;
    if (selectionStart !== selectionEnd) return;
    this.edit("typed", (session) => session.select(selectionStart, selectionEnd));
  }

  compositionstart() {
    if (this.session) this.readSelection();
    this.isComposing = true;
  }

  compositionend() {
    // A field that was removed has taken the text already.
    if (!this.isComposing) return;
    this.isComposing = false;
    const { value, selectionEnd } = this.element;
    this.edit("typed", (session) => session.endComposition(value, selectionEnd));
  }
}
