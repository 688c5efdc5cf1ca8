// What a field says to its user, in some languages.

import { directionOf } from "./field-language.js";

/**
 * The words for problems of a number, and for reasons of the engine, by language. An app can replace
 * them, and add languages: `messages.it = { missing: "…" }`. Words that a language lacks are English.
 * `{min}`, `{max}`, `{step}`, and the readings of a number in doubt are as the field would show them.
 *
 * @type {Record<string, Record<string, string>>}
 */
export const messages = {
  en: {
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
    groupingMisfit: "The digits after the separator don't make groups of a number.",
    separatorRejected: "A separator wasn't taken, so the digits after it are missing.",
    operatorRejected: "The field doesn't calculate, so the digits after the operator are missing.",
    characterRejected: "The text isn't only a number.",
    readAsTyped: "The number was read as it was typed.",
    fractionTruncated: "Digits that don't fit into the fraction were cut.",
    partsJoined: "The digits before and after the separator are one number now.",
    clampedToRange: "The number was moved to the nearest bound.",
    rounded: "The number was rounded.",
    unexpectedCharacter: "This character isn't part of a number.",
    secondDecimalSeparator: "There already is a decimal separator.",
    noFraction: "This field takes whole numbers.",
    afterRejectedSeparator: "The digit would change the number, since the separator wasn't taken.",
    afterRejectedOperator: "The digit would change the number, since the field doesn't calculate.",
    afterRejectedCharacter: "What is typed here isn't part of the number in front.",
    misplacedGrouping: "No group can begin here.",
    misplacedSign: "A sign belongs in front of the number.",
    negativeNotAllowed: "The number can't be negative.",
    tooManyFractionDigits: "The fraction is full.",
    tooManyIntegerDigits: "The integer part is full.",
    tooLong: "The field is full.",
    outOfRange: "The number is out of range.",
    atBound: "This is the bound of the range.",
    notANumber: "The text isn't a number.",
    mixedDigits: "The text has digits of two writing systems.",
    otherCurrency: "The amount is in another currency.",
    ambiguousSeparator: "The separator could mean thousands or a fraction.",
    misplacedSeparator: "The separators don't make a number.",
    decoration: "This is a symbol, not part of the number.",
  },
  de: {
    loading: "Die Zahl kann noch nicht gelesen werden. Bitte gleich noch einmal versuchen.",
    unavailable: "Dieses Feld funktioniert zurzeit nicht.",
    missing: "Bitte eine Zahl eingeben.",
    incomplete: "Bitte die Zahl vervollständigen.",
    range: "Bitte eine Zahl von {min} bis {max} eingeben.",
    minimum: "Bitte {min} oder mehr eingeben.",
    maximum: "Bitte {max} oder weniger eingeben.",
    step: "Bitte {lower} oder {upper} eingeben.",
    tooManyDigits: "Bitte weniger Ziffern eingeben.",
    either: "{first} oder {second}?",
    isIt: "Ist {number} gemeint?",
    groupingMisfit: "Die Ziffern nach dem Trennzeichen ergeben keine Dreiergruppen.",
    separatorRejected: "Ein Trennzeichen wurde nicht angenommen, daher fehlen die Ziffern danach.",
    operatorRejected: "Das Feld rechnet nicht, daher fehlen die Ziffern nach dem Rechenzeichen.",
    characterRejected: "Der Text ist nicht nur eine Zahl.",
    readAsTyped: "Die Zahl wurde so gelesen, wie sie eingegeben wurde.",
    fractionTruncated: "Nachkommastellen, für die kein Platz ist, wurden gestrichen.",
    partsJoined: "Die Ziffern vor und nach dem Trennzeichen sind jetzt eine Zahl.",
    clampedToRange: "Die Zahl wurde auf die nächste Grenze gesetzt.",
    rounded: "Die Zahl wurde gerundet.",
    unexpectedCharacter: "Dieses Zeichen gehört nicht zu einer Zahl.",
    secondDecimalSeparator: "Es gibt schon ein Dezimaltrennzeichen.",
    noFraction: "Dieses Feld nimmt ganze Zahlen.",
    afterRejectedSeparator: "Die Ziffer würde die Zahl verändern, weil das Trennzeichen fehlt.",
    afterRejectedOperator: "Die Ziffer würde die Zahl verändern, weil das Feld nicht rechnet.",
    afterRejectedCharacter: "Was hier eingegeben wird, gehört nicht mehr zur Zahl davor.",
    misplacedGrouping: "Hier kann keine Gruppe beginnen.",
    misplacedSign: "Ein Vorzeichen gehört vor die Zahl.",
    negativeNotAllowed: "Die Zahl darf nicht negativ sein.",
    tooManyFractionDigits: "Mehr Nachkommastellen passen nicht.",
    tooManyIntegerDigits: "Mehr Stellen vor dem Komma passen nicht.",
    tooLong: "Das Feld ist voll.",
    outOfRange: "Die Zahl liegt außerhalb des Bereichs.",
    atBound: "Das ist die Grenze des Bereichs.",
    notANumber: "Der Text ist keine Zahl.",
    mixedDigits: "Der Text hat Ziffern zweier Schriften.",
    otherCurrency: "Der Betrag ist in einer anderen Währung.",
    ambiguousSeparator: "Das Trennzeichen kann Tausender oder Nachkommastellen bedeuten.",
    misplacedSeparator: "Die Trennzeichen ergeben keine Zahl.",
    decoration: "Das ist ein Symbol und kein Teil der Zahl.",
  },
  fr: {
    loading: "Le nombre ne peut pas encore être lu. Réessayez dans un instant.",
    unavailable: "Ce champ ne fonctionne pas pour le moment.",
    missing: "Saisissez un nombre.",
    incomplete: "Complétez le nombre.",
    range: "Saisissez un nombre de {min} à {max}.",
    minimum: "Saisissez {min} ou plus.",
    maximum: "Saisissez {max} ou moins.",
    step: "Saisissez {lower} ou {upper}.",
    tooManyDigits: "Saisissez moins de chiffres.",
    either: "{first} ou {second} ?",
    isIt: "Est-ce {number} ?",
    groupingMisfit: "Les chiffres après le séparateur ne forment pas de groupes.",
    separatorRejected: "Un séparateur n'a pas été accepté ; les chiffres suivants manquent.",
    operatorRejected: "Le champ ne calcule pas ; les chiffres après l'opérateur manquent.",
    characterRejected: "Le texte n'est pas seulement un nombre.",
    readAsTyped: "Le nombre a été lu tel qu'il a été saisi.",
    fractionTruncated: "Les décimales en trop ont été supprimées.",
    partsJoined: "Les chiffres avant et après le séparateur forment maintenant un seul nombre.",
    clampedToRange: "Le nombre a été ramené à la limite la plus proche.",
    rounded: "Le nombre a été arrondi.",
    unexpectedCharacter: "Ce caractère ne fait pas partie d'un nombre.",
    secondDecimalSeparator: "Il y a déjà un séparateur décimal.",
    noFraction: "Ce champ accepte des nombres entiers.",
    afterRejectedSeparator: "Ce chiffre changerait le nombre, car le séparateur manque.",
    afterRejectedOperator: "Ce chiffre changerait le nombre, car le champ ne calcule pas.",
    afterRejectedCharacter: "Ce qui est saisi ici ne fait pas partie du nombre précédent.",
    misplacedGrouping: "Aucun groupe ne peut commencer ici.",
    misplacedSign: "Un signe se place devant le nombre.",
    negativeNotAllowed: "Le nombre ne peut pas être négatif.",
    tooManyFractionDigits: "Il n'y a plus de place pour des décimales.",
    tooManyIntegerDigits: "La partie entière est pleine.",
    tooLong: "Le champ est plein.",
    outOfRange: "Le nombre est hors limites.",
    atBound: "C'est la limite de l'intervalle.",
    notANumber: "Le texte n'est pas un nombre.",
    mixedDigits: "Le texte a des chiffres de deux écritures.",
    otherCurrency: "Le montant est dans une autre devise.",
    ambiguousSeparator: "Le séparateur peut indiquer les milliers ou les décimales.",
    misplacedSeparator: "Les séparateurs ne forment pas un nombre.",
    decoration: "C'est un symbole qui ne fait pas partie du nombre.",
  },
};

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
  const names = [language, language.split("-")[0], "en"];
  const name = names.find((name) => messages[name]?.[key] !== undefined);
  if (own?.[key] === undefined) language = name;
  const words = own?.[key] ?? messages[name]?.[key] ?? key;
  // A number doesn't turn the words around it, nor they it.
  const [start, end] = [language, locale].some((one) => directionOf(one) === "rtl")
    ? "\u2068\u2069" : ["", ""];
  return {
    text: words.replace(/{(\w+)}/g, (placeholder, name) => name in values
      ? start + values[name] + end : placeholder),
    language,
  };
}
