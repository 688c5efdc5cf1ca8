// What the user types before the engine is there, while the browser edits the text.

import { isWholeText } from "./number-input.js";

export class EarlyText {
  /** Whether the user has typed, and no engine has read it. */
  isUnread = false;
  /** The value whose text the user has edited, or an empty text if nothing of it is left. */
  #editedValue = "";
  /** Whether the text was pasted, or written as a whole. */
  #isPasted = false;
  #element;

  constructor(element) { this.#element = element; }

  /** Notes, before an edit, whether it changes the text of a value, or replaces all that is there. */
  noteEdit(value) {
    const { value: text, selectionStart, selectionEnd } = this.#element;
    if (selectionEnd - selectionStart === text.length) this.#editedValue = "";
    else if (value) this.#editedValue = value;
  }

  noteText(event) {
    this.isUnread = true;
    this.#isPasted = isWholeText(event) || /Paste|Drop/.test(event.inputType);
    if (isWholeText(event)) this.#editedValue = "";
  }

  /** Edits a new session as if the user typed now. */
  readInto(session, isFromRight) {
    const { value, selectionEnd } = this.#element;
    if (!this.#editedValue) {
      // From the right, the digits mean nothing without the keys: `1234` is 12.34.
      const isRead = this.#isPasted && !isFromRight
        && session.replaceText(value, selectionEnd).kind !== "rejected";
      if (isRead) return;
      // What is typed can ask where a paste is one number: `12-`.
      session.endComposition(value);
      // The caret is in front of as many digits as before.
      const digits = (text, start) => text.slice(start).replace(/\P{Nd}/gu, "").length;
      let place = session.text === value ? selectionEnd : session.text.length;
      while (place && digits(session.text, place) < digits(value, selectionEnd)) place--;
      if (selectionEnd < value.length) session.select(place, place);
      return;
    }
    session.set(this.#editedValue);
    // Of `1.234|`, the user has made `1.2345|`, which is 12,345.
    const { text } = session;
    let start = 0, rest = 0;
    while (start < selectionEnd && text[start] === value[start]) start++;
    const most = Math.min(text.length - start, value.length - selectionEnd);
    while (rest < most && text.at(-1 - rest) === value.at(-1 - rest)) rest++;
    session.select(start, text.length - rest);
    const typed = value.slice(start, value.length - rest);
    if (typed) session.type(typed);
    else session.deleteSelection();
  }
}
