import type { ForwardRefExoticComponent, HTMLAttributes, RefAttributes } from "react";
import type {
  Messages, NumberField as Element, NumberFieldOptions, Outcome, ValueDetail, ValueEvent,
} from "./number-field.js";

export interface NumberFieldProps extends NumberFieldOptions,
  Omit<HTMLAttributes<Element>,
    keyof NumberFieldOptions | "defaultValue" | "onInput" | "onChange"> {
  /** The number in ASCII, such as `-1234.5`, of a controlled field. `null` and `NaN` are no number. */
  value?: string | number | null;
  /** The number at first, and after the form's reset. */
  defaultValue?: string | number;
  messages?: Messages;
  /** An edit changed the value, or its text. The value is empty if there is no number, as for `-`. */
  onValueChange?: (value: string, detail: ValueDetail) => void;
  onInput?: (event: ValueEvent) => void;
  /** The field was left, or Enter was pressed, with another number than before. */
  onChange?: (event: ValueEvent) => void;
  onRejected?: (event: CustomEvent<Outcome>) => void;
  onAdjusted?: (event: CustomEvent<Outcome>) => void;
  autoFocus?: boolean;
  /** The id of a form that the field isn't in. */
  form?: string;
  enterKeyHint?: "enter" | "done" | "go" | "next" | "previous" | "search" | "send";
}

/** A number field of React. Its `ref` is the element. */
export const NumberField: ForwardRefExoticComponent<NumberFieldProps & RefAttributes<Element>>;
