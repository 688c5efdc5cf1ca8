// <number-field> as a component of Vue 3, with `v-model`.

import { h } from "vue";
import "./number-field.js";

/** Options are attributes or properties: Vue sets what the element has as a property. */
export const NumberField = {
  name: "NumberField",
  props: { modelValue: { type: [String, Number], default: "" } },
  emits: ["update:modelValue", "valueChange", "rejected", "adjusted"],
  setup(properties, { emit }) {
    return () => h("number-field", {
      ".value": properties.modelValue ?? "",
      onInput: ({ target, detail }) => {
        emit("update:modelValue", target.value);
        emit("valueChange", target.value, detail);
      },
      onRejected: (event) => emit("rejected", event.detail),
      onAdjusted: (event) => emit("adjusted", event.detail),
    });
  },
};
