// What is wrong with a number, and what to say of it.

import { isLess } from "./decimal-steps.js";
import { languageAround } from "./field-language.js";
import { message } from "./field-messages.js";

export class FieldValidity {
  /** What is wrong with the attributes or the engine, for the page's developer. */
  error = "";
  customMessage = "";
  /** The format of bounds and steps in messages. */
  format;
  /** The last edit that changed the number, or that was adjusted or rejected. */
  outcome = null;
  #field;
  #input;

  constructor(field, input) {
    this.#field = field;
    this.#input = input;
  }

  /** Returns the flag of a problem in `ValidityState`, and its message, or an empty array. */
  problem() {
    const { session, element } = this.#input;
    const { value, required } = this.#field;
    if (this.customMessage) return ["customError", { text: this.customMessage, language: "" }];
    if (this.error) return ["customError", this.#words("unavailable")];
    if (!session && !value && element.value) return ["badInput", this.#words("loading")];
    const validity = session?.validity ?? (value ? "valid" : "empty");
    if (validity === "valid") return this.#stepProblem();
    if (validity === "empty") return required ? ["valueMissing", this.#missing()] : [];
    const question = this.#question();
    if (question) return ["badInput", question];
    const reason = session.invalidReason ?? (session.value === null ? "incomplete" : "outOfRange");
    if (reason === "outOfRange") return this.#rangeProblem(session.value);
    const isLimit = /^(too|noFraction)/.test(reason);
    return ["badInput", this.#words(isLimit ? "tooManyDigits" : reason)];
  }

  /** Returns what to say of a number that isn't invalid: a question, why an edit changed or refused something. */
  notice() {
    const keys = this.#input.session?.waitingKeys;
    const reason = this.outcome?.reason ?? (keys && "unexpectedCharacter");
    // Which number a commit read is seen.
    const words = reason && reason !== "readAsTyped" ? this.#words(reason) : this.#preview();
    // The text doesn't show what Backspace takes back.
    if (keys) words.text = `${keys}: ${words.text}`;
    return this.#question() || words;
  }

  /** Returns the value that an expression has so far. */
  #preview() {
    const { preview } = this.#input.session ?? {};
    return preview ? { text: `= ${preview}`, language: this.#field.locale, part: "message preview" } : null;
  }

  #words(key, values) {
    const field = this.#field;
    return message(key, languageAround(field), field.messages, field.locale, values);
  }

  #rangeProblem(value) {
    const { min, max } = this.#field;
    return [
      min && isLess(value, min) ? "rangeUnderflow" : "rangeOverflow",
      this.#words(min && max ? "range" : min ? "minimum" : "maximum",
        { min: min && this.format.format(min), max: max && this.format.format(max) }),
    ];
  }

  #stepProblem() {
    const [lower, upper] = this.#input.multiplesAround() ?? [];
    if (!lower) return [];
    return ["stepMismatch", this.#words("step",
      { lower: this.format.format(lower), upper: this.format.format(upper) })];
  }

  /** Returns the browser's words for a missing number if there are none in the user's language. */
  #missing() {
    const words = this.#words("missing");
    const isEnglish = (language) => language.split("-")[0] === "en";
    if (!isEnglish(words.language) || isEnglish(languageAround(this.#field))) return words;
    // A disabled or read-only input has no message.
    const text = this.#input.element.validationMessage || words.text;
    return { text, language: navigator.language };
  }

  /** Returns the question which number it is: after `12.500` in French euros, "12,50 € or 12 500,00 €?". */
  #question() {
    const readings = this.#input.session?.readings ?? [];
    const [first] = readings, second = readings.at(-1);
    return first && this.#words(second === first ? "isIt" : "either", { first, second, number: first });
  }
}
