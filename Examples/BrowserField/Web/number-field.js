// <number-field>: a control of a form that formats a number in any locale while it is typed.
import { loadNumberEngine } from "./number-engine.js";
import { editorOptions, formatOptions, optionNames } from "./field-options.js";
import { languageAround, observeLanguage, stopObservingLanguage } from "./field-language.js";
import { message, messages } from "./field-messages.js";
import { isLess } from "./decimal-steps.js";
import { NumberInput } from "./number-input.js";

/** The engine of all fields, which begins to load with this module. */
export const engine = globalThis.document ? loadNumberEngine() : new Promise(() => {});
let loadedEngine, loadingError;
engine.then((engine) => { loadedEngine = engine; }, (error) => {
  loadingError = error.message;
  console.error("<number-field>: the engine can't be loaded.", error);
});

export { messages };

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
let styles;

/**
 * The milliseconds without an edit after which a message follows the number. A message is no noise while
 * somebody types, and doesn't move a button away that is pressed to leave the field.
 */
const PAUSE = 500;

const texts = ["name", "min", "max", "placeholder", "autocomplete",
  ...optionNames.filter((name) => name !== "percent")];
const switches = { required: "required", disabled: "disabled", readOnly: "readonly",
  percent: "percent" };

const isTextField = (control) => control.matches("number-field, input:not([type=hidden],"
  + "[type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button])");

// A server that renders the page has no elements, but imports this module, too.
export class NumberField extends (globalThis.HTMLElement ?? class {}) {
  static formAssociated = true;
  static observedAttributes = [...texts, ...Object.values(switches), "locale", "lang", "dir",
    "inputmode", "enterkeyhint", "title", "value", "aria-label", "aria-labelledby",
    "aria-describedby"];

  #internals = this.attachInternals();
  #element = document.createElement("input");
  #message = document.createElement("span");
  #input = new NumberInput(this.#element, (...changes) => this.#tell(...changes));
  #format;
  #locale;
  /** What is wrong with the attributes or the engine, for the page's developer. */
  #error = "";
  #explainedError = "";
  #customMessage = "";
  /** The messages of this field alone. */
  #messages = {};
  /** The last edit that changed the number, or that was adjusted or rejected. */
  #outcome = null;
  #pause;
  #isStale = false;
  #isDirty = false;
  #isReported = false;
  #isCommitting = false;
  /** A value that can't be shown yet: the engine loads, or an input method composes. */
  #waitingValue = null;
  /** The value at the last `change` event. */
  #knownValue = "";

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open", delegatesFocus: true });
    if (!styles) (styles = new CSSStyleSheet()).replaceSync(style);
    root.adoptedStyleSheets = [styles];
    root.append(this.#element, this.#message);
    Object.assign(this.#element, { part: "input", spellcheck: false });
    Object.assign(this.#message, { part: "message", role: "status", dir: "auto" });
    const on = (type, listener) => this.#element.addEventListener(type, listener.bind(this));
    on("keypress", this.#submit);
    on("focus", this.#describe);
    on("blur", this.commit);
    on("input", this.#takeUnread);
    on("compositionend", this.#endComposition);
    this.addEventListener("invalid", () => {
      this.#isReported = true;
      this.#report();
    });
    engine.then(() => this.#configure(), () => this.#configure());
  }

  connectedCallback() {
    observeLanguage(this);
    // Properties that were set before the element was defined.
    for (const name of Object.keys(this)) {
      const value = this[name];
      if (!(name in NumberField.prototype)) continue;
      delete this[name];
      this[name] = value;
    }
    this.#configure();
  }

  disconnectedCallback() { stopObservingLanguage(this); }

  languageChanged() { if (this.locale !== this.#locale) this.#configure(); }

  attributeChangedCallback(name) {
    if (name === "value" && !this.#isDirty) this.#set(this.defaultValue);
    this.#configure();
  }

  formDisabledCallback(isDisabled) { this.#element.disabled = isDisabled; }

  formResetCallback() {
    this.#isDirty = this.#isReported = false;
    this.#set(this.defaultValue);
  }

  formStateRestoreCallback(state) { this.value = state; }

  get messages() { return this.#messages; }
  set messages(messages) {
    this.#messages = messages ?? {};
    this.#report();
  }
  get session() { return this.#input.session; }
  get value() { return this.#waitingValue ?? this.#input.value; }
  set value(value) {
    this.#isDirty = true;
    // A framework writes back what `input` told it: that `-` is no number yet, that `1.` is 1.
    if (!this.session || !this.#element.matches(":focus") || !this.#isSame(value)) this.#set(value);
  }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get locale() {
    return this.getAttribute("locale") || languageAround(this);
  }
  set locale(locale) { this.setAttribute("locale", locale); }

  static {
    const define = (name, get, set) => Object.defineProperty(this.prototype, name, { get, set });
    for (const name of texts) {
      const property = name.replace(/-./g, (hyphen) => hyphen[1].toUpperCase());
      define(property, function () { return this.getAttribute(name) ?? ""; }, function (value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, Array.isArray(value) ? value.join("") : value);
      });
    }
    for (const [name, attribute] of Object.entries(switches)) {
      define(name, function () { return this.hasAttribute(attribute); },
        function (value) { this.toggleAttribute(attribute, value); });
    }
    for (const name of ["selectionStart", "selectionEnd", "selectionDirection"]) {
      define(name, function () { return this.#element[name]; },
        function (value) { this.#element[name] = value; });
    }
    for (const name of ["form", "labels", "validity", "validationMessage", "willValidate"]) {
      define(name, function () { return this.#internals[name]; });
    }
  }

  get valueAsNumber() { return this.value === "" ? NaN : Number(this.value); }
  set valueAsNumber(number) { this.value = Number.isNaN(number) ? "" : number; }

  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }
  setCustomValidity(message) {
    this.#customMessage = message;
    this.#report();
  }
  select() { this.#element.select(); }
  setSelectionRange(...range) { this.#element.setSelectionRange(...range); }
  undo() { this.#input.edit((session) => session.undo()); }
  redo() { this.#input.edit((session) => session.redo()); }
  acceptGrouping() { this.#input.edit((session) => session.acceptGrouping()); }
  stepUp(count = 1) { this.#input.step(count); }
  stepDown(count = 1) { this.stepUp(-count); }
  commit() {
    this.#isCommitting = true;
    if (!this.readOnly) this.#input.edit((session) => session.commit());
    this.#isCommitting = false;
    if (this.value === this.#knownValue) return;
    this.#knownValue = this.value;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  }

  #isSame(value) {
    return String(value ?? "") === this.value
      || (typeof value === "number" && this.value !== "" && value === Number(this.value));
  }

  #set(value) {
    const { session } = this;
    this.#waitingValue = String(value ?? "");
    if (session && !this.#input.isComposing) {
      const text = this.#waitingValue;
      this.#waitingValue = null;
      if (text) session.set(text);
      else session.clear();
      session.removeHistory();
    }
    this.#outcome = null;
    this.#show();
    this.#knownValue = this.value;
  }

  /** Makes the session what the attributes say, or keeps it as it is while they can't be met. */
  #configure() {
    this.#isStale = this.#input.isComposing;
    if (this.#isStale || !this.isConnected) return;
    this.#describe();
    this.#error = loadingError ?? "";
    this.#locale = this.locale;
    try {
      if (loadedEngine) this.#apply(loadedEngine.format(this.#locale, formatOptions(this)));
    } catch (error) {
      this.#error = error.message;
    }
    this.#show();
    queueMicrotask(() => this.#explain());
  }

  /** Tells the developer of the page about attributes that are still wrong when a script has set them. */
  #explain() {
    if (this.#error !== this.#explainedError && this.#error && !loadingError) {
      console.error(`<number-field>: ${this.#error}`, this);
    }
    this.#explainedError = this.#error;
  }

  #apply(format) {
    const options = editorOptions(this);
    const { session } = this.#input;
    if (!session) {
      this.#input.session = loadedEngine.session(format, options);
    } else {
      this.#input.readSelection();
      if (format !== this.#format) {
        // The old options can contradict the new format, and the new options the old format.
        session.changeOptions({});
        session.changeFormat(format);
        // Undo would show the old format.
        session.removeHistory();
      }
      session.changeOptions(options);
    }
    this.#format = format;
    const { script } = new Intl.Locale(this.#locale).maximize();
    this.#element.dir = this.dir
      || (/Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/.test(script) ? "rtl" : "ltr");
    if (!session) this.#begin();
  }

  /** Takes over what was typed or set before the engine was loaded. */
  #begin() {
    const { value, selectionEnd } = this.#element;
    if (!value || this.#waitingValue) return this.#set(this.#waitingValue);
    const { session } = this.#input;
    if (session.replaceText(value, selectionEnd).kind === "rejected") session.type(value);
  }

  /** Passes on attributes to the inner field, and names to assistive technology. */
  #describe() {
    const element = this.#element;
    for (const name of ["placeholder", "readOnly", "required", "enterKeyHint", "title"]) {
      element[name] = this[name];
    }
    element.autocomplete = this.autocomplete || "off";
    const labels = [...this.#internals.labels];
    // The message is in a label around the field, but no part of the name.
    const isInLabel = labels.some((label) => label.contains(this));
    element.ariaLabel = this.ariaLabel
      || (isInLabel ? labels.map((label) => label.textContent.trim()).join(" ") : null);
    element.ariaLabelledByElements = this.ariaLabelledByElements
      ?? (element.ariaLabel ? null : labels);
    element.ariaDescribedByElements = [...this.ariaDescribedByElements ?? [], this.#message];
    const { step, min, max } = this;
    Object.assign(this.#input, { stepSize: step, min, max, stepBase: min || this.defaultValue || "0" });
  }

  #show() {
    const { session } = this.#input;
    this.#input.show();
    if (!session && this.#waitingValue !== null) this.#element.value = this.#preview();
    if (session) {
      const { allowsMinus, allowsFraction } = session.keyboard;
      this.#element.inputMode = this.inputMode
        || (allowsMinus ? "text" : allowsFraction ? "decimal" : "numeric");
    }
    this.#report();
  }

  /** Returns the text of a value before the engine is there, which is the one that it will write. */
  #preview() {
    const value = this.#waitingValue;
    const { useGrouping, ...format } = formatOptions(this);
    const { minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits }
      = editorOptions(this);
    const isCurrency = format.style === "currency";
    try {
      return value === "" || isNaN(value) ? value : new Intl.NumberFormat(this.locale, {
        ...format,
        useGrouping: useGrouping === "false" ? false : useGrouping,
        minimumIntegerDigits,
        minimumFractionDigits,
        maximumFractionDigits: maximumFractionDigits ?? (isCurrency ? undefined : 20),
      }).format(value);
    } catch {
      return value;
    }
  }

  /** Tells the form the value, and the form and the user what is wrong. */
  #report(messageWaits = false) {
    const { session } = this.#input;
    const { value } = this;
    const [flag, problem] = this.#problem(session);
    const invalid = Boolean(this.#error || (flag && this.#isReported)
      || session?.validity === "invalid");
    this.#internals.setFormValue(value);
    this.#internals.setValidity(flag ? { [flag]: true } : {}, problem?.text, this.#element);
    this.#say((invalid && problem) || this.#notice(session), messageWaits);
    this.#element.ariaInvalid = String(invalid);
    const warning = session?.warning || this.#outcome?.kind === "adjusted";
    const states = { invalid, warning, negative: value[0] === "-" };
    for (const name in states) this.#internals.states[states[name] ? "add" : "delete"](name);
  }

  #words(key, values) { return message(key, languageAround(this), this.messages, values); }

  #problem(session) {
    if (this.#customMessage) return ["customError", { text: this.#customMessage, language: "" }];
    if (this.#error) return ["customError", this.#words("unavailable")];
    if (!session && this.#waitingValue === null && this.#element.value) {
      return ["badInput", this.#words("loading")];
    }
    const { validity, value, invalidReason }
      = session ?? { validity: this.value ? "valid" : "empty" };
    if (validity === "valid") return this.#stepProblem();
    if (validity === "empty") return this.required ? ["valueMissing", this.#missing()] : [];
    const doubt = this.#doubt(session);
    if (doubt) return ["badInput", doubt];
    const reason = invalidReason ?? (value === null ? "incomplete" : "outOfRange");
    if (reason !== "outOfRange") {
      const isKnown = ["incomplete", "negativeNotAllowed", "notANumber"].includes(reason);
      return ["badInput", this.#words(isKnown ? reason : "tooManyDigits")];
    }
    const { min, max } = this;
    return [
      min && isLess(value, min) ? "rangeUnderflow" : "rangeOverflow",
      this.#words(min && max ? "range" : min ? "minimum" : "maximum",
        { min: min && this.#format.format(min), max: max && this.#format.format(max) }),
    ];
  }

  /** Returns the browser's words for a missing number if there are none in the user's language. */
  #missing() {
    const words = this.#words("missing");
    const language = new Intl.Locale(languageAround(this)).language;
    if (words.language.split("-")[0] === language) return words;
    // A disabled or read-only input has no message.
    return { text: this.#element.validationMessage || words.text, language: navigator.language };
  }

  #stepProblem() {
    const [lower, upper] = this.#input.multiplesAround() ?? [];
    if (!lower) return [];
    return ["stepMismatch", this.#words("step",
      { lower: this.#format.format(lower), upper: this.#format.format(upper) })];
  }

  /** Returns the question which number was meant: after `1.5` in German, "1,5 or 15?". */
  #doubt(session) {
    const [grouped, decimal] = [...session?.groupingReadings ?? []].reverse();
    return grouped && this.#words(decimal ? "decimalOrGrouped" : "grouped", { decimal, grouped });
  }

  /** Returns what to say of a number that isn't invalid: why it, or the last edit, isn't what was typed. */
  #notice(session) {
    const { kind, reason } = this.#outcome ?? {};
    const key = kind === "adjusted" || kind === "rejected" ? reason : session?.warning;
    return this.#doubt(session) || (key ? this.#words(key) : null);
  }

  /** Shows a message, which assistive technology announces, now or after a pause. */
  #say(message, waits) {
    const { text = "", language = "" } = message ?? {};
    const element = this.#message;
    const show = () => Object.assign(element, { textContent: text, lang: language });
    clearTimeout(this.#pause);
    if (element.textContent === text) return;
    if (waits) this.#pause = setTimeout(show, PAUSE);
    else show();
  }

  #tell(valueHasChanged, textHasChanged) {
    const { outcome } = this.#input.session;
    const isChanged = valueHasChanged || (textHasChanged && !this.#isCommitting);
    // What an edit changed is told until the next change, and why it was rejected until the next edit.
    if (isChanged || outcome.kind !== "accepted" || this.#outcome?.kind === "rejected") {
      this.#outcome = outcome;
    }
    this.#report(outcome.kind !== "rejected");
    if (isChanged) {
      this.#isDirty = true;
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    }
    if (outcome.kind !== "accepted") {
      this.dispatchEvent(new CustomEvent(outcome.kind, { bubbles: true, detail: outcome }));
    }
  }

  /** What is typed before the engine is there is the value, and no longer what was to be shown. */
  #takeUnread() {
    if (!this.session) {
      this.#waitingValue = null;
      this.#isDirty = true;
    }
    this.#report();
  }

  /** Submits the form, as Enter does in a field outside of a shadow tree. */
  #submit(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.commit();
    const { form } = this;
    const button = [...form?.elements ?? []].find((control) => control.type === "submit");
    if (button) button.click();
    // Without a button, a browser submits only the form of a single text field.
    else if ([...form?.elements ?? []].filter(isTextField).length === 1) form.requestSubmit();
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
