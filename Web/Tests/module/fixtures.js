// Runs recorded cases, in the format of `numfmt-live replay`, through the module.

import { loadNumberEngine } from "/Element/number-engine.js";

// The options of a format and their values, which have the names of Swift in the cases.
const FORMAT = {
  style: {}, currency: {}, currencySign: {}, unit: {}, unitDisplay: {}, prefix: {}, suffix: {}, numberingSystem: {},
  currencyDisplay: { narrow: "narrowSymbol" },
  signDisplay: { automatic: "auto", "except-zero": "exceptZero" },
  grouping: { automatic: "auto", never: false },
};

const NAMES = { grouping: "useGrouping", prefix: "prefixText", suffix: "suffixText" };

const MARKS = /[|‹›]/gu;

/** Returns a text without its marks, and the selection that they tell. */
function marked(text) {
  const marks = [...text.matchAll(MARKS)].map((mark, index) => mark.index - index);
  return { text: text.replace(MARKS, ""), start: marks[0], end: marks[1] ?? marks[0] };
}

class Case {
  constructor(engine, { locale, options = {}, start }) {
    this.engine = engine;
    const entries = Object.entries(options);
    this.formatOptions = Object.fromEntries([
      ["roundingMode", "halfEven"],
      ...entries.filter(([name]) => name in FORMAT).map(([name, value]) =>
        [NAMES[name] ?? name, FORMAT[name][value] ?? value]),
    ]);
    const editing = Object.fromEntries(entries.filter(([name]) => !(name in FORMAT)));
    this.session = engine.session(this.format(locale), editing);
    if (start === undefined) return;
    const { text, start: from = text.length, end: to = text.length } = marked(start);
    if (!this.session.restore(text, from, to)) throw new Error(`no field shows ${start}`);
  }

  format(locale) { return this.engine.format(locale, this.formatOptions); }

  perform(action) {
    const [[name, value]] = Object.entries(action);
    const { session } = this;
    const repeat = (edit) => { for (let count = 0; count < value; count++) edit(); };
    this.isCommitted = name === "commit" || name === "confirm";
    switch (name) {
      case "type": for (const key of value) session.type(key); break;
      case "numpad": for (const key of value) session.typeOnNumericPad(key); break;
      case "backspace": repeat(() => session.deleteBackward()); break;
      case "delete": repeat(() => session.deleteForward()); break;
      case "left": repeat(() => session.moveLeft()); break;
      case "right": repeat(() => session.moveRight()); break;
      case "undo": repeat(() => session.undo()); break;
      case "redo": repeat(() => session.redo()); break;
      case "deleteWord": session.deleteWordBackward(); break;
      case "home": session.moveToStart(); break;
      case "end": session.moveToEnd(); break;
      case "cut": session.deleteSelection(); break;
      case "select": session.selectContent(...value); break;
      case "text": {
        const { text, start } = marked(value);
        session.replaceText(text, start);
        break;
      }
      case "locale": session.changeFormat(this.format(value)); break;
      // deleteToStart, deleteToEnd, selectAll, clear, commit, confirm, paste, compose, step, set
      default: session[name](value);
    }
  }

  /** Returns the differences from what is expected. */
  differences(expected) {
    const { session } = this;
    const { kind, reason } = session.outcome;
    const found = {
      value: session.value, state: session.validity, outcome: kind,
      reason: reason ?? session.invalidReason,
    };
    const differences = Object.keys(found)
      .filter((name) => name in expected && expected[name] !== found[name])
      .map((name) => `${name}: ${found[name]}, expected ${expected[name]}`);
    if ("expect" in expected && !this.shows(marked(expected.expect))) {
      const { text, selectionStart, selectionEnd } = session;
      differences.push(
        `text: ${text} ${selectionStart}..<${selectionEnd}, expected ${expected.expect}`);
    }
    return differences;
  }

  shows({ text, start, end }) {
    const { session } = this;
    if (text !== session.text) return false;
    // A case has no caret after a commit, and only then.
    if (start === undefined || this.isCommitted) return start === undefined && this.isCommitted;
    return start === session.selectionStart && end === session.selectionEnd;
  }
}

/** Runs the cases, lines of JSON, in a module, with other locales for those without data; returns the failures. */
export async function run(lines, substitutes, module = "number-engine.wasm") {
  const engine = await loadNumberEngine(`/Element/${module}`);
  const failures = [];
  for (const { file, number, text } of lines) {
    const record = JSON.parse(text);
    record.locale = substitutes[record.locale] ?? record.locale;
    let differences;
    try {
      const field = new Case(engine, record);
      for (const action of record.actions ?? []) field.perform(action);
      differences = field.differences(record);
      field.session.close();
    } catch (error) {
      differences = [String(error.stack)];
    }
    if (differences.length) {
      failures.push(`${file}:${number}: ${record.name}\n  ${differences.join("\n  ")}`);
    }
  }
  return failures;
}
