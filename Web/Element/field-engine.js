// The engines of all fields of a page.

import { loadNumberEngine } from "./number-engine.js";

/** What has been loaded of an engine, or why it can't be. */
class LoadedEngine {
  engine = null;
  error = "";
  #source;
  #promise;

  constructor(source) { this.#source = source; }

  /** The promise of the engine, which loads when somebody asks for it first. */
  get promise() {
    if (!this.#promise) {
      this.#promise = loadNumberEngine(this.#source);
      this.#promise.then((engine) => { this.engine = engine; }, (error) => {
        this.error = error.message;
        console.error("<number-field>: the engine can't be loaded.", error);
      });
    }
    return this.#promise;
  }
}

/** The engine of fields with `accepts`, which is larger, and does what the other one does. */
const calculating = new LoadedEngine(new URL("number-engine-expressions.wasm", import.meta.url));
const fields = [...globalThis.document?.querySelectorAll("number-field") ?? []];
const usual = fields.length && fields.every((field) => field.getAttribute("accepts"))
  ? calculating : new LoadedEngine();

/** The engine of fields without `accepts`: a thenable, so that importing it loads nothing. */
export const engine = { then: (...handlers) => usual.promise.then(...handlers) };

/** Returns the engine of a field. */
export const engineOf = (field) => field.accepts ? calculating : usual;
