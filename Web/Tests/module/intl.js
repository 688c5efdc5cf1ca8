// Compares the engine's text with that of `Intl` in all locales of the browser.

import { loadNumberEngine } from "/Element/number-engine.js";

const STYLES = [
  { style: "decimal" },
  { style: "decimal", signDisplay: "always" },
  { style: "percent" },
  { style: "currency", currency: "EUR" },
  { style: "currency", currency: "USD", currencySign: "accounting" },
  { style: "currency", currency: "JPY", currencyDisplay: "code" },
  { style: "currency", currency: "GBP", currencyDisplay: "narrowSymbol", signDisplay: "exceptZero" },
  { style: "unit", unit: "kilometer" },
];

const SCRIPTS = ["Adlm", "Arab", "Beng", "Cyrl", "Deva", "Guru", "Hans", "Hant", "Latn", "Mtei",
  "Olck", "Orya", "Rohg", "Sund", "Tfng", "Telu", "Vaii"];

/** Returns every locale that the browser has data of its own for. */
function locales() {
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  const codes = [...pairs, ...pairs.flatMap((pair) => letters.map((letter) => pair + letter))];
  const languages = Intl.NumberFormat.supportedLocalesOf(codes).filter((code) => code.length < 4);
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const regions = [...pairs.map((pair) => pair.toUpperCase()), "001", "150", "419"]
    .filter((region) => names.of(region));
  const isOwn = (tag) => new Intl.NumberFormat(tag).resolvedOptions().locale === tag;
  const scripted = languages.flatMap((language) => [
    language, ...SCRIPTS.map((script) => `${language}-${script}`).filter(isOwn)]);
  return [...new Set(scripted)].flatMap((tag) => [
    tag, ...regions.map((region) => `${tag}-${region}`).filter(isOwn)]);
}

/** Returns numbers of all lengths, the same ones in each run. */
function numbers() {
  let seed = 20260101;
  const random = (bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % bound;
  };
  const digits = (count) => Array.from({ length: count }, () => random(10)).join("");
  const numbers = ["0", "-0", "0.5", "-0.005", "1", "-1", "999.995", "1000", "-12345", "1e0"];
  numbers[9] = "0.1";
  while (numbers.length < 200) {
    const fraction = random(3) ? `.${digits(1 + random(6))}` : "";
    const integer = `${1 + random(9)}${digits(random(16))}`;
    numbers.push((random(2) ? "-" : "") + (random(8) ? integer : "0") + fraction);
  }
  return numbers;
}

/** Returns a number without zeros at its end, to compare it with others. */
function canonical(number) {
  return number.replace(/(\.\d*?)0+$/u, "$1").replace(/\.$/u, "").replace(/^-0$/u, "0");
}

/** Returns the counts of comparisons and the first differences. */
export async function run() {
  const engine = await loadNumberEngine();
  const samples = numbers();
  const tags = locales();
  const result = { locales: tags.length, texts: 0, parsed: 0, plural: [], failures: [] };
  for (const tag of tags) {
    for (const options of STYLES) {
      const digits = options.style === "currency" ? {} : { maximumFractionDigits: 20 };
      const intl = new Intl.NumberFormat(tag, { ...options, ...digits });
      let format;
      try {
        format = engine.format(tag, options);
      } catch (error) {
        if (options.style === "unit" && /pluralDependent/u.test(error.message)) {
          result.plural.push(tag);
        } else {
          result.failures.push(`${tag} ${JSON.stringify(options)}: ${error.message}`);
        }
        continue;
      }
      const limit = options.style === "currency" ? intl.resolvedOptions().maximumFractionDigits : 99;
      for (const number of samples) {
        const expected = intl.format(number);
        const text = format.format(number);
        result.texts++;
        const context = () => `${tag} ${JSON.stringify(options)} ${number}: `;
        if (text !== expected) result.failures.push(`${context()}${text}, expected ${expected}`);
        if ((number.split(".")[1] ?? "").length > limit) continue;
        result.parsed++;
        let parsed;
        try {
          parsed = format.parse(expected);
        } catch (error) {
          parsed = error.message;
        }
        if (canonical(parsed) !== canonical(number)) {
          result.failures.push(`${context()}${expected} is parsed as ${parsed}`);
        }
      }
    }
  }
  result.count = result.failures.length;
  result.failures = result.failures.slice(0, 20);
  return result;
}
