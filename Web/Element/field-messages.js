// What a field says to its user, in the language of the text around it.

import { directionOf } from "./field-language.js";

/**
 * Words that take the place of the field's, by language and name, or that add a language:
 * `messages.it = { missing: "…" }`.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const messages = {};

/**
 * The words for problems of a number, and for reasons of the engine. Languages without them have these.
 * `{min}`, `{max}`, and the numbers that a text can be are as the field would show them.
 */
const english = {
  loading: "The number can't be read yet. Try again in a moment.",
  unavailable: "This field doesn't work at the moment.",
  missing: "Enter a number.",
  incomplete: "Complete the number.",
  range: "Enter a number from {min} to {max}.",
  minimum: "Enter {min} or more.",
  maximum: "Enter {max} or less.",
  step: "Enter {lower} or {upper}.",
  tooManyDigits: "Enter fewer digits.",
  either: "{first} or {second}?",
  isIt: "Is it {number}?",
  characterRejected: "The text isn't only a number.",
  fractionTruncated: "Digits that don't fit into the fraction were cut.",
  partsJoined: "The digits before and after the separator are one number now.",
  clampedToRange: "The number was moved to the nearest limit.",
  rounded: "The number was rounded.",
  unexpectedCharacter: "This character isn't part of a number.",
  secondDecimalSeparator: "There is already a decimal separator.",
  noFraction: "This field takes whole numbers.",
  misplacedGrouping: "There can't be a thousands separator here.",
  misplacedSign: "A sign belongs in front of the number.",
  negativeNotAllowed: "The number can't be negative.",
  tooManyFractionDigits: "The fraction is full.",
  tooManyIntegerDigits: "The integer part is full.",
  tooLong: "The field is full.",
  outOfRange: "The number is out of range.",
  atBound: "This is the limit of the range.",
  missingNumber: "A number is missing beside an operator.",
  missingOperator: "An operator is missing between two numbers.",
  missingParenthesis: "A parenthesis is missing.",
  divisionByZero: "Nothing can be divided by zero.",
  ambiguousPercent: "It isn't clear what the percent sign means here.",
  ambiguousMagnitude: "It isn't clear what the letters after the number mean.",
  possibleDate: "The text could be a date or a telephone number.",
  notANumber: "The text isn't a number.",
  mixedDigits: "The text has digits from two writing systems.",
  otherCurrency: "The amount is in another currency.",
  ambiguousSeparator: "The separator could mean thousands or a fraction.",
  misplacedSeparator: "A separator is in the wrong place.",
  decoration: "This is a symbol, not part of the number.",
};

/** The languages that a page requests when a field is in a text of theirs. */
const others = "ar bg bn ca cs da de el es fa fi fr he hi hr hu id it ja ko ms nb nl pl pt-PT pt ro ru sk sv th tr uk vi zh-Hans zh-Hant";

/** The words of each language that is loaded, and the promises that they are. */
const sentences = { en: english };
const requests = {};

/**
 * Returns the names of a language, such as `zh-HK`, under which its words are, the closest one first. The
 * characters of Chinese are those of the region, and Portuguese is that of Portugal outside of Brazil.
 */
function namesOf(language) {
  const { language: base, script, region } = new Intl.Locale(language).maximize();
  return [language, `${base}-${script}`, base === "pt" && region !== "BR" ? "pt-PT" : base,
    base, { no: "nb", nn: "nb" }[base]];
}

/**
 * Loads the words of a language, once. Until they are there, messages are in English.
 *
 * @param {string} language That of the text around a field.
 * @returns {Promise<void> | undefined} The promise that they are there, or nothing if there is nothing to wait for.
 */
export function loadMessages(language) {
  const name = namesOf(language).find((name) => others.split(" ").includes(name));
  if (!name || sentences[name]) return;
  return requests[name] ??= fetch(new URL(`messages/${name}.json`, import.meta.url))
    .then((response) => response.json())
    .then((words) => { sentences[name] = words; })
    .catch((error) => console.warn(`<number-field>: the messages in ${name} can't be loaded.`, error));
}

/**
 * Returns a message, and the language that it is in.
 *
 * @param {string} key
 * @param {string} language That of the text around the field, such as `de-AT`.
 * @param {Record<string, string>} own The messages of one field.
 * @param {string} locale That of the numbers.
 * @param {Record<string, string>} values The texts of placeholders.
 */
export function message(key, language, own, locale, values = {}) {
  const find = (name) => messages[name]?.[key] ?? sentences[name]?.[key];
  const name = [...namesOf(language), "en"].find(find);
  if (own?.[key] === undefined) language = name ?? language;
  const words = own?.[key] ?? find(name) ?? key;
  // A number doesn't turn the words around it, nor they it.
  const [start, end] = [language, locale].some((one) => directionOf(one) === "rtl")
    ? "\u2068\u2069" : ["", ""];
  return {
    text: words.replace(/{(\w+)}/g, (placeholder, name) => name in values
      ? start + values[name] + end : placeholder),
    language,
  };
}
