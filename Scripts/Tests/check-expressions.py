#!/usr/bin/env python3
"""Compares what fields make of random expressions with a calculator of its own, in exact fractions.

  Scripts/Tests/check-expressions.py COMMAND [--count 20000] [--seed 1]

Each expression is typed and pasted, and committed, by the command's `replay`, in many locales. Where the calculator here has a
value, the field has to show it, rounded once; where it has none, or isn't sure, the field must not be valid.
"""

import argparse
import json
import random
import subprocess
import sys
from fractions import Fraction

LOCALES = ("en de fr es it pt-BR pt-PT nl pl cs sv nb da fi ru uk tr el he ar ar-EG fa hi bn ja zh ko th vi id de-CH "
           "fr-CH en-IN es-MX").split()


class Unsure(Exception):
    """The text has no value, or a field has to ask for it."""


class Calculator:
    """Reads tokens by recursive descent; a value is a fraction, and whether it's percentages alone."""

    def __init__(self, tokens):
        self.tokens, self.index = tokens, 0

    def peek(self):
        return self.tokens[self.index] if self.index < len(self.tokens) else None

    def take(self):
        token = self.peek()
        self.index += 1
        return token

    def total(self):
        value = self.sum()
        if self.peek() is not None or value[1]:
            raise Unsure
        return value[0]

    def sum(self):
        value, percent = self.product()
        while self.peek() in ("+", "-"):
            sign = 1 if self.take() == "+" else -1
            change, is_percent = self.product()
            if is_percent and not percent:
                change *= value
            percent = percent and is_percent
            value += sign * change
        return value, percent

    def product(self):
        value, percent = self.factor()
        while self.peek() in ("*", "/"):
            operator = self.take()
            other, _ = self.factor()
            percent = False
            if operator == "/" and other == 0:
                raise Unsure
            value = value * other if operator == "*" else value / other
        return value, percent

    def factor(self):
        sign = 1
        if self.peek() in ("+", "-"):
            sign = 1 if self.take() == "+" else -1
        token = self.take()
        if token == "(":
            value, percent = self.sum()
            if self.take() != ")":
                raise Unsure
            return sign * value, percent
        is_percent = token == "%"
        if is_percent:
            token = self.take()
        if not isinstance(token, Fraction):
            raise Unsure
        if self.peek() == "%" and not is_percent:
            self.take()
            is_percent = True
        return (sign * token / 100, True) if is_percent else (sign * token, False)


def rounded(value, places):
    """Rounds half to even, to a number of fraction digits."""
    return Fraction(round(value * 10 ** places), 10 ** places)


def shown(value, places):
    """What a field shows: the fraction digits that it has, or all digits, or 38 if they never end."""
    if places is not None and places <= 38:
        return rounded(value, places)
    rest = value.denominator
    for prime in (2, 5):
        while rest % prime == 0:
            rest //= prime
    return value if rest == 1 else in_38_digits(value)


def in_38_digits(value):
    count = 0
    while abs(value) >= 10 ** count:
        count += 1
    while count <= 0 and abs(value) < Fraction(1, 10 ** (1 - count)):
        count -= 1
    return rounded(value, max(38 - count, 0))


class Text:
    """A random expression, and its tokens."""

    def __init__(self, source, symbols):
        self.source, self.symbols, self.parts = source, symbols, []
        self.expression(source.choice((1, 2, 2, 3)))
        if source.random() < 0.15 and self.parts:
            self.disturb()

    def disturb(self):
        index = self.source.randrange(len(self.parts))
        kind = self.source.random()
        if kind < 0.4:
            del self.parts[index]
        elif kind < 0.7:
            self.parts.insert(index, self.parts[index])
        else:
            self.parts.insert(index, self.source.choice("+-*/()%"))

    def expression(self, depth):
        self.term(depth)
        for _ in range(self.source.choice((0, 1, 1, 2, 3))):
            self.parts.append(self.source.choice("++--**//"))
            self.term(depth)

    def term(self, depth):
        if self.source.random() < 0.1:
            self.parts.append(self.source.choice("+-"))
        if depth > 1 and self.source.random() < 0.3:
            self.parts.append("(")
            self.expression(depth - 1)
            self.parts.append(")")
            return
        digits = self.source.choice((1, 1, 2, 3, 5, 9))
        number = self.source.randrange(10 ** digits)
        kind = self.source.random()
        if kind < 0.05:
            # Divided by one of these, a number has many digits, and ends.
            number = self.source.choice((2, 5)) ** self.source.randrange(20, 70)
        elif kind < 0.1:
            number = self.source.randrange(10 ** self.source.randrange(30, 60))
        places = self.source.choice((0, 0, 0, 1, 2, 4))
        self.parts.append((number, places))
        if self.source.random() < 0.12:
            self.parts.append("%")

    def number(self, part):
        number, places = part
        text = str(number).rjust(places + 1, "0")
        whole, fraction = (text[:-places], text[-places:]) if places else (text, "")
        text = whole + ("." + fraction if places else "")
        return "".join(self.symbols["decimal"] if c == "." else self.symbols["digits"][int(c)] for c in text)

    def written(self, spaced):
        operators = {"*": self.source.choice("*×"), "/": self.source.choice("/÷"), "-": self.source.choice("-−")}
        text = ""
        for part in self.parts:
            piece = operators.get(part, part) if isinstance(part, str) else self.number(part)
            text += piece + (self.source.choice(("", "", " ")) if spaced else "")
        return text.strip()

    def tokens(self):
        return [part if isinstance(part, str) else Fraction(part[0], 10 ** part[1]) for part in self.parts]

    def is_expression(self):
        """Whether the text is more than a number, and no two numbers become one; others test what it is then."""
        if any(not isinstance(one, str) and not isinstance(next, str)
               for one, next in zip(self.parts, self.parts[1:])):
            return False
        numbers = [part for part in self.parts if not isinstance(part, str)]
        return len(numbers) > 1 or any(part in ("*", "/", "%") for part in self.parts)


def value(text, spaced_text, is_formula):
    """The value of a text, or an exception if a field has to ask. No formula is a date."""
    number = Calculator(text.tokens()).total()
    parts = text.parts
    joined = (
        not is_formula and len(parts) > 1 and len(parts) % 2 == 1 and " " not in spaced_text
        and parts[1] in ("-", "/")
        and all(part == parts[1] if index % 2 else not isinstance(part, str) and part[1] == 0
                for index, part in enumerate(parts)))
    if joined and len(parts) > 3:
        raise Unsure
    return number, joined


def symbols(command, locale):
    run = subprocess.run([command, "format", "--locale", locale, "1234567890.5"], capture_output=True, text=True, check=True)
    text = "".join(c for c in run.stdout.strip() if c not in "\u200e\u200f\u061c")
    digits = [c for c in text if c.isdecimal()]
    return {"decimal": text[-2], "digits": [digits[9]] + digits[:9]}


def chunk(command, source, known, count):
    """Compares a number of random expressions; returns how many have a value, and prints what differs."""
    cases, expected = [], []
    while len(cases) < count:
        locale = source.choice(LOCALES)
        text = Text(source, known[locale])
        if not text.is_expression() or isinstance(text.parts[0], str) and text.parts[0] in ("*", "/", "%"):
            continue
        places = source.choice((None, 0, 2, 3, 20))
        options = {"accepts": ["arithmetic"]}
        if places is not None:
            options["maximumFractionDigits"] = places
        is_formula = source.random() < 0.1
        written = "=" * is_formula + text.written(spaced=source.random() < 0.5)
        way = source.choice(("type", "paste"))
        end = source.choice(("commit", "confirm"))
        try:
            number, joined = value(text, written, is_formula)
            # The user looks at what Enter confirms.
            answer = None if joined and way == "paste" and end == "commit" else shown(number, places)
        except Unsure:
            answer = None
        cases.append({"locale": locale, "options": options, "actions": [{way: written}, {end: True}], "expect": ""})
        expected.append(answer)
    lines = "\n".join(json.dumps(case, ensure_ascii=False) for case in cases)
    run = subprocess.run([command, "replay"], input=lines, capture_output=True, text=True)
    results = run.stdout.splitlines()
    if len(results) != len(cases):
        sys.exit(f"{len(results)} results of {len(cases)} cases\n{run.stderr[:2000]}")
    failures = 0
    for case, answer, line in zip(cases, expected, results):
        result = json.loads(line)
        number = Fraction(result["value"]) if result["state"] == "valid" else None
        if number != answer:
            failures += 1
            if failures <= 20:
                print(f"{case['locale']} {case['options']} {case['actions'][0]}: {answer} expected, {result}", flush=True)
    return sum(answer is not None for answer in expected), failures


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("command")
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    known = {locale: symbols(arguments.command, locale) for locale in LOCALES}
    valued = failures = 0
    for start in range(0, arguments.count, 20_000):
        results = chunk(arguments.command, source, known, min(20_000, arguments.count - start))
        valued, failures = valued + results[0], failures + results[1]
    print(f"{arguments.count} expressions, {valued} with a value, {failures} failures; seed {arguments.seed}")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
