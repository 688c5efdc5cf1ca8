// Measures a keystroke in the module against `Intl`, in the same page.

import { loadNumberEngine } from "/Element/number-engine.js";

const KEYS = [..."-1234567.89"];
const ROUNDS = 11;
const REPEATS = 4000;

/** Returns the microseconds of each key of a closure that types all of them. */
function time(type) {
  const start = performance.now();
  for (let count = 0; count < REPEATS; count++) type();
  return (performance.now() - start) * 1000 / (REPEATS * KEYS.length);
}

/**
 * Returns the least microseconds of a key in the module, and of a text that Intl formats, since other
 * work on the machine only adds to a time.
 */
export async function measure() {
  const engine = await loadNumberEngine();
  const session = engine.session(engine.format("en"));
  const intl = new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
  const typed = { module: "", intl: "" };
  const typeInModule = () => {
    session.clear();
    for (const key of KEYS) {
      const end = session.text.length;
      session.replace(end, end, key);
      typed.module = `${session.text} ${session.value}`;
    }
    session.removeHistory();
  };
  const typeInIntl = () => {
    let text = "";
    for (const key of KEYS) {
      const value = Number((text + key).replaceAll(",", ""));
      text = Number.isNaN(value) ? text + key : intl.format(value);
      // Intl drops a separator at the end.
      if (key === ".") text += key;
      typed.intl = `${text} ${value}`;
    }
  };
  const times = { module: [], intl: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.intl.push(time(typeInIntl));
    times.module.push(time(typeInModule));
  }
  return {
    module: Math.min(...times.module), intl: Math.min(...times.intl),
    sameTexts: typed.module === typed.intl,
  };
}
