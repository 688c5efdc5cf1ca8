// <number-field>: a control of a form that formats a number in any locale while it is typed.
import { loadNumberEngine } from "./number-engine.js";
import { attributeNames, defineProperties, editorOptions, formatOptions }
  from "./field-attributes.js";
import { NumberInput } from "./number-input.js";

/** The engine of all fields, which begins to load with this module. */
export const engine = loadNumberEngine();
let loadedEngine = null;
engine.then((engine) => { loadedEngine = engine; }, () => {});

/** What is wrong with a number. An app can replace the words with those of its user's language. */
export const messages = {
  loading: "The number can't be read yet. Try again in a moment.",
  incomplete: "Complete the number.",
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
  input { box-sizing: border-box; width: 100%; font: inherit; text-align: inherit; }
  :host(:state(invalid)) input { color: var(--number-field-invalid-color, #c00); }`);

export class NumberField extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...attributeNames, "locale", "lang", "dir", "inputmode", "value",
    "aria-label"];

  #internals = this.attachInternals();
  #element = document.createElement("input");
  #message = document.createElement("span");
  #input = new NumberInput(this.#element, (...changes) => this.#tell(...changes));
  #format = null;
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
    on("input", this.#report);
    on("compositionend", this.#endComposition);
    this.addEventListener("invalid", () => {
      this.#isReported = true;
      this.#report();
    });
    engine.then(() => this.#change(), (error) => this.#fail(error));
  }

  // MARK: What a form tells its controls

  connectedCallback() { this.#change(); }

  attributeChangedCallback(name) {
    if (name === "value" && !this.#isDirty) this.#set(this.defaultValue);
    this.#change();
  }

  formDisabledCallback(isDisabled) { this.#element.disabled = isDisabled; }

  formResetCallback() {
    this.#isDirty = this.#isReported = false;
    this.#set(this.defaultValue);
  }

  formStateRestoreCallback(state) { this.value = state; }

  // MARK: Properties and methods

  get session() { return (this.#update(), this.#input.session); }
  get value() { return this.#waitingValue ?? this.session?.value ?? ""; }
  set value(value) {
    this.#set(value);
    this.#isDirty = true;
  }
  get defaultValue() { return this.getAttribute("value") ?? ""; }
  set defaultValue(value) { this.setAttribute("value", value); }
  get locale() {
    return this.getAttribute("locale") || this.closest("[lang]")?.lang || navigator.language;
  }
  set locale(locale) { this.setAttribute("locale", locale); }

  get type() { return this.localName; }
  get form() { return this.#internals.form; }
  get labels() { return this.#internals.labels; }
  get validity() { return (this.#update(), this.#internals.validity); }
  get validationMessage() { return (this.#update(), this.#internals.validationMessage); }
  checkValidity() { return (this.#update(), this.#internals.checkValidity()); }
  reportValidity() { return (this.#update(), this.#internals.reportValidity()); }
  setCustomValidity(message) {
    this.#customMessage = message;
    this.#report();
  }

  select() { this.#element.select(); }
  undo() { this.#input.edit((session) => session.undo()); }
  redo() { this.#input.edit((session) => session.redo()); }
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

  // MARK: The number

  #set(value) {
    const { session } = this;
    this.#waitingValue = String(value ?? "");
    if (session && !this.#input.isComposing) {
      if (this.#waitingValue) session.set(this.#waitingValue);
      else session.clear();
      session.removeHistory();
      this.#waitingValue = null;
    }
    this.#show();
    this.#knownValue = this.value;
  }

  /** Notes that attributes have changed. Several can change together, and make sense only together. */
  #change() {
    if (!this.#isStale) queueMicrotask(() => this.#update());
    this.#isStale = true;
  }

  #update() {
    if (!this.#isStale || this.#input.isComposing) return;
    this.#isStale = false;
    this.#describe();
    try {
      if (loadedEngine) this.#configure();
      this.#error = "";
    } catch (error) {
      this.#error = error.message;
      reportError(error);
    }
    this.#show();
  }

  #configure() {
    const format = loadedEngine.format(this.locale, formatOptions(this));
    const options = editorOptions(this);
    const { session } = this.#input;
    if (!session) {
      this.#input.session = loadedEngine.session(format, options);
      this.#begin();
    } else if (format === this.#format) {
      session.changeOptions(options);
    } else {
      // The old options can contradict the new format, and the new options the old format.
      session.changeOptions({});
      session.changeFormat(format);
      session.changeOptions(options);
      // Undo would show the old format.
      session.removeHistory();
    }
    this.#format = format;
  }

  /** Takes over what was typed or set before the engine was loaded. */
  #begin() {
    const { value, selectionEnd } = this.#element;
    if (!value) return this.#set(this.#waitingValue ?? this.defaultValue);
    this.#waitingValue = null;
    const { session } = this.#input;
    if (session.replaceText(value, selectionEnd).kind === "rejected") session.type(value);
  }

  /** Leaves a plain text field if there is no engine. */
  #fail(error) {
    this.#error = `The number can't be read: ${error.message}`;
    this.#element.value ||= this.value;
    this.#report();
  }

  // MARK: What the element tells the user, the form, and the app

  /** Passes attributes on to the inner field, and names for assistive technology. */
  #describe() {
    const element = this.#element;
    const { script } = new Intl.Locale(this.locale).maximize();
    element.dir = this.dir || (/Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/.test(script) ? "rtl" : "ltr");
    element.placeholder = this.placeholder;
    element.readOnly = this.readOnly;
    element.required = this.required;
    element.ariaLabel = this.ariaLabel;
    element.ariaLabelledByElements = this.ariaLabelledByElements ?? [...this.labels];
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

  #report() {
    const { session } = this.#input;
    const value = this.#waitingValue ?? session?.value ?? "";
    const [flag, message] = this.#problem(session);
    const isInvalid = Boolean(flag) && (this.#isReported || session?.validity === "invalid");
    const { states } = this.#internals;
    this.#internals.setFormValue(value);
    this.#internals.setValidity(flag ? { [flag]: true } : {}, message, this.#element);
    this.#message.textContent = isInvalid ? message : "";
    this.#element.ariaInvalid = String(isInvalid);
    const names = { invalid: isInvalid, warning: session?.warning, negative: value[0] === "-" };
    for (const name in names) states[names[name] ? "add" : "delete"](name);
  }

  /** Returns the flag and the words for what is wrong, or nothing. */
  #problem(session) {
    if (this.#customMessage || this.#error) {
      return ["customError", this.#customMessage || this.#error];
    }
    if (!session) return this.#element.value ? ["badInput", messages.loading] : [];
    const { validity, value, invalidReason } = session;
    if (validity === "valid") return [];
    if (validity === "empty") {
      return this.required ? ["valueMissing", this.#element.validationMessage] : [];
    }
    const reason = invalidReason ?? (value === null ? "incomplete" : "outOfRange");
    if (reason !== "outOfRange") {
      return ["badInput", messages[reason] ?? messages.tooManyDigits];
    }
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

  /** Submits the form, as Enter does in a field outside of a shadow tree. */
  #submit(event) {
    if (event.key !== "Enter") return;
    event.preventDefault();
    this.commit();
    const button = [...this.form?.elements ?? []].find((control) => control.type === "submit");
    if (button) button.click();
    else this.form?.requestSubmit();
  }

  #endComposition() {
    if (this.#waitingValue !== null) this.#set(this.#waitingValue);
    this.#update();
  }
}

defineProperties(NumberField.prototype);
customElements.define("number-field", NumberField);
