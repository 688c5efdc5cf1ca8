// What a template of Vue passes to the component.

import type { GlobalComponents } from "vue";
import { NumberField } from "@livenumber/number-field/vue";

type Properties = InstanceType<typeof NumberField>["$props"];

export const price: Properties = {
  modelValue: "1234.5", locale: "de", currency: "EUR", min: 0,
  "onUpdate:modelValue": (value) => console.log(value.length),
  onValueChange: (value, { number, reason }) => console.log(value.length, number?.toFixed(), reason === "stepped"),
  onRejected: (outcome) => console.log(outcome.reason),
};
// @ts-expect-error
export const wrong: Properties = { curency: "EUR" };
export const component: GlobalComponents["NumberField"] = NumberField;
