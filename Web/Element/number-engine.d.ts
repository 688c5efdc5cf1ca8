/**
 * Loads the engine, by default from `number-engine.wasm` beside this file. `number-engine-expressions.wasm` also has
 * the option `accepts`.
 */
export function loadNumberEngine(
  source?: URL | string | BufferSource | Response | PromiseLike<Response>,
): Promise<NumberEngine>;

export interface NumberEngine {
  /**
   * Returns the format of a locale, whose text is that of `Intl.NumberFormat`. The same arguments give
   * the same format.
   *
   * All fraction digits are shown if no option says otherwise, but those of the currency in a currency.
   *
   * Throws a `RangeError` if the locale, the currency, the unit, or an option isn't known. The message ends
   * with the name of a `NumberFormatError.Code` if the engine rejects the format, such as `pluralDependent`
   * if the text of the unit depends on the number (`1 day`, `2 days`), and `unusableAffix` if a text around
   * the digits has a digit, or neither a letter nor a symbol.
   */
  format(locale: string, options?: FormatOptions): NumberFormat;

  /** Returns a live field. Throws a `RangeError` if the options contradict each other or the format. */
  session(format: NumberFormat, options?: EditorOptions): EditingSession;
}

/** The options of a format, with the names and values of ECMA-402, and the texts of a page. */
export interface FormatOptions {
  /** `permille`, which `Intl` doesn't have, is derived from the locale's percentages. */
  style?: "decimal" | "percent" | "permille" | "currency" | "unit";
  /** An ISO 4217 code such as `EUR`. */
  currency?: string;
  /** The form of the currency. */
  currencyDisplay?: "symbol" | "narrowSymbol" | "code";
  /** The way negative amounts are marked, in many locales with parentheses. */
  currencySign?: "standard" | "accounting";
  /** A unit of ECMA-402, such as `kilometer-per-hour`. */
  unit?: string;
  /** The form of the unit. */
  unitDisplay?: "long" | "short" | "narrow";
  /** A text before the digits and after a sign, such as `No. `, which can also be typed. It has no digits. */
  prefixText?: string;
  /** A text after the digits, such as ` guests`, which can also be typed. It has no digits. */
  suffixText?: string;
  /** The digits, such as `arab`; by default those of 0 to 9. */
  numberingSystem?: string;
  /** The numbers that have a sign. */
  signDisplay?: "auto" | "always" | "never" | "negative" | "exceptZero";
  /** The numbers that are grouped; `min2` are those with two digits before the first separator. */
  useGrouping?: "auto" | "always" | "min2" | boolean;
  /** The minimum number of integer digits, which adds zeros. */
  minimumIntegerDigits?: number;
  /** The minimum number of fraction digits, which adds zeros. */
  minimumFractionDigits?: number;
  /** The maximum number of fraction digits, to which numbers are rounded. */
  maximumFractionDigits?: number;
  /** The rule for rounding. */
  roundingMode?:
    | "halfEven" | "halfExpand" | "halfTrunc" | "halfCeil" | "halfFloor" | "expand" | "trunc" | "ceil"
    | "floor";
}

/** Texts of numbers. Numbers are ASCII, such as `-1234.5`, so that nothing is rounded. */
export interface NumberFormat {
  readonly locale: string;
  /** Returns the text of a number. Throws a `RangeError` if it isn't written like `-1234.5`. */
  format(number: string | number | bigint): string;
  /**
   * Returns the number of a text that somebody has written by the format's convention: a symbol can be missing,
   * and spaces, minus signs, and digits can be others. Throws a `SyntaxError` if the text isn't such a number,
   * with the name of a `NumberEditor.Reason` in the message.
   */
  parse(text: string): string;
}

/** The options of a field, with the names and values of `NumberEditor.Options` in Swift. */
export interface EditorOptions {
  /** The maximum number of fraction digits; `null` is no limit. */
  maximumFractionDigits?: number | null;
  /** The minimum number of fraction digits, which leaving the field adds. */
  minimumFractionDigits?: number;
  /** The effect of fraction digits that exceed the maximum. */
  fractionOverflow?: "reject" | "roundOnCommit";
  /** The minimum number of integer digits, which leaving the field adds. */
  minimumIntegerDigits?: number;
  /** The maximum number of integer digits that can be typed. */
  maximumIntegerDigits?: number;
  /** The maximum number of digits and decimal separators that can be typed. */
  maximumLength?: number;
  /** The maximum number of digits from the first to the last that isn't zero. */
  maximumSignificantDigits?: number;
  /** The minimum of the number, such as `0.05`. */
  minimum?: string;
  /** The maximum of the number. */
  maximum?: string;
  /** The effect of numbers outside the range. */
  rangePolicy?: "flag" | "block" | "clampOnCommit";
  /** The value of a field that is left empty. */
  emptyValue?: "none" | "zero";
  /** The change of the number by a step, such as `0.25`. */
  step?: string;
  /** Whether steps go to multiples of the step, counted from the minimum. */
  snapsToStep?: boolean;
  /** Whether a minus sign can be typed. */
  allowsNegative?: boolean;
  /** The end at which digits are inserted; `fromRight` is that of a cash machine. */
  entry?: "free" | "fromRight";
  /** The positions at which the minus key works. */
  signKey?: "leading" | "anywhere";
  /** The effect of deleting next to a grouping separator. */
  deleteOverGroup?: "digit" | "skip";
  /** The effect of typing zeros before other digits. */
  leadingZeros?: "collapse" | "keep";
  /** Whether a decimal separator that is typed first inserts a zero. */
  insertsLeadingZero?: boolean;
  /** Whether the fraction always shows its minimum number of digits. */
  padsWhileTyping?: boolean;
  /** Additional characters that are the decimal key. */
  decimalAliases?: string[];
  /** The rule for interpreting the separators of pasted numbers. */
  paste?: "smart" | "locale";
  /** The effect of a text that is one number in another form than the field's, such as `1.5` in German. */
  doubt?: "take" | "ask";
  /** The notations besides digits, for which there is the module `number-engine-expressions.wasm`. */
  accepts?: ("arithmetic" | "scientific" | "magnitudes")[];
  /** Whether an empty field shows the symbol of a currency, or its like. */
  showsEmptyAffixes?: boolean;
}

/** The outcome of an edit; the range is in the text that the edit offered, in UTF-16 code units. */
export interface Outcome {
  readonly kind: "accepted" | "adjusted" | "rejected";
  /** The name of a `NumberEditor.Reason`, or `null` if the edit was accepted. */
  readonly reason: string | null;
  readonly start: number;
  readonly end: number;
}

/**
 * A live field. Offsets are UTF-16 code units of its text, as in `HTMLInputElement`. An edit with more than
 * 9,999 of them is rejected. After `close()`, edits throw a `TypeError`.
 */
export interface EditingSession {
  readonly text: string;
  readonly selectionStart: number;
  readonly selectionEnd: number;
  readonly selectionDirection: "forward" | "backward";
  /** The number in ASCII, or `null` if there are no digits. */
  readonly value: string | null;
  readonly validity: "empty" | "incomplete" | "valid" | "invalid";
  /** The reason why the field is invalid, or `null`. */
  readonly invalidReason: string | null;
  /**
   * The range of the text that the reason is about, such as the operator of `12 +× 3` that has no number, or `null`
   * if it is about all of the text.
   */
  readonly invalidRange: { readonly start: number; readonly end: number } | null;
  /** The outcome of the last edit. */
  readonly outcome: Outcome;
  /**
   * The texts of the numbers that a text can be: `12,50 €` and `12 500,00 €` after `12.500` in French euros, and
   * `12` after `12k` and Enter. Empty if the field asks nothing.
   */
  readonly readings: readonly string[];
  /** The text of the value that an expression has so far, or `null` if the field shows a number. */
  readonly preview: string | null;
  /**
   * The keys that were rejected and wait behind the caret, the last of which Backspace takes back: `oo` after `1oo`.
   */
  readonly waitingKeys: string;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The keys that the field has a use for. */
  readonly keyboard: {
    readonly allowsFraction: boolean;
    readonly allowsMinus: boolean;
    readonly allowsPlus: boolean;
  };

  /** Replaces a range. One character is a keystroke, more are a paste, none deletes the range. */
  replace(start: number, end: number, text: string): Outcome;
  /** Replaces the whole text by another that the view shows, as after autofill. */
  replaceText(text: string, caret?: number): Outcome;
  /** Types what an input method has composed, in one undo step. */
  compose(text: string): Outcome;
  /** Types what an input method has composed, found in the whole text after the composition. */
  endComposition(text: string, caret?: number): Outcome;

  type(text: string): Outcome;
  typeOnNumericPad(character: string): Outcome;
  paste(text: string): Outcome;

  deleteBackward(): Outcome;
  deleteForward(): Outcome;
  deleteWordBackward(): Outcome;
  deleteToStart(): Outcome;
  deleteToEnd(): Outcome;
  deleteSelection(): Outcome;

  select(start: number, end: number, direction?: "forward" | "backward" | "none"): Outcome;
  /** Selects offsets among the sign, the digits, and the decimal separator, as the fixtures do. */
  selectContent(anchor: number, head: number): Outcome;
  moveLeft(extend?: boolean): Outcome;
  moveRight(extend?: boolean): Outcome;
  moveToStart(extend?: boolean): Outcome;
  moveToEnd(extend?: boolean): Outcome;
  selectAll(): Outcome;

  /** Shows a value; `null` empties the field. Throws a `RangeError` if it isn't like `-1234.5`. */
  set(value: string | number | bigint | null): Outcome;
  clear(): Outcome;
  step(count: number): Outcome;
  /** Leaving the field. */
  commit(): Outcome;
  /**
   * Enter: as `commit()`, but it answers a question that is asked again if there is one answer, and a pasted pair
   * of numbers such as `10-5`, which can be a date, becomes 5.
   */
  confirm(): Outcome;
  /** Answers the question which number it is with one of the texts of `readings`. */
  accept(reading: string): Outcome;

  /** Returns `false` if there is nothing to undo. */
  undo(): boolean;
  redo(): boolean;
  removeHistory(): void;

  /**
   * Shows a text that a field of this format has shown, with a selection, and removes the history.
   * Returns `false`, and changes nothing, if the text isn't one of this format.
   */
  restore(text: string, start: number, end: number): boolean;

  /** Shows the content in another format. Throws a `RangeError` if the options contradict it. */
  changeFormat(format: NumberFormat): void;
  /** Applies other options. Throws a `RangeError` if they contradict each other; nothing changes then. */
  changeOptions(options: EditorOptions): void;

  /** Frees the field's memory now, not when the session is collected. */
  close(): void;
}
