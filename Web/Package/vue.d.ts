import type {
  Messages, NumberField as Element, NumberFieldOptions, Outcome, ValueDetail,
} from "./number-field.js";

export interface NumberFieldProps extends NumberFieldOptions {
  /** The number in ASCII, such as `-1234.5`, or an empty text: the value of `v-model`. */
  modelValue?: string | number | null;
  messages?: Messages;
  "onUpdate:modelValue"?: (value: string) => void;
  /** `@value-change`: an edit changed the value, or its text. */
  onValueChange?: (value: string, detail: ValueDetail) => void;
  onRejected?: (outcome: Outcome) => void;
  onAdjusted?: (outcome: Outcome) => void;
}

/** A number field of Vue. */
export const NumberField: { new (): { $props: NumberFieldProps; $el: Element } };

declare module "vue" {
  interface GlobalComponents {
    NumberField: typeof NumberField;
  }
}
