// Answers the questions of the engine about a locale with `Intl`. The engine derives the symbols and the
// pattern of a format from sample numbers, so that its text is the one that `Intl` writes.

/** Numbers of the plural categories in which currencies have names of their own. */
const PLURALS = [0, 1, 2, 3, 5, 11, 20, 100, 1e6, 1.5];

const pairs = (parts) => parts.map(({ type, value }) => [type, value]);

/** A style in a locale. */
export class IntlSamples {
  #formatters = new Map();

  constructor(locale, { style = "decimal", ...options }) {
    if (!Intl.NumberFormat.supportedLocalesOf(locale).length) {
      throw new RangeError(`"${locale}": there is no such locale; write one like en-GB`);
    }
    const { currency, currencyDisplay, unit, unitDisplay, numberingSystem } = options;
    this.locale = locale;
    this.options = {
      // Other signs take the place of the percent sign later.
      style: ["decimal", "currency", "unit"].includes(style) ? style : "percent", currency, currencyDisplay, unit, unitDisplay, numberingSystem,
    };
    try {
      this.resolved = this.#formatter(this.options).resolvedOptions();
    } catch (error) {
      // Some browsers don't say which value is wrong.
      throw new RangeError(`${error.message}: ${JSON.stringify(this.options)}`);
    }
  }

  #formatter(options) {
    const key = JSON.stringify(options);
    if (!this.#formatters.has(key)) {
      this.#formatters.set(key, new Intl.NumberFormat(this.locale, options));
    }
    return this.#formatters.get(key);
  }

  /**
   * Returns the parts of a sample, as pairs of a type and a text. `form` is 0 for a plain number, 1 for the style,
   * and 2 for its accounting form. The bytes of a larger one are the code of a currency, whose symbol can be
   * that of others here. -1 is a compact number, whose word stands for a power of ten, and -2 its long form.
   */
  parts(value, form, minimumFractionDigits, showsPlusSign, forcesGrouping) {
    if (form < 0) {
      const { numberingSystem } = this.options;
      return pairs(this.#formatter(
        { numberingSystem, notation: "compact", compactDisplay: form < -1 ? "long" : "short" }).formatToParts(value));
    }
    const style = form ? this.options.style : "decimal";
    const currency = form > 2 ? String.fromCharCode(form >> 16, form >> 8 & 255, form & 255) : this.options.currency;
    const other = currency === this.options.currency ? {} : { currency, currencyDisplay: "symbol" };
    const parts = this.#formatter({
      ...this.options,
      ...other,
      style,
      currencySign: form === 2 ? "accounting" : "standard",
      minimumFractionDigits,
      maximumFractionDigits: 1,
      signDisplay: showsPlusSign ? "always" : "auto",
      useGrouping: forcesGrouping ? "always" : "auto",
    }).formatToParts(style === "percent" ? value / 100 : value);
    return pairs(parts);
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
