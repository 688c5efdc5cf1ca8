// A page without a framework.

import { engine, loadNumberEngine, messages, type Outcome, type ValueEvent } from "@livenumber/number-field";

const field = document.querySelector("number-field")!;
field.value = 5n;
field.currency = "EUR";
field.currency = null;
field.decimalAliases = ["·"];
field.accepts = ["arithmetic", "magnitudes"];
field.accepts = "arithmetic";
field.suffixText = " guests";
// @ts-expect-error
field.curency = "EUR";
// @ts-expect-error
field.session = null;
const text: string = field.value;
const number: number = field.valueAsNumber;

const told = (event: CustomEvent<Outcome>) => console.log(event.detail.reason, text, number);
field.addEventListener("rejected", told);
field.removeEventListener("rejected", told);
field.addEventListener("adjusted", (event) => console.log(event.detail.kind));
field.addEventListener("input", ({ detail }) => console.log(detail.number?.toFixed(), detail.reason === "undone"));
field.addEventListener("change", ({ detail }: ValueEvent) => console.log(detail.number));
field.addEventListener("click", (event) => console.log(event.clientX));
// @ts-expect-error
field.addEventListener("rejected", (event) => console.log(event.detail.raeson));

messages.it = { missing: "Inserisci un numero." };
field.messages = { range: "{min}–{max}" };
field.ready.then(() => field.session?.preview);
engine.then((engine) => engine.format("de", { style: "percent" }).format("0.5"));
loadNumberEngine("/engine.wasm").then((engine) => engine.session(engine.format("de")).type("5"));
