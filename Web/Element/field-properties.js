// The attributes of <number-field> that are properties, too.

import { textOf } from "./number-engine.js";
import { optionNames, styleNames } from "./field-options.js";

const texts = ["name", "load", "min", "max", "placeholder", "autocomplete", ...optionNames];
const switches = { required: "required", disabled: "disabled", readOnly: "readonly",
  ...Object.fromEntries(styleNames.map((name) => [name, name])) };

export const attributeNames = [...texts, ...Object.values(switches)];

const define = (prototype, name, get, set) => Object.defineProperty(prototype, name, { get, set });

/** Defines properties, in camel case, that reflect the attributes. */
export function reflectAttributes(prototype) {
  for (const name of texts) {
    const property = name.replace(/-./g, (hyphen) => hyphen[1].toUpperCase());
    define(prototype, property, function () { return this.getAttribute(name) ?? ""; },
      function (value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, textOf(name, value));
      });
  }
  for (const [name, attribute] of Object.entries(switches)) {
    define(prototype, name, function () { return this.hasAttribute(attribute); },
      function (value) { this.toggleAttribute(attribute, Boolean(value)); });
  }
}

/** Defines properties that are those of a part of the element. */
export function delegate(prototype, names, part) {
  for (const name of names) {
    define(prototype, name, function () { return part(this)[name]; },
      function (value) { part(this)[name] = value; });
  }
}
