import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type { Messages, NumberField as Element, NumberFieldOptions, Outcome } from "./number-field.js";

export interface NumberFieldProps extends NumberFieldOptions,
  Omit<HTMLAttributes<Element>, keyof NumberFieldOptions | "defaultValue" | "onInput" | "onChange"> {
  /** The number in ASCII, such as `-1234.5`, of a controlled field. */
  value?: string | number | null;
  /** The number at first, and after the form's reset. */
  defaultValue?: string | number;
  messages?: Messages;
  /** An edit changed the value. */
  onValueChange?: (value: string, event: Event) => void;
  onInput?: (event: Event) => void;
  /** The field was left, or Enter was pressed, with another number than before. */
  onChange?: (event: Event) => void;
  onRejected?: (event: CustomEvent<Outcome>) => void;
  onAdjusted?: (event: CustomEvent<Outcome>) => void;
}

/** A number field of React. Its `ref` is the element. */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<Element>>;
