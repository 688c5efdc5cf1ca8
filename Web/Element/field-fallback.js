// An <input> in the field, for pages without scripts, or before them.

/** Gives its name, its label, its text, and the focus to the field, whose inner element is shown from then on. */
export function takeFallback(field, element, input) {
  if (!input.matches("input:enabled")) return;
  const { value, defaultValue, type, selectionEnd } = input;
  const hadFocus = input.matches(":focus");
  for (const name of ["name", "id"]) {
    if (!field.hasAttribute(name) && input[name]) field.setAttribute(name, input[name]);
    input.removeAttribute(name);
  }
  // It tells of what was typed when it loses the focus.
  input.addEventListener("change", (event) => event.stopPropagation());
  input.disabled = true;
  if (value === defaultValue) {
    if (!field.hasAttribute("value")) field.defaultValue = value;
  } else if (type === "number") {
    field.value = value;
  } else {
    element.value = value;
    element.dispatchEvent(new Event("input"));
  }
  if (!hadFocus) return;
  field.focus();
  // An input for numbers tells of no caret.
  const caret = selectionEnd ?? element.value.length;
  if (!field.session) element.setSelectionRange(caret, caret);
}
