// Answers the questions of the engine about a locale with `Intl`. The engine derives the symbols and the
// pattern of a format from sample numbers, so that its text is the one that `Intl` writes.

const STYLES = ["decimal", "percent", "currency", "currency", "unit"];

/** Numbers of the plural categories in which currencies have names of their own. */
const PLURALS = [0, 1, 2, 3, 5, 11, 20, 100, 1e6, 1.5];

/** A style in a locale. */
export class IntlSamples {
  #formatters = new Map();

  constructor(locale, { style = "decimal", ...options }) {
    if (!Intl.NumberFormat.supportedLocalesOf(locale).length) {
      throw new RangeError(`"${locale}": there is no such locale; write one like en-GB`);
    }
    const { currency, currencyDisplay, unit, unitDisplay, numberingSystem } = options;
    this.locale = locale;
    this.options = { style, currency, currencyDisplay, unit, unitDisplay, numberingSystem };
    this.resolved = this.#formatter(this.options).resolvedOptions();
  }

  #formatter(options) {
    const key = JSON.stringify(options);
    if (!this.#formatters.has(key)) {
      this.#formatters.set(key, new Intl.NumberFormat(this.locale, options));
    }
    return this.#formatters.get(key);
  }

  /** Returns the parts of a sample, as pairs of a type and a text. */
  parts(value, style, minimumFractionDigits, showsPlusSign, forcesGrouping) {
    return this.#formatter({
      ...this.options,
      style: STYLES[style],
      currencySign: style === 3 ? "accounting" : "standard",
      minimumFractionDigits,
      maximumFractionDigits: 1,
      signDisplay: showsPlusSign ? "always" : "auto",
      useGrouping: forcesGrouping ? "always" : "auto",
    }).formatToParts(style === 1 ? value / 100 : value).map(({ type, value }) => [type, value]);
  }

  /** Returns the forms of the currency as pairs; a currency has several names. */
  currency() {
    const { style, currency, numberingSystem } = this.options;
    if (style !== "currency") return [];
    const name = (locale, fallback) =>
      new Intl.DisplayNames(locale, { type: "currency", fallback }).of(currency);
    if (!name("en", "none")) {
      throw new RangeError(`"${currency}": there is no such currency; write one like EUR`);
    }
    const form = (currencyDisplay, number) => this.#formatter({
      style, currency, numberingSystem, currencyDisplay,
      minimumFractionDigits: 0, maximumFractionDigits: 1,
    }).formatToParts(number).find(({ type }) => type === "currency")?.value ?? currency;
    const names = new Set([name(this.locale), ...PLURALS.map((number) => form("name", number))]);
    return [
      ["currency", currency],
      ["symbol", form("symbol", 1)],
      ["narrowSymbol", form("narrowSymbol", 1)],
      ["fractionDigits", new Intl.NumberFormat("en", { style, currency })
        .resolvedOptions().maximumFractionDigits],
      ...[...names].map((text) => ["name", text]),
    ];
  }
}
