// What Enter does in a form.

const isTextField = (control) => control.matches("number-field, input:enabled:not([type=hidden],"
  + "[type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button],"
  + "[type=reset])");

/** Submits a form, as Enter does in a field outside of a shadow tree. */
export function submitImplicitly(form) {
  const controls = [...form?.elements ?? []];
  const button = controls.find((control) => control.type === "submit");
  if (button) button.click();
  // Without a button, a browser submits only the form of a single text field.
  else if (controls.filter(isTextField).length === 1) form.requestSubmit();
}
