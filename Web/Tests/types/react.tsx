// A controlled field, and the element in JSX.

import { createElement, useRef, useState } from "react";
import type {} from "@livenumber/number-field/jsx";
import type { NumberField as Element } from "@livenumber/number-field";
import { NumberField } from "@livenumber/number-field/react";

export function Price() {
  const [price, setPrice] = useState("1234.5");
  const ref = useRef<Element>(null);
  return <>
    <NumberField ref={ref} id="price" className="wide" locale="de" currency="EUR" min={0}
      value={price} onValueChange={setPrice} onRejected={(event) => console.log(event.detail.reason)} />
    <NumberField value={null} autoFocus enterKeyHint="done" inputMode="numeric"
      onValueChange={(value, { number, reason }) => reason === "pasted" && number !== null && value.length}
      onChange={(event) => console.log(event.detail.number?.toFixed())} />
    <number-field locale="de" currency-display="code" maximum-fraction-digits={2} required
      range-policy="block" value="5" onClick={() => ref.current?.select()} />
    {/* @ts-expect-error */}
    <NumberField curency="EUR" />
    {/* @ts-expect-error */}
    <NumberField onValueChange={(value: number) => value} />
    {/* @ts-expect-error */}
    <NumberField onValueChange={(_, { number }) => number.toFixed()} />
    {/* @ts-expect-error */}
    <NumberField onValueChange={(_, { reason }) => reason === "pushed"} />
    {/* @ts-expect-error */}
    <number-field required="yes please" />
  </>;
}

createElement(NumberField, { defaultValue: 5, percent: true });
