// <number-field> in JSX: `import type {} from "@livenumber/number-field/jsx"`.

import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { NumberField, NumberFieldAttributes } from "./number-field.js";

type Properties = Omit<DetailedHTMLProps<HTMLAttributes<NumberField>, NumberField>,
  keyof NumberFieldAttributes> & NumberFieldAttributes & { class?: string };

declare global {
  namespace JSX {
    interface IntrinsicElements {
      "number-field": Properties;
    }
  }
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "number-field": Properties;
    }
  }
}
