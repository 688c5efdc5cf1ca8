#!/usr/bin/env python3
"""Writes the table of short forms of currencies as Swift, for reading amounts.

  Scripts/Generate/currency-forms.py            writes Sources/LiveNumberCore/Symbols/CurrencyForms+Table.swift
  Scripts/Generate/currency-forms.py --check    fails if that file isn't what would be written

The forms are those of CLDR in letters, as ICU has them (the symbol in the locales of the currency's own
countries, the narrow, the formal, and the variant one), and those that everybody writes and CLDR lacks.
"""

import ctypes
import ctypes.util
import os
import re
import sys
import unicodedata

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../..")
TABLE = os.path.join(ROOT, "Sources/LiveNumberCore/Symbols/CurrencyForms+Table.swift")

# The sign of the rial and the riyal, which five currencies share.
RIAL = "\uFDFC"

# What everybody writes for their own currency, and no locale of CLDR.
MORE = {
    "AUD": "A$", "CAD": "C$", "CHF": "Fr SFr", "CNY": "元 RMB", "CZK": "Kč", "DKK": "kr", "GEL": "ლ",
    "ILS": "NIS", "INR": "Rs", "IRR": RIAL, "ISK": "kr", "JPY": "円", "KRW": "원", "LKR": "Rs", "MUR": "Rs",
    "NOK": "kr", "NPR": "Rs", "OMR": RIAL, "PKR": "Rs", "PLN": "zł", "QAR": RIAL, "RON": "lei", "RUB": "руб р",
    "SAR": RIAL, "SCR": "Rs", "SEK": "kr", "SGD": "S$", "TRY": "TL", "TWD": "元", "UAH": "грн", "VND": "đ",
    "XAF": "FCFA CFA F\u00A0CFA", "XOF": "FCFA CFA F\u00A0CFA", "YER": RIAL,
}

# Letters that are also a unit, a number, or a common word beside a plain number. They are read as their own
# currency alone, and so is a single letter of an alphabet.
AMBIGUOUS = (
    "Ar Br Bs CF DA DT Db FC FG KM LS LT Le MK RF RM Rf SR UM VT den kn lei ден КМ сом"
).split()

# What is written for one franc also where it's the symbol of the other.
EVERYBODYS = {"CFA", "FCFA"}

SYMBOL, NARROW, FORMAL, VARIANT = 0, 2, 3, 4


class ICU:
    def __init__(self):
        name = ctypes.util.find_library("icuuc")
        if name is None:
            sys.exit("error: ICU isn't installed")
        self.library = ctypes.CDLL(name)
        self.version = re.search(r"so\.(\d+)", name).group(1)

    def call(self, name, result, *arguments):
        function = getattr(self.library, f"{name}_{self.version}")
        function.restype = result
        return function(*arguments)

    def locales(self):
        count = self.call("uloc_countAvailable", ctypes.c_int32)
        return [self.call("uloc_getAvailable", ctypes.c_char_p, i) for i in range(count)]

    def currencies(self):
        """The currencies in use."""
        error = ctypes.c_int(0)
        common, not_deprecated = 1, 8
        codes = ctypes.c_void_p(
            self.call("ucurr_openISOCurrencies", ctypes.c_void_p, common | not_deprecated,
                      ctypes.byref(error)))
        while code := self.call("uenum_next", ctypes.c_char_p, codes, None, ctypes.byref(error)):
            yield code.decode()

    def name(self, code, locale, style):
        text = (ctypes.c_uint16 * 4)(*map(ord, code), 0)
        length, error, choice = ctypes.c_int32(0), ctypes.c_int(0), ctypes.c_int8(0)
        start = self.call("ucurr_getName", ctypes.c_void_p, text, locale, style,
                          ctypes.byref(choice), ctypes.byref(length), ctypes.byref(error))
        return ctypes.string_at(start, length.value * 2).decode("utf-16-le")


def tables():
    """The forms of each currency, without bidi marks and final periods, and the currencies of shared signs.

    The currencies of a sign are those whose own symbol it is in any locale, most locales first.
    """
    icu = ICU()
    locales = icu.locales()
    table, owners, sharers = {}, {}, {}
    for code in icu.currencies():
        found = set(MORE.get(code, "").split(" "))
        letters = {icu.name(code, b"en", NARROW)}
        for locale in locales:
            symbol = icu.name(code, locale, SYMBOL)
            if symbol != code:
                count = owners.setdefault(clean(symbol), {})
                count[code] = count.get(code, 0) + 1
            special = {icu.name(code, locale, style) for style in (FORMAL, VARIANT)}
            found |= {clean(form) for form in special - {symbol, code}}
            if ("_" + code[:2]) in locale.decode():
                letters.add(symbol)
        # A symbol that isn't in letters is known to every format, and to plain numbers.
        # A single letter can mean thousands where the locale doesn't write it.
        found |= {clean(form) for form in letters
                  if not any(is_sign(c) for c in form) and not is_short(clean(form))}
        found = {form for form in found if is_form(form, code)}
        if found:
            table[code] = sorted(found)
        for form in found | {clean(icu.name(code, b"en", NARROW))}:
            sharers.setdefault(form, set()).add(code)
    shared = {
        sign: sorted(codes, key=lambda code: (-codes[code], code)) for sign, codes in owners.items()
        if len(sharers.get(sign, set()) | codes.keys()) > 1 and sign not in EVERYBODYS
    }
    return table, shared


def clean(form):
    form = "".join(c for c in form if unicodedata.category(c) != "Cf")
    return form.strip().rstrip(".").replace("￥", "¥").replace("＄", "$")


def is_sign(scalar):
    return unicodedata.category(scalar) == "Sc"


def is_form(form, code):
    """Whether it has letters, or CLDR lacks it, and nothing that the table gives a meaning to."""
    return (form == RIAL or any(unicodedata.category(c)[0] in "LM" for c in form)) and form != code \
        and not re.search(r"[\[\]()0-9:~\s]", form)


def is_ambiguous(form):
    return form in AMBIGUOUS or is_short(form)


def is_short(form):
    return len(form) == 1 and form < "\u2E80"


def text():
    table, shared = tables()
    forms = []
    for code, found in sorted(table.items()):
        forms.append(code + ":")
        forms += ["~" + form if is_ambiguous(form) else form for form in found]
    owners = []
    for sign, codes in sorted(shared.items()):
        owners += [sign + ":"] + codes
    return f"""// Made by Scripts/Generate/currency-forms.py from the locale data of ICU.
// swift-format-ignore-file

extension CurrencyForms {{
  static let table =
{literal(forms)}

  static let owners =
{literal(owners)}
}}
"""


def literal(words):
    lines, line = [], ""
    for word in words:
        if len(line) + len(word) > 92:
            lines.append(line)
            line = ""
        line += word.replace("\u00A0", "\\u{A0}") + " "
    lines.append(line)
    return "\n".join(f'    {"+ " if i else ""}"{line}"' for i, line in enumerate(lines))


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    made = text()
    if sys.argv[1:]:
        with open(TABLE, encoding="utf-8") as file:
            if file.read() != made:
                sys.exit(f"error: {os.path.basename(TABLE)} isn't what ICU has; run Scripts/Generate/currency-forms.py")
        return
    with open(TABLE, "w", encoding="utf-8") as file:
        file.write(made)


main()
