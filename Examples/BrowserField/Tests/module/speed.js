// Measures a keystroke in the module against `Intl`, in the same page.

import { loadNumberEngine } from "/Web/number-engine.js";

const KEYS = [..."-1234567.89"];
const ROUNDS = 21;
const REPEATS = 200;

/** Returns the microseconds of each key of a closure that types all of them. */
function time(type) {
  const start = performance.now();
  for (let count = 0; count < REPEATS; count++) type();
  return (performance.now() - start) * 1000 / (REPEATS * KEYS.length);
}

function median(values) { return values.sort((a, b) => a - b)[values.length >> 1]; }

/** Returns the microseconds of a key in the module, and of a text that Intl formats. */
export async function measure() {
  const engine = await loadNumberEngine();
  const session = engine.session(engine.format("en"));
  const intl = new Intl.NumberFormat("en", { maximumFractionDigits: 20 });
  let checksum = 0;
  const typeInModule = () => {
    session.clear();
    for (const key of KEYS) {
      const end = session.text.length;
      session.replace(end, end, key);
      checksum += session.text.length + (session.value?.length ?? 0);
    }
    session.removeHistory();
  };
  const typeInIntl = () => {
    let text = "";
    for (const key of KEYS) {
      const value = Number((text + key).replaceAll(",", ""));
      text = Number.isNaN(value) ? text + key : intl.format(value);
      checksum += text.length + value;
    }
  };
  const times = { module: [], intl: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.intl.push(time(typeInIntl));
    times.module.push(time(typeInModule));
  }
  return { module: median(times.module), intl: median(times.intl), checksum };
}
