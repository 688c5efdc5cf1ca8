// The language of the text around an element.

/**
 * Returns the locale of the nearest `lang`, also outside of the shadow tree that an element is in. Servers
 * write it as POSIX does, too: `de_DE.UTF-8`. A language that this browser has no data for is none.
 *
 * @param {Element} element
 * @returns {string} A locale of `Intl`; without a language, the browser's own, or English.
 */
export function languageAround(element) {
  const { lang } = element.closest("[lang]") ?? {};
  const { host } = element.getRootNode();
  if (lang === undefined && host) return languageAround(host);
  // Without a language of the system, WebKit's is "C".
  return supported(lang?.split(/[.@]/)[0].replaceAll("_", "-"))
    ?? supported(navigator.language) ?? "en";
}

/** Returns the direction in which a locale is written. */
export function directionOf(locale) {
  const { script } = new Intl.Locale(supported(locale) ?? "en").maximize();
  return /Arab|Hebr|Thaa|Syrc|Nkoo|Adlm|Rohg/.test(script) ? "rtl" : "ltr";
}

function supported(locale) {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale)[0];
  } catch {
    return undefined;
  }
}

/** The elements whose language can change with an attribute of the page. */
const observed = new Set();
let observer;

/** Calls `element.languageChanged()` when a `lang` changes in the page, or in a shadow tree around the element. */
export function observeLanguage(element) {
  observed.add(element);
  observer ??= new MutationObserver(() => {
    for (const element of observed) element.languageChanged();
  });
  for (let root = element.getRootNode(); root; root = root.host?.getRootNode()) {
    observer.observe(root, { attributeFilter: ["lang"], subtree: true });
  }
}

export function stopObservingLanguage(element) { observed.delete(element); }
