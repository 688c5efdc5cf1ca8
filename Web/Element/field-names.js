// What assistive technology calls a field.

/** Gives the inner element the name and the description of its field, and a message as description. */
export function nameElement(element, field, message) {
  const labels = [...field.labels];
  // The message is in a label around the field, but no part of the name.
  const isInLabel = labels.some((label) => label.contains(field));
  element.ariaLabel = field.ariaLabel
    || (isInLabel ? labels.map((label) => label.textContent.trim()).join(" ") : null);
  element.ariaLabelledByElements = field.ariaLabelledByElements
    ?? (element.ariaLabel ? null : labels);
  element.ariaDescribedByElements = [...field.ariaDescribedByElements ?? [], message];
}
