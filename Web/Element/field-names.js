// What assistive technology calls a field.

/** Gives the inner element the name and the description of its field, and a message as description. */
export function nameElement(element, field, message) {
  const labels = field.ariaLabelledByElements ?? [...field.labels];
  // Checkers such as axe know only this attribute, and WebKit prefers it to elements.
  element.ariaLabel = field.ariaLabel
    || labels.map((label) => label.textContent.trim()).join(" ") || null;
  // The message is in a label around the field, but no part of the name.
  const isInLabel = labels.some((label) => label.contains(field));
  element.ariaLabelledByElements = field.ariaLabelledByElements
    ?? (field.ariaLabel || isInLabel ? null : labels);
  element.ariaDescribedByElements = [...field.ariaDescribedByElements ?? [], message];
  element.ariaErrorMessageElements = field.ariaErrorMessageElements;
}
