// <number-field>: a control of a form that formats a number in any locale while it is typed.
import { loadNumberEngine } from "./number-engine.js";
import { editorOptions, formatOptions, optionNames } from "./field-options.js";
import { languageAround, observeLanguage, stopObservingLanguage } from "./field-language.js";
import { NumberInput } from "./number-input.js";

/** The engine of all fields, which begins to load with this module. */
export const engine = loadNumberEngine();
let loadedEngine;
engine.then((engine) => { loadedEngine = engine; }, () => {});

/** What is wrong with a number. An app can replace the words with those of another language. */
export const messages = {
  loading: "The number can't be read yet. Try again in a moment.",
  incomplete: "Complete the number.",
  // After `1.5` was typed in German; the readings are as the field would show them.
  groupingMisfit: "{decimal} or {grouped}?",
  grouping: "Is it {grouped}?",
  notANumber: "Enter a number.",
  range: "Enter a number from {min} to {max}.",
  minimum: "Enter {min} or more.",
  maximum: "Enter {max} or less.",
  negativeNotAllowed: "Enter a number without a minus sign.",
  tooManyDigits: "Enter fewer digits.",
};

const styles = new CSSStyleSheet();
styles.replaceSync(`
  :host { display: inline-block; }
  :host([hidden]) { display: none; }
  input { box-sizing: border-box; width: 100%; font: inherit; }
  :host(:state(invalid)) input { color: var(--number-field-invalid-color, #c00); }`);

const texts = ["name", "min", "max", "step", "placeholder"];
const switches = { required: "required", disabled: "disabled", readOnly: "readonly" };

export class NumberField extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...optionNames, ...texts, ...Object.values(switches), "locale",
    "lang", "dir", "inputmode", "value", "aria-label", "aria-labelledby", "aria-describedby"];

  #internals = this.attachInternals();
  #element = document.createElement("input");
  #message = document.createElement("span");
  #input = new NumberInput(this.#element, (...changes) => this.#tell(...changes));
  #format;
  #locale;
  #error = "";
  #customMessage = "";
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
    root.adoptedStyleSheets = [styles];
    root.append(this.#element, this.#message);
    Object.assign(this.#element, { part: "input", autocomplete: "off", spellcheck: false });
    Object.assign(this.#message, { part: "message", hidden: true });
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
    engine.then(() => this.#configure(), (error) => {
      // What is left is a plain text field.
      this.#error = error.message;
      this.#element.value ||= this.value;
      this.#report();
    });
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
      define(name, function () { return this.getAttribute(name) ?? ""; },
        function (value) { this.setAttribute(name, value); });
    }
    for (const [name, attribute] of Object.entries(switches)) {
      define(name, function () { return this.hasAttribute(attribute); },
        function (value) { this.toggleAttribute(attribute, value); });
    }
    for (const name of ["form", "labels", "validity", "validationMessage", "willValidate"]) {
      define(name, function () { return this.#internals[name]; });
    }
  }

  checkValidity() { return this.#internals.checkValidity(); }
  reportValidity() { return this.#internals.reportValidity(); }
  setCustomValidity(message) {
    this.#customMessage = message;
    this.#report();
  }
  select() { this.#element.select(); }
  undo() { this.#input.edit((session) => session.undo()); }
  redo() { this.#input.edit((session) => session.redo()); }
  acceptGrouping() { this.#input.edit((session) => session.acceptGrouping()); }
  stepUp(count = 1) { this.#input.edit((session) => session.step(count)); }
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
    this.#show();
    this.#knownValue = this.value;
  }

  /** Makes the session what the attributes say, or keeps it as it is while they can't be met. */
  #configure() {
    this.#isStale = this.#input.isComposing;
    if (this.#isStale || !this.isConnected) return;
    this.#describe();
    this.#error = "";
    this.#locale = this.locale;
    try {
      if (loadedEngine) this.#apply(loadedEngine.format(this.#locale, formatOptions(this)));
    } catch (error) {
      this.#error = error.message;
    }
    this.#show();
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
    for (const name of ["placeholder", "readOnly", "required", "ariaLabel"]) {
      element[name] = this[name];
    }
    element.ariaLabelledByElements = this.ariaLabelledByElements
      ?? (this.ariaLabel ? null : [...this.#internals.labels]);
    element.ariaDescribedByElements = [...this.ariaDescribedByElements ?? [], this.#message];
    this.#input.hasSteps = this.step !== "";
  }

  #show() {
    const { session } = this.#input;
    this.#input.show();
    if (session) {
      const { allowsMinus, allowsFraction } = session.keyboard;
      this.#element.inputMode = this.inputMode
        || (allowsMinus ? "text" : allowsFraction ? "decimal" : "numeric");
    }
    this.#report();
  }

  /** Tells the form the value, and the form and the user what is wrong. */
  #report() {
    const { session } = this.#input;
    const value = this.#waitingValue ?? this.#input.value;
    const [flag, message] = this.#problem(session);
    const invalid = Boolean(this.#error || (flag && this.#isReported)
      || session?.validity === "invalid");
    this.#internals.setFormValue(value);
    this.#internals.setValidity(flag ? { [flag]: true } : {}, message, this.#element);
    this.#message.textContent = invalid ? message : "";
    this.#element.ariaInvalid = String(invalid);
    const states = { invalid, warning: session?.warning, negative: value[0] === "-" };
    for (const name in states) this.#internals.states[states[name] ? "add" : "delete"](name);
  }

  #problem(session) {
    const message = this.#customMessage || this.#error;
    if (message) return ["customError", message];
    if (!session && this.#element.value) return ["badInput", messages.loading];
    const { validity, value, invalidReason }
      = session ?? { validity: this.value ? "valid" : "empty" };
    if (validity === "valid") return [];
    if (validity === "empty") {
      // A disabled or read-only input has no message.
      const { validationMessage } = this.#element;
      return this.required ? ["valueMissing", validationMessage || messages.notANumber] : [];
    }
    const [grouped, decimal] = [...session?.groupingReadings ?? []].reverse();
    if (grouped) {
      return ["badInput", messages[decimal ? "groupingMisfit" : "grouping"]
        .replace("{decimal}", decimal).replace("{grouped}", grouped)];
    }
    const reason = invalidReason ?? (value === null ? "incomplete" : "outOfRange");
    if (reason !== "outOfRange") return ["badInput", messages[reason] ?? messages.tooManyDigits];
    const { min, max } = this;
    return [
      min && Number(value) < Number(min) ? "rangeUnderflow" : "rangeOverflow",
      messages[min && max ? "range" : min ? "minimum" : "maximum"]
        .replace(/{(min|max)}/g, (_, name) => this.#format.format(this[name])),
    ];
  }

  #tell(valueHasChanged, textHasChanged) {
    this.#report();
    if (valueHasChanged || (textHasChanged && !this.#isCommitting)) {
      this.#isDirty = true;
      this.dispatchEvent(new Event("input", { bubbles: true, composed: true }));
    }
    const { outcome } = this.#input.session;
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
    else form?.requestSubmit();
  }

  #endComposition() {
    if (this.#waitingValue !== null) this.#set(this.#waitingValue);
    if (this.#isStale) this.#configure();
  }
}

// Two scripts of a page can have a copy of this module each.
if (!customElements.get("number-field")) customElements.define("number-field", NumberField);
