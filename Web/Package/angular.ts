// <number-field> as a control of Angular's forms: `<number-field [formControl]="price">` or `[(ngModel)]`.
// Add `CUSTOM_ELEMENTS_SCHEMA` to the schemas of the component that uses it.

import { Directive, ElementRef, forwardRef } from "@angular/core";
import { type ControlValueAccessor, NG_VALUE_ACCESSOR } from "@angular/forms";
import { type NumberField } from "./number-field.js";
import "./number-field.js";

@Directive({
  selector: "number-field[formControl], number-field[formControlName], number-field[ngModel]",
  standalone: true,
  host: { "(input)": "changed(element.nativeElement.value)", "(blur)": "touched()" },
  providers: [{
    provide: NG_VALUE_ACCESSOR, useExisting: forwardRef(() => NumberFieldAccessor), multi: true,
  }],
})
export class NumberFieldAccessor implements ControlValueAccessor {
  changed: (value: string) => void = () => {};
  touched: () => void = () => {};

  constructor(readonly element: ElementRef<NumberField>) {}

  writeValue(value: string | number | null) { this.element.nativeElement.value = value ?? ""; }
  registerOnChange(changed: (value: string) => void) { this.changed = changed; }
  registerOnTouched(touched: () => void) { this.touched = touched; }
  setDisabledState(isDisabled: boolean) { this.element.nativeElement.disabled = isDisabled; }
}
