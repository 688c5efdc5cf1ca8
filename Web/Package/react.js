"use client";
// <number-field> as a component of React, whose version 18 gives a custom element only attributes.

import {
  createElement, forwardRef, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState,
} from "react";
import { NumberField as Element } from "./number-field.js";

const events = {
  onInput: "input", onChange: "change", onRejected: "rejected", onAdjusted: "adjusted",
};
const isServer = !globalThis.document;
// React 18 warns on a server about effects of the layout, which only run in a page.
const useElementEffect = isServer ? useEffect : useLayoutEffect;

/** Returns the text of a value. A number that isn't one is empty. */
const valueText = (value) => Number.isNaN(value) ? "" : String(value ?? "");

/** Returns whether a field has a value, in any notation if it's a number, such as 1e21. */
const has = (field, value) => field.value === valueText(value)
  || (typeof value === "number" && field.value !== "" && Number(field.value) === value);

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
  const { value, defaultValue, autoFocus, onValueChange, messages, ...rest } = properties;
  const element = useRef(null), latest = useRef(properties);
  const last = useRef({ text: null, edits: 0 });
  const [edits, setEdits] = useState(0);
  useImperativeHandle(ref, () => element.current);
  useElementEffect(() => { latest.current = properties; });

  function tell(detail) {
    latest.current.onValueChange?.(element.current.value, detail);
    // Whether the app has taken the value is known when React has rendered.
    setEdits((count) => count + 1);
  }

  useElementEffect(() => {
    const field = element.current, removal = new AbortController();
    const { signal } = removal;
    for (const [name, type] of Object.entries(events)) {
      field.addEventListener(type, (event) => {
        latest.current[name]?.(event);
        if (type === "input") tell(event.detail);
      }, { signal });
    }
    // A form's reset, such as that after an action of React 19, keeps the state.
    field.getRootNode().addEventListener("reset", ({ target }) => {
      const { value } = latest.current;
      if (target === field.form && value !== undefined) field.defaultValue = valueText(value);
    }, { capture: true, signal });
    if (autoFocus && !field.autofocus) field.focus();
    return () => removal.abort();
  }, []);

  useElementEffect(() => {
    if (defaultValue !== undefined) element.current.defaultValue = defaultValue;
  }, [defaultValue]);

  useElementEffect(() => {
    if (value === undefined) return;
    const field = element.current, text = valueText(value);
    const isFirst = last.current.text === null, isAnswer = edits !== last.current.edits;
    // A server has written the state to the attribute.
    const isNew = text !== (last.current.text ?? field.defaultValue);
    last.current = { text, edits };
    // What is typed before the engine is there has no value yet. An event tells it to the app.
    if (has(field, value) || (!field.session && (isAnswer || !isNew))) return;
    if (isNew) {
      field.value = text;
    } else if (edits === 0) {
      // Typed before the page was hydrated, unless the state is the number in another notation.
      if (!isFirst || field.valueAsNumber === Number(text)) return;
      tell({ number: field.value === "" ? null : field.valueAsNumber, reason: "typed" });
    } else if (field.value !== "" || field.session.validity === "empty") {
      // The app hasn't taken the value. An incomplete number has none yet.
      field.value = text;
    }
  }, [value, edits]);

  useElementEffect(() => { if (messages) element.current.messages = messages; }, [messages]);

  const attributes = Object.entries(rest).filter(([name]) => !(name in events))
    .map(([name, value]) => attribute(name, value));
  // A server writes the value, which the element shows before its engine is there.
  const written = isServer ? { value: valueText(value ?? defaultValue) || undefined,
    autofocus: autoFocus ? "" : undefined } : {};
  return createElement("number-field",
    { ...Object.fromEntries(attributes), ...written, suppressHydrationWarning: true,
      ref: element });
});
