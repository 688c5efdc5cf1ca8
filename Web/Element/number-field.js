// <number-field>: a control of a form that formats a number in any locale while it is typed.
import { engine, engineOf } from "./field-engine.js";
import { editorOptions, formatOptions, preview, stepSize } from "./field-options.js";
import { attributeNames, delegate, reflectAttributes } from "./field-properties.js";
import { directionOf, languageAround, observeLanguage, stopObservingLanguage } from "./field-language.js";
import { loadMessages, messages } from "./field-messages.js";
import { FieldMessage, fieldStyles } from "./field-message.js";
import { nameElement } from "./field-names.js";
import { FieldValidity } from "./field-validity.js";
import { isEqual, isNumber } from "./decimal-steps.js";
import { takeFallback } from "./field-fallback.js";
import { submitImplicitly } from "./field-form.js";
import { NumberInput } from "./number-input.js";
import { EarlyText } from "./early-text.js";

export { engine, messages };

// A server that renders the page has no elements, but imports this module, too.
export class NumberField extends (globalThis.HTMLElement ?? class {}) {
  static formAssociated = true;
  static observedAttributes = [...attributeNames, "locale", "lang", "dir",
    "inputmode", "enterkeyhint", "title", "value", "aria-label", "aria-labelledby",
    "aria-describedby", "aria-errormessage"];

  #internals = this.attachInternals();
  #element = document.createElement("input");
  #message = new FieldMessage((reading) => this.#answer(reading), () => this.focus());
  #input = new NumberInput(this.#element, (...changes) => this.#tell(...changes));
  #early = new EarlyText(this.#element);
  #validity = new FieldValidity(this, this.#input);
  #locale;
  /** The engine of the session. */
  #engine;
  /** What is loaded of the engine that the attributes ask for. */
  #loaded;
  /** The one whose promise configures the field. */
  #awaited;
  /** Whether the user, or the program, has asked for what only the engine can do. */
  #needsEngine = false;
  #isInPage = false;
  /** Ends when the field leaves its form. */
  #membership;
  #explainedError = "";
  /** The messages of this field alone. */
  #messages = {};
  #isStale = false;
  #isDirty = false;
  #isReported = false;
  /** What has changed the number last. */
  #reason = "script";
  /** A value that can't be shown yet: the engine loads, or an input method composes. */
  #waitingValue = null;
  /** The value at the last `change` event. */
  #knownValue = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    this.adoptedCallback();
    const fallback = document.createElement("slot");
    fallback.hidden = true;
    fallback.addEventListener("slotchange", () => {
      for (const element of fallback.assignedElements()) takeFallback(this, this.#element, element);
    });
    root.append(this.#element, this.#message.element, this.#message.answers, fallback);
    Object.assign(this.#element, { part: "input", spellcheck: false });
    const on = (type, listener) => this.#element.addEventListener(type, listener.bind(this));
    on("keypress", this.#enter);
    on("focus", () => {
      this.#describe();
      this.#needEngine();
    });
    on("blur", this.#leave);
    on("beforeinput", () => { if (!this.session) this.#early.noteEdit(this.#waitingValue); });
    on("input", this.#takeUnread);
    on("compositionend", this.#endComposition);
    this.addEventListener("pointerenter", this.#needEngine);
    this.addEventListener("invalid", () => {
      this.#isReported = true;
      this.#needEngine();
      this.#report();
    });
  }

  connectedCallback() {
    this.#isInPage = true;
    observeLanguage(this);
    // Properties that were set before the element was defined.
    for (const name of Object.keys(this)) {
      const value = this[name];
      if (!(name in NumberField.prototype)) continue;
      delete this[name];
      this[name] = value;
    }
    this.#configure();
    // The browser has looked for the attribute before the element was defined.
    if (this.autofocus && document.activeElement === document.body) this.focus();
  }

  disconnectedCallback() {
    this.#isInPage = false;
    stopObservingLanguage(this);
    // Browsers don't tell the end of a composition to what is removed or moved.
    this.#acceptComposition();
  }

  adoptedCallback() { this.shadowRoot.adoptedStyleSheets = [fieldStyles(this.ownerDocument)]; }

  languageChanged() {
    if (this.locale !== this.#locale) this.#configure();
    this.#loadMessages();
    this.#report();
  }

  attributeChangedCallback(name) {
    if (name === "value" && !this.#isDirty) this.#set(this.defaultValue);
    this.#configure();
  }

  formAssociatedCallback(form) {
    this.#membership?.abort();
    this.#membership = new AbortController();
    form?.addEventListener("submit", () => this.#needEngine(), this.#membership);
  }

  formDisabledCallback(isDisabled) { this.#element.disabled = isDisabled; }

  formResetCallback() {
    const { value } = this;
    this.#isDirty = this.#isReported = false;
    this.#set(this.defaultValue);
    if (this.value !== value) this.#dispatch("input", "reset");
  }

  formStateRestoreCallback(state) { this.value = state; }

  get messages() { return this.#messages; }
  set messages(messages) {
    this.#messages = messages ?? {};
    this.#report();
  }
  get session() { return this.#input.session; }
  get ready() {
    this.#needEngine();
    return engineOf(this).promise;
  }
  get value() { return this.#waitingValue ?? this.#input.value; }
  set value(value) {
    // A framework writes back what `input` told it: that `-` is no number yet, that `1.` is 1. A button can
    // empty a field whose text is no number.
    const hasOnlyText = this.value === "" && this.#element.value
      && !this.#early.isUnread && !this.#element.matches(":focus");
    this.#isDirty = true;
    if (!hasOnlyText && this.#isSame(value)) return;
    this.#set(value);
    if (!this.session) this.#configure();
  }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get locale() { return this.getAttribute("locale") || languageAround(this); }
  set locale(locale) { this.setAttribute("locale", locale); }

  static {
    reflectAttributes(this.prototype);
    delegate(this.prototype, ["labels", "validity", "validationMessage", "willValidate"],
      (field) => field.#internals);
    delegate(this.prototype, ["selectionStart", "selectionEnd", "selectionDirection"],
      (field) => field.#element);
  }

  get form() { return this.#internals.form; }
  /** Frameworks set the attribute as a property. */
  set form(id) {
    if (typeof id === "string") this.setAttribute("form", id);
    else this.removeAttribute("form");
  }
  get valueAsNumber() { return this.value === "" ? NaN : Number(this.value); }
  set valueAsNumber(number) { this.value = Number.isNaN(number) ? "" : number; }

  checkValidity() {
    this.#needEngine();
    return this.#internals.checkValidity();
  }
  reportValidity() {
    this.#needEngine();
    return this.#internals.reportValidity();
  }
  setCustomValidity(message) {
    this.#validity.customMessage = message;
    this.#report();
  }
  // Chromium would select all.
  focus(options) { this.#element.focus(options); }
  select() { this.#element.select(); }
  setSelectionRange(...range) { this.#element.setSelectionRange(...range); }
  undo() { this.#input.edit("undone", (session) => session.undo()); }
  redo() { this.#input.edit("undone", (session) => session.redo()); }
  accept(reading) { this.#input.edit("answered", (session) => session.accept(reading)); }
  stepUp(count = 1) { this.#input.step(count); }
  stepDown(count = 1) { this.stepUp(-count); }
  commit() { this.#conclude("commit"); }

  #conclude(edit) {
    if (!this.readOnly) this.#input.edit(null, (session) => session[edit]());
    this.#tellOfChange();
  }

  #tellOfChange() {
    // A number isn't known before it is read, and before the question which one was meant is answered.
    if (this.value === this.#knownValue || this.#early.isUnread || this.session?.readings.length) return;
    this.#knownValue = this.value;
    this.#dispatch("change", this.#reason);
  }

  #dispatch(type, reason) {
    const { value } = this;
    const detail = { number: value === "" ? null : Number(value), reason };
    // Alpine takes the detail of a CustomEvent for the value.
    const event = new Event(type, { bubbles: true, composed: type === "input" });
    this.dispatchEvent(Object.assign(event, { detail }));
  }

  #isSame(value) {
    const text = String(value ?? "");
    if (text === this.value || !this.value) return text === this.value;
    return typeof value === "number" ? value === Number(this.value)
      : isNumber(text) && isEqual(text, this.value);
  }

  #set(value) {
    const { session } = this;
    let text = String(value ?? "");
    // As in <input type=number>, what is no number is none.
    if (text && !isNumber(text)) {
      console.error(`<number-field>: "${text}" isn't a number; write it like -1234.5`, this);
      text = "";
    }
    this.#waitingValue = text;
    this.#early.isUnread = false;
    this.#reason = "script";
    if (session && !this.#input.isComposing) {
      this.#waitingValue = null;
      if (text) session.set(text);
      else session.clear();
      session.removeHistory();
    }
    this.#validity.outcome = null;
    this.#show();
    this.#knownValue = this.value;
  }

  /** Makes the session what the attributes say, or keeps it as it is while they can't be met. */
  #configure() {
    this.#isStale = this.#input.isComposing;
    // An element that is upgraded gets its attributes one by one, and then is in the page.
    if (this.#isStale || !this.#isInPage) return;
    this.#describe();
    this.#load();
    const { engine, error } = this.#loaded;
    this.#validity.error = error;
    this.#locale = this.locale;
    try {
      if (engine) this.#apply(engine, engine.format(this.#locale, formatOptions(this)));
    } catch (error) {
      this.#validity.error = error.message;
    }
    const isRead = this.#early.isUnread && this.session, isLeft = !this.#element.matches(":focus");
    if (isRead && isLeft) this.session.commit();
    this.#show();
    queueMicrotask(() => this.#explain());
    if (!isRead) return;
    this.#early.isUnread = false;
    this.#tell(this.#reason, true);
    if (isLeft) this.#tellOfChange();
  }

  /** Finds the engine for the attributes. Until it is there, the field is what it was. */
  #load() {
    const loaded = this.#loaded = engineOf(this);
    // Only the engine knows whether a number is in a range.
    if (this.load === "focus" && !this.#needsEngine && !(this.value && (this.min || this.max))) return;
    this.#loadMessages();
    if (loaded === this.#awaited) return;
    this.#awaited = loaded;
    const configure = () => { if (loaded === this.#loaded) this.#configure(); };
    if (!loaded.engine) loaded.promise.then(configure, configure);
  }

  /** Loads the engine that the attribute `load` has spared. */
  #needEngine() {
    if (this.#needsEngine) return;
    this.#needsEngine = true;
    if (this.load) this.#configure();
  }

  /** Tells the developer of the page about attributes that are still wrong when a script has set them. */
  #explain() {
    const { error } = this.#validity;
    if (error !== this.#explainedError && error && !this.#loaded?.error) {
      console.error(`<number-field>: ${error}`, this);
    }
    this.#explainedError = error;
  }

  #apply(engine, format) {
    const options = editorOptions(this);
    const { session } = this.#input;
    if (!session) {
      this.#input.session = engine.session(format, options);
    } else if (engine !== this.#engine) {
      this.#moveTo(engine.session(format, options));
    } else {
      this.#input.readSelection();
      if (format !== this.#validity.format) {
        // The old options can contradict the new format, and the new options the old format.
        session.changeOptions({});
        session.changeFormat(format);
        // Undo would show the old format.
        session.removeHistory();
      }
      session.changeOptions(options);
    }
    this.#engine = engine;
    this.#validity.format = format;
    this.#element.dir = this.dir || directionOf(this.#locale);
    if (!session) this.#begin();
  }

  /** Shows the number, or what is typed of one, in a session of another engine, and removes the history. */
  #moveTo(session) {
    this.#input.readSelection();
    const { value, text, selectionEnd } = this.session;
    this.session.close();
    this.#input.session = session;
    if (value !== null) session.set(value);
    else if (text) session.replaceText(text, selectionEnd);
    session.removeHistory();
  }

  /** Takes over what was typed or set before the engine was loaded. */
  #begin() {
    const { value, selectionStart, selectionEnd, selectionDirection } = this.#element;
    const { session } = this.#input;
    if (this.#waitingValue !== null) {
      this.#set(this.#waitingValue);
      if (session.text === value) session.select(selectionStart, selectionEnd, selectionDirection);
      return;
    }
    this.#early.readInto(session, this.entry === "fromRight");
  }

  /** Passes on attributes to the inner field, and names to assistive technology. */
  #describe() {
    const element = this.#element;
    for (const name of ["placeholder", "readOnly", "required", "enterKeyHint", "title",
      "autofocus"]) {
      element[name] = this[name];
    }
    element.autocomplete = this.autocomplete || "off";
    nameElement(element, this, this.#message.element);
    const { min, max } = this;
    Object.assign(this.#input, { stepSize: Number(stepSize(this)) > 0 ? stepSize(this) : "", min, max,
      stepBase: min || this.defaultValue || "0" });
  }

  #show() {
    const { session } = this.#input;
    this.#input.show();
    if (!session && this.#isInPage && this.#waitingValue !== null) {
      this.#element.value = preview(this, this.#waitingValue);
    }
    if (session) {
      const { allowsMinus, allowsFraction } = session.keyboard;
      this.#element.inputMode = this.inputMode
        || (allowsMinus || this.accepts ? "" : allowsFraction ? "decimal" : "numeric");
    }
    this.#report();
  }

  /** Loads the words of the language around the field, and says in them what it has said in English. */
  #loadMessages() { loadMessages(languageAround(this))?.then(() => this.#report()); }

  /** Tells the form the value, and the form and the user what is wrong. */
  #report(messageWaits = false) {
    const { session } = this.#input;
    const { value } = this;
    const [flag, problem] = this.#validity.problem();
    const invalid = Boolean(this.#validity.error || (flag && this.#isReported)
      || session?.validity === "invalid");
    this.#internals.setFormValue(value);
    this.#internals.setValidity(flag ? { [flag]: true } : {}, problem?.text, this.#element);
    const readings = session?.readings ?? [];
    this.#message.show((invalid && problem) || this.#validity.notice(),
      this.#element.matches(":read-write") ? readings : [], messageWaits);
    this.#element.ariaInvalid = String(invalid);
    const { value: text, readOnly } = this.#element;
    const states = { invalid, warning: readings.length, negative: value[0] === "-", empty: !text, readonly: readOnly };
    for (const name in states) this.#internals.states[states[name] ? "add" : "delete"](name);
  }

  /** Tells of an edit. One without a reason concludes what the last one has changed. */
  #tell(reason, valueHasChanged, textHasChanged) {
    const { outcome } = this.#input.session;
    const isChanged = valueHasChanged || (textHasChanged && reason)
      || (reason === "answered" && outcome.kind === "accepted");
    // What an edit changed is told until the next change, and why it was rejected until the next edit, also when the
    // user has left.
    const last = this.#validity.outcome;
    if (isChanged || outcome.kind !== "accepted" || (reason && last?.kind === "rejected")) {
      this.#validity.outcome = outcome;
    }
    this.#report(outcome.kind !== "rejected");
    if (isChanged) {
      this.#isDirty = true;
      this.#reason = reason ?? this.#reason;
      this.#dispatch("input", this.#reason);
    }
    if (outcome.kind !== "accepted") {
      this.dispatchEvent(new CustomEvent(outcome.kind, { bubbles: true, detail: outcome }));
    }
  }

  /** What is typed before the engine is there is the value, and no longer what was to be shown. */
  #takeUnread(event) {
    // An edit that only the session knows can change what is said.
    if (this.session) return this.#report();
    event.stopPropagation();
    this.#early.noteText(event);
    this.#waitingValue = null;
    this.#isDirty = true;
    this.#reason = /Paste|Drop/.test(event.inputType) ? "pasted" : "typed";
    this.#needEngine();
    this.#report();
    this.#dispatch("input", this.#reason);
  }

  #enter(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    // Who presses Enter has looked at what was pasted.
    this.#conclude("confirm");
    submitImplicitly(this.form);
  }

  /** Accepts the answer of a button, which goes with the question. */
  #answer(reading) {
    const hadFocus = this.shadowRoot.activeElement;
    this.accept(reading);
    if (hadFocus) this.#element.focus();
    else this.commit();
  }

  #leave() {
    // WebKit goes on composing.
    this.#acceptComposition();
    this.commit();
  }

  #acceptComposition() {
    if (!this.#input.isComposing) return;
    this.#input.compositionend();
    this.#endComposition();
  }

  #endComposition() {
    if (this.#waitingValue !== null) this.#set(this.#waitingValue);
    if (this.#isStale) this.#configure();
  }
}

// Two scripts of a page can have a copy of this module each.
if (globalThis.customElements?.get("number-field") === undefined) {
  globalThis.customElements?.define("number-field", NumberField);
}
