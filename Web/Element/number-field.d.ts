import type { EditingSession, EditorOptions, FormatOptions, NumberEngine, Outcome } from "./number-engine.js";

export { loadNumberEngine } from "./number-engine.js";
export type {
  EditingSession, EditorOptions, FormatOptions, NumberEngine, NumberFormat, Outcome,
} from "./number-engine.js";

/**
 * The engine of the fields without `accepts`, which begins to load when the first of them is in a document, or when
 * somebody awaits it. The other one loads for the first field with the attribute. If all fields that the document has
 * when this module is imported have it, all fields have that one.
 */
export const engine: PromiseLike<NumberEngine>;

/** The words of a field for its user; those that are missing are the library's. */
export type Messages = Partial<Record<
  /** Problems of the number. `{min}`, `{max}`, `{lower}`, and `{upper}` become formatted numbers. */
  | "missing" | "incomplete" | "range" | "minimum" | "maximum" | "step" | "tooManyDigits"
  /** Which number a text is, `12.500` in French euros, with `{first}` and `{second}`; or if it is `{number}`. */
  | "either" | "isIt"
  /** The engine isn't there yet, or never; or the attributes of the field are wrong. */
  | "loading" | "unavailable"
  /** The reason of an outcome, such as `clampedToRange`. */
  | (string & {}),
  string>>;

/**
 * Words of all fields by language, instead of the library's, or of a language that it doesn't speak:
 * `messages.cy = { missing: "Rhowch rif." }`. A field takes those of the text around it, not those of its
 * numbers.
 */
export const messages: Record<string, Messages>;

/** A control of a form that formats a number in any locale while it is typed. */
export class NumberField extends HTMLElement {
  /**
   * The number in ASCII, such as `-1234.5`, or an empty text. What is no number is none when it is set, and the console
   * says so. The value that is there already changes nothing.
   */
  get value(): string;
  set value(value: string | number | bigint | null);
  /** The value as a double, or `NaN` if there is none. */
  valueAsNumber: number;
  /** The value of the attribute `value`, to which the form's reset returns. */
  defaultValue: string;

  /** The locale of the attribute, of the nearest `lang` that the browser has numbers for, or of the browser. */
  locale: string;
  name: string;
  /** The bounds and the step are texts such as `0.05`, so that nothing is rounded. */
  min: string;
  max: string;
  step: string;
  placeholder: string;
  autocomplete: string;
  required: boolean;
  disabled: boolean;
  readOnly: boolean;
  /** The words of this field alone. */
  messages: Messages;

  /** When the engine loads: `focus` waits until the field is used. */
  load: "focus" | "" | null;
  /** The engine of the field, which loads if it hasn't. From then on, a field in a document has a session. */
  readonly ready: Promise<NumberEngine>;
  /** The field's text, selection, state, and reasons, or `null` until the engine is loaded. */
  readonly session: Readonly<EditingSession> | null;

  /** The form. Setting it takes the id of one. */
  get form(): HTMLFormElement | null;
  set form(id: HTMLFormElement | string | null);
  readonly labels: NodeList;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  checkValidity(): boolean;
  reportValidity(): boolean;
  setCustomValidity(message: string): void;

  /** Selects the text. */
  select(): void;
  /** The selection in UTF-16 code units of the text. */
  selectionStart: number;
  selectionEnd: number;
  selectionDirection: "forward" | "backward" | "none";
  setSelectionRange(start: number, end: number, direction?: "forward" | "backward" | "none"): void;
  undo(): void;
  redo(): void;
  /** Adds `step`, or 1 as displayed, to the number. A number between two steps goes to the next one. */
  stepUp(count?: number): void;
  stepDown(count?: number): void;
  /** Answers the question which number it is with one of the texts of `session.readings`. */
  accept(reading: string): void;
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
  removeEventListener<K extends keyof NumberFieldEventMap>(
    type: K,
    listener: (this: NumberField, event: NumberFieldEventMap[K]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * Each option is a property that reflects its attribute: a text, which is empty if it isn't set. `null` removes it.
 */
export interface NumberField extends ReflectedOptions, ReflectedStyles {}

type OptionName =
  | Exclude<keyof FormatOptions, "style" | "minimumIntegerDigits" | "minimumFractionDigits"
    | "maximumFractionDigits" | "roundingMode">
  | Exclude<keyof EditorOptions, "minimum" | "maximum" | "step" | "snapsToStep" | "allowsNegative">
  | "fractionDigits";

/** The styles that are attributes, and properties, of their own. */
type StyleName = Exclude<FormatOptions["style"], undefined | "decimal" | "currency" | "unit">;

type OptionValue = string | number | boolean | readonly string[] | null;

type ReflectedOptions = { [name in OptionName]: OptionValue };
type ReflectedStyles = { [name in StyleName]: boolean };

/** The properties of a field that a page can set beside its value. */
export type NumberFieldOptions = Partial<ReflectedOptions & ReflectedStyles & Pick<NumberField,
  "locale" | "name" | "load" | "placeholder" | "autocomplete" | "required" | "disabled" | "readOnly">
  & { min: string | number; max: string | number; step: string | number }>;

type Kebab<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Kebab<Rest>}` : Text;

/** The attributes of a field, as HTML and JSX have them. */
export type NumberFieldAttributes = Partial<
  { [name in Kebab<OptionName>]: string | number | boolean }
  & Record<"value" | "min" | "max" | "step", string | number>
  & Record<"locale" | "lang" | "dir" | "name" | "load" | "placeholder" | "autocomplete" | "inputmode"
    | "enterkeyhint" | "title", string>
  & Record<"required" | "disabled" | "readonly" | StyleName, boolean | "">>;

/** The number of a field, and what has changed it last. */
export interface ValueDetail {
  /** The number as a double, which can be rounded, or `null` if there is none. `value` has all digits. */
  readonly number: number | null;
  /**
   * `script` is a text that a script has written into the inner input, such as a form filler's. A value that a page
   * sets fires no event.
   */
  readonly reason: "typed" | "pasted" | "stepped" | "answered" | "undone" | "reset" | "script";
}

/** An event of a field's value. It isn't a `CustomEvent`, whose detail Alpine takes for the value. */
export interface ValueEvent extends Event {
  readonly detail: ValueDetail;
}

export interface NumberFieldEventMap extends HTMLElementEventMap {
  /** An edit changed the text, leaving the field changed the number, or the form's reset did. */
  input: ValueEvent;
  /** The field was left, or Enter was pressed, with another number than before. */
  change: ValueEvent;
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
