import type { EditingSession, NumberEngine, Outcome } from "./number-engine.js";

/** The engine of all fields, which begins to load when this module is imported. */
export const engine: Promise<NumberEngine>;

/**
 * What is wrong with a number, in words. Replace them with those of your user's language:
 * `Object.assign(messages, { incomplete: "…" })`. `{min}` and `{max}` become the formatted bounds.
 */
export const messages: {
  loading: string;
  incomplete: string;
  notANumber: string;
  range: string;
  minimum: string;
  maximum: string;
  negativeNotAllowed: string;
  tooManyDigits: string;
};

/** A control of a form that formats a number in any locale while it is typed. */
export class NumberField extends HTMLElement {
  /** The number in ASCII, such as `-1234.5`, or an empty text. Throws a `RangeError` for other text. */
  get value(): string;
  set value(value: string | number | bigint | null);
  /** The value of the attribute `value`, to which the form's reset returns. */
  defaultValue: string;

  /** The locale of the attribute, of the nearest `lang`, or of the browser. */
  locale: string;
  name: string;
  /** The bounds and the step are texts such as `0.05`, so that nothing is rounded. */
  min: string;
  max: string;
  step: string;
  placeholder: string;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;

  /** The field's text, selection, state, and reasons, or `null` until the engine is loaded. */
  readonly session: Readonly<EditingSession> | null;

  readonly form: HTMLFormElement | null;
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;

  /** Selects the text. */
  select(): void;
  undo(): void;
  redo(): void;
  /** Adds `step`, or 1 as displayed, to the number. */
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /**
   * Takes the digits as they are, though a typed grouping separator doesn't fit them: the answer "15" to
   * `session.groupingReadings`, `1,5` or `15`, after `1.5` was typed in German.
   */
  acceptGrouping(): void;
  /** Completes the number, as leaving the field does. */
  commit(): void;

  addEventListener<K extends keyof NumberFieldEventMap>(
    type: K,
    listener: (this: NumberField, event: NumberFieldEventMap[K]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

export interface NumberFieldEventMap extends HTMLElementEventMap {
  /** An edit changed more than what was typed, for the reason in `detail`. */
  adjusted: CustomEvent<Outcome>;
  /** An edit wasn't possible, for the reason in `detail`, and changed nothing. */
  rejected: CustomEvent<Outcome>;
}

declare global {
  interface HTMLElementTagNameMap {
    "number-field": NumberField;
  }
}
