// <number-field> as a component of React, whose version 18 gives a custom element only attributes.

import { createElement, forwardRef, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { NumberField as Element } from "./number-field.js";

const events = {
  onInput: "input", onChange: "change", onRejected: "rejected", onAdjusted: "adjusted",
};

/** Returns the attribute of a property, such as `currency-display` of `currencyDisplay`. */
function attribute(name, value) {
  if (name === "className") return ["class", value];
  if (!Object.hasOwn(Element.prototype, name)) return [name, value];
  const kebab = name.toLowerCase() === "readonly" ? "readonly"
    : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const isSet = (value ?? false) !== false || (value === false && name === "useGrouping");
  const text = Array.isArray(value) ? value.join(name === "accepts" ? " " : "") : String(value);
  return [kebab, isSet ? text : undefined];
}

export const NumberField = forwardRef(function NumberField(properties, ref) {
  const { value, defaultValue, onValueChange, messages, ...rest } = properties;
  const element = useRef(null), latest = useRef(properties);
  latest.current = properties;
  useImperativeHandle(ref, () => element.current);
  useLayoutEffect(() => {
    const removal = new AbortController();
    for (const [name, type] of Object.entries(events)) {
      element.current.addEventListener(type, (event) => {
        latest.current[name]?.(event);
        if (type === "input") latest.current.onValueChange?.(event.target.value, event);
      }, { signal: removal.signal });
    }
    return () => removal.abort();
  }, []);
  useLayoutEffect(() => {
    if (defaultValue !== undefined) element.current.defaultValue = defaultValue;
  }, [defaultValue]);
  useLayoutEffect(() => { if (value !== undefined) element.current.value = value; });
  useLayoutEffect(() => { if (messages) element.current.messages = messages; }, [messages]);
  const attributes = Object.entries(rest).filter(([name]) => !(name in events))
    .map(([name, value]) => attribute(name, value));
  // A server writes the value, which the element shows before its engine is there.
  const shown = globalThis.document ? {} : { value: defaultValue ?? value };
  return createElement("number-field",
    { ...Object.fromEntries(attributes), ...shown, suppressHydrationWarning: true, ref: element });
});
