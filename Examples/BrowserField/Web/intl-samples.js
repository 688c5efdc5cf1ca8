// Answers the questions of the engine about a locale with `Intl`. The engine derives the symbols and the
// pattern of a format from sample numbers, so that its text is the one that `Intl` writes.

const STYLES = ["decimal", "percent", "currency", "currency", "unit"];

/** Numbers of the plural categories in which currencies have names of their own. */
const PLURALS = [0, 1, 2, 3, 5, 11, 20, 100, 1e6, 1.5];

/** One style in one locale, as the samples of a format need it. */
export class IntlSamples {
  #formatters = new Map();

  constructor(locale, options) {
    if (!Intl.NumberFormat.supportedLocalesOf(locale).length) {
      throw new RangeError(`"${locale}": there is no such locale; write one like en-GB`);
    }
    this.locale = locale;
    this.options = options;
    // The formatter throws errors of its own about units and numbering systems.
    this.resolved = this.#formatter(STYLES.indexOf(options.style), 1).resolvedOptions();
  }

  /** Returns the parts of a sample as pairs of a type and a text. */
  parts(value, style, minimumFractionDigits, showsPlusSign, forcesGrouping) {
    return this.#formatter(style, minimumFractionDigits, showsPlusSign, forcesGrouping)
      .formatToParts(STYLES[style] === "percent" ? value / 100 : value)
      .map(({ type, value }) => [type, value]);
  }

  #formatter(style, minimumFractionDigits, showsPlusSign, forcesGrouping) {
    const key = [style, minimumFractionDigits, showsPlusSign, forcesGrouping].join();
    let formatter = this.#formatters.get(key);
    if (!formatter) {
      formatter = new Intl.NumberFormat(this.locale, {
        ...this.options,
        style: STYLES[style],
        currencySign: style === 3 ? "accounting" : "standard",
        minimumFractionDigits,
        maximumFractionDigits: 1,
        signDisplay: showsPlusSign ? "always" : "auto",
        useGrouping: forcesGrouping ? "always" : "auto",
      });
      this.#formatters.set(key, formatter);
    }
    return formatter;
  }

  /** Returns the forms of the currency as pairs; a currency has several names. */
  currency() {
    const { currency, numberingSystem } = this.options;
    const name = new Intl.DisplayNames(this.locale, { type: "currency", fallback: "none" })
      .of(currency);
    if (!name) throw new RangeError(`"${currency}": there is no such currency; write one like EUR`);
    const part = (currencyDisplay, number) => new Intl.NumberFormat(this.locale, {
      style: "currency", currency, currencyDisplay, numberingSystem,
      minimumFractionDigits: 0, maximumFractionDigits: 1,
    }).formatToParts(number).find(({ type }) => type === "currency")?.value;
    const plurals = PLURALS.map((number) => part("name", number)).filter(Boolean);
    return [
      ["currency", currency],
      ["symbol", part("symbol", 1)],
      ["narrowSymbol", part("narrowSymbol", 1)],
      ["fractionDigits", new Intl.NumberFormat("en", { style: "currency", currency })
        .resolvedOptions().maximumFractionDigits],
      ...[...new Set([name, ...plurals])].map((name) => ["name", name]),
    ];
  }
}
