// The engine of all fields of a page.

import { loadNumberEngine } from "./number-engine.js";

/** What has been loaded, or why it can't be. */
export const loaded = { engine: null, error: "" };

/** The engine of all fields, which begins to load with this module. A server loads none. */
export const engine = globalThis.document ? loadNumberEngine() : new Promise(() => {});
engine.then((engine) => { loaded.engine = engine; }, (error) => {
  loaded.error = error.message;
  console.error("<number-field>: the engine can't be loaded.", error);
});
