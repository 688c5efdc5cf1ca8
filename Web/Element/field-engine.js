// The engines of all fields of a page.

import { loadNumberEngine } from "./number-engine.js";

/** What has been loaded of an engine, or why it can't be. */
class LoadedEngine {
  engine = null;
  error = "";

  constructor(source) {
    this.promise = loadNumberEngine(source);
    this.promise.then((engine) => { this.engine = engine; }, (error) => {
      this.error = error.message;
      console.error("<number-field>: the engine can't be loaded.", error);
    });
  }
}

const loadCalculating = () =>
  new LoadedEngine(new URL("number-engine-expressions.wasm", import.meta.url));

const fields = [...globalThis.document?.querySelectorAll("number-field") ?? []];
/** The engine of fields with `accepts`, which is larger, and does what the other one does. */
let calculating = fields.length && fields.every((field) => field.getAttribute("accepts"))
  ? loadCalculating() : null;
const usual = calculating
  ?? (globalThis.document ? new LoadedEngine() : { promise: new Promise(() => {}) });

/** The engine that begins to load with this module. A server loads none. */
export const engine = usual.promise;

/** Returns the engine of a field. The one with `accepts` loads when the first field needs it. */
export const engineOf = (field) => field.accepts ? calculating ??= loadCalculating() : usual;
