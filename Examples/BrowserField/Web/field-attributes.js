// The attributes of <number-field> that stand for options of its format and its editor.

const formatTexts = ["currency", "currency-display", "currency-sign", "unit", "unit-display",
  "numbering-system", "sign-display", "use-grouping"];
const editorTexts = ["range-policy", "step", "fraction-overflow", "maximum-length", "empty-value",
  "sign-key", "delete-over-group", "leading-zeros", "decimal-aliases", "paste", "entry"];
const editorSwitches = ["inserts-leading-zero", "pads-while-typing", "shows-empty-affixes"];
const texts = [...formatTexts, ...editorTexts, "min", "max", "fraction-digits", "integer-digits",
  "placeholder", "name"];
const switches = [...editorSwitches, "percent", "required", "readonly", "disabled"];

export const attributeNames = [...texts, ...switches];

const camelCase = (name) => name.replace(/-./g, (hyphen) => hyphen[1].toUpperCase());

/** Gives elements a property for each attribute. */
export function defineProperties(prototype) {
  for (const name of attributeNames) {
    const isSwitch = switches.includes(name);
    Object.defineProperty(prototype, name === "readonly" ? "readOnly" : camelCase(name), {
      get() { return isSwitch ? this.hasAttribute(name) : this.getAttribute(name) ?? ""; },
      set(value) {
        if (isSwitch) this.toggleAttribute(name, value);
        else if (value == null) this.removeAttribute(name);
        else this.setAttribute(name, value);
      },
    });
  }
}

export function formatOptions(field) {
  const options = present(field, formatTexts);
  if (field.useGrouping === "false") options.useGrouping = false;
  options.style = field.currency ? "currency" : field.unit ? "unit"
    : field.percent ? "percent" : "decimal";
  return options;
}

export function editorOptions(field) {
  const options = present(field, [...editorTexts, ...editorSwitches]);
  if (field.min) options.minimum = field.min;
  if (field.max) options.maximum = field.max;
  if (field.maximumLength) options.maximumLength = Number(field.maximumLength);
  if (field.decimalAliases) options.decimalAliases = [...field.decimalAliases];
  for (const name of ["FractionDigits", "IntegerDigits"]) {
    // `2` is exactly two digits, `0-2` at most two.
    const bounds = field[name[0].toLowerCase() + name.slice(1)].match(/\d+/g);
    if (!bounds) continue;
    options["minimum" + name] = Number(bounds[0]);
    options["maximum" + name] = Number(bounds.at(-1));
  }
  return options;
}

function present(field, names) {
  const properties = names.map(camelCase).filter((name) => field[name]);
  return Object.fromEntries(properties.map((name) => [name, field[name]]));
}
