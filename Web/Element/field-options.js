// The attributes of <number-field> that are options, in camel case, of its format or its editor.

/**
 * Scripts/Generate/options.py writes the lists, first of the styles that are names alone, so that the others are
 * those of `currency` and `unit`.
 */
export const styleNames = ["percent", "permille"];
const formatNames = ["currency", "currency-display", "currency-sign", "unit", "unit-display",
  "numbering-system", "sign-display", "use-grouping"];
/** Every element has a property `prefix`, which is that of its namespace. */
const textNames = ["prefix-text", "suffix-text"];
const editorNames = ["maximum-fraction-digits", "minimum-fraction-digits", "fraction-overflow",
  "minimum-integer-digits", "maximum-integer-digits", "maximum-length", "maximum-significant-digits",
  "range-policy", "empty-value", "entry", "sign-key", "delete-over-group", "leading-zeros",
  "inserts-leading-zero", "pads-while-typing", "decimal-aliases", "paste", "doubt", "shows-empty-affixes"];

export const optionNames = [...formatNames, ...textNames, ...editorNames, "accepts", "step", "fraction-digits"];

function options(field, names) {
  return Object.fromEntries(names.filter((name) => field.hasAttribute(name)).map((name) => [
    name.replace(/-./g, (hyphen) => hyphen[1].toUpperCase()), field.getAttribute(name) || true,
  ]));
}

export function formatOptions(field) {
  const style = ["currency", "unit", ...styleNames].find((name) => field.hasAttribute(name));
  const { prefixText, suffixText } = field;
  return {
    style: style ?? "decimal",
    ...options(field, formatNames),
    prefixText: prefixText || undefined,
    suffixText: suffixText || undefined,
  };
}

/** Returns the size of a step, or an empty text: `any` is none, as in `<input>`. */
export const stepSize = ({ step }) => step === "any" ? "" : step;

export function editorOptions(field) {
  const digits = field.getAttribute("fraction-digits") ?? undefined;
  return {
    minimum: field.min || undefined,
    maximum: field.max || undefined,
    step: stepSize(field) || undefined,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    accepts: field.accepts || undefined,
    ...options(field, editorNames),
  };
}

/** A text of the field is between a sign, or the parenthesis that is one, and all else. */
const isNoSign = ({ type, value }) => !/^(minus|plus)Sign$/.test(type)
  && !(type === "literal" && /^[()\u061c\u200e\u200f]*$/.test(value));

/** Returns the text that the engine will write, before it is there, or the value if `Intl` has no such style. */
export function preview(field, value) {
  const { useGrouping, prefixText = "", suffixText = "", ...format } = formatOptions(field);
  const { minimumIntegerDigits, minimumFractionDigits, maximumFractionDigits } = editorOptions(field);
  const isCurrency = format.style === "currency";
  try {
    if (value === "" || isNaN(value)) return value;
    const parts = new Intl.NumberFormat(field.locale, {
      ...format,
      useGrouping: useGrouping === "false" ? false : useGrouping,
      minimumIntegerDigits,
      minimumFractionDigits,
      maximumFractionDigits: maximumFractionDigits ?? (isCurrency ? undefined : 20),
    }).formatToParts(value);
    parts.splice(parts.findLastIndex(isNoSign) + 1, 0, { value: suffixText });
    parts.splice(parts.findIndex(isNoSign), 0, { value: prefixText });
    return parts.map(({ value }) => value).join("");
  } catch {
    return value;
  }
}
