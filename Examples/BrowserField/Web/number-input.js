// Lets a session edit an <input>: tells it what the browser is about to do, prevents that, and shows
// the session's text and selection.

const deletions = {
  deleteContentBackward: "deleteBackward",
  deleteContentForward: "deleteForward",
  deleteWordBackward: "deleteWordBackward",
  deleteWordForward: "deleteToEnd",
  deleteSoftLineBackward: "deleteToStart",
  deleteSoftLineForward: "deleteToEnd",
  deleteHardLineBackward: "deleteToStart",
  deleteHardLineForward: "deleteToEnd",
};
const moves = {
  ArrowLeft: "moveLeft", ArrowRight: "moveRight", Home: "moveToStart", End: "moveToEnd",
};
const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export class NumberInput {
  /** The session, or `null` until the engine is loaded. Until then the browser edits the text. */
  session = null;
  isComposing = false;
  hasSteps = false;
  #isNumericPad = false;
  #wasDragged = false;

  /** Creates an input that calls `onEdit(valueHasChanged, textHasChanged)` after each edit. */
  constructor(element, onEdit) {
    this.element = element;
    this.onEdit = onEdit;
    for (const type of ["beforeinput", "input", "keydown", "click", "compositionstart",
      "compositionend"]) {
      element.addEventListener(type, (event) => this.session && this[type](event));
    }
  }

  /** Performs an edit, and shows and reports its result. */
  edit(perform) {
    const { session } = this;
    if (!session || this.isComposing) return;
    const { text, value } = session;
    perform(session);
    this.show();
    this.onEdit(session.value !== value, session.text !== text);
  }

  show() {
    const { element, session } = this;
    if (!session || this.isComposing) return;
    const { text, selectionStart, selectionEnd, selectionDirection } = session;
    if (element.value !== text) element.value = text;
    // Without the focus, some browsers would move it here.
    if (element.getRootNode().activeElement === element) {
      element.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
    }
  }

  /** Tells the session of the user's selection, and of a text that a script has written. */
  #read() {
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
    if (this.isComposing || !event.cancelable) return;
    event.preventDefault();
    const { inputType } = event;
    if (inputType === "insertLineBreak") return;
    const data = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    const wasDragged = this.#wasDragged;
    this.#wasDragged = inputType === "deleteByDrag";
    this.edit((session) => {
      if (inputType === "historyUndo") return session.undo();
      if (inputType === "historyRedo") return session.redo();
      this.#read();
      const { selectionStart, selectionEnd } = session;
      if (inputType.startsWith("delete")) {
        session[selectionStart === selectionEnd && deletions[inputType] || "deleteSelection"]();
      } else if (/Paste|Drop/.test(inputType)) {
        session.paste(data);
        // What was dragged goes back if it can't be dropped.
        if (wasDragged && session.outcome.kind === "rejected") session.undo();
      } else if (this.#isNumericPad) {
        session.typeOnNumericPad(data);
      } else {
        session.replace(selectionStart, selectionEnd, data);
      }
    });
  }

  /** Takes a text that no `beforeinput` announced, such as that of a password manager. */
  input(event) {
    event.stopPropagation();
    this.edit((session) => {
      const { value, selectionEnd } = this.element;
      if (value !== session.text) session.replaceText(value, selectionEnd);
    });
  }

  keydown(event) {
    const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
    const isEditable = !this.element.readOnly;
    this.#isNumericPad = code === "NumpadDecimal";
    if (this.isComposing || altKey) return;
    if (ctrlKey || metaKey) {
      // On keyboards of other scripts, the key with a Z has another letter.
      const letter = /[a-z]/i.test(key) ? key.toUpperCase() : code.slice(3);
      if (letter !== "Z" && (letter !== "Y" || metaKey)) return;
      if (isEditable) {
        this.edit((session) => letter === "Y" || shiftKey ? session.redo() : session.undo());
      }
    } else if (moves[key]) {
      this.edit((session) => {
        this.#read();
        session[moves[key]](shiftKey);
      });
    } else if (steps[key] && this.hasSteps && isEditable) {
      const isTenfold = shiftKey && key.startsWith("Arrow");
      this.edit((session) => session.step(steps[key] * (isTenfold ? 10 : 1)));
    } else {
      return;
    }
    event.preventDefault();
  }

  /** Moves a caret that was put into a symbol. A selection stays as the user has made it. */
  click() {
    const { selectionStart, selectionEnd } = this.element;
    if (selectionStart !== selectionEnd) return;
    this.edit((session) => session.select(selectionStart, selectionEnd));
  }

  compositionstart() {
    this.#read();
    this.isComposing = true;
  }

  compositionend() {
    this.isComposing = false;
    const { value, selectionEnd } = this.element;
    this.edit((session) => session.endComposition(value, selectionEnd));
  }
}
