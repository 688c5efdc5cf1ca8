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

const usual = globalThis.document ? new LoadedEngine() : { promise: new Promise(() => {}) };
let calculating;

/** The engine of fields that don't calculate, which begins to load with this module. A server loads none. */
export const engine = usual.promise;

/** Returns the engine of a field. The one with `accepts` is larger, and loads when the first field needs it. */
export function engineOf(field) {
  if (!field.accepts) return usual;
  return calculating ??= new LoadedEngine(new URL("number-engine-expressions.wasm", import.meta.url));
}
