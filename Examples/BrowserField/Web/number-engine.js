// Loads the engine, which is compiled from Swift, and gives its formats and fields to JavaScript.

import { IntlSamples } from "./intl-samples.js";

const VALIDITY = ["empty", "incomplete", "valid", "invalid"];
const OUTCOME = ["accepted", "adjusted", "rejected"];

// The edits in the order of `Command` in Edit.swift.
const [
  REPLACE, REPLACE_TEXT, COMPOSE, END_COMPOSITION, TYPE, TYPE_ON_NUMERIC_PAD, PASTE,
  DELETE_BACKWARD, DELETE_FORWARD, DELETE_WORD_BACKWARD, DELETE_TO_START, DELETE_TO_END,
  DELETE_SELECTION, SELECT, MOVE_LEFT, MOVE_RIGHT, MOVE_TO_START, MOVE_TO_END, SELECT_ALL,
  SET, CLEAR, STEP, COMMIT, UNDO, REDO, REMOVE_HISTORY,
] = Array(26).keys();

export async function loadNumberEngine(source = new URL("number-engine.wasm", import.meta.url)) {
  let samples;
  const imports = { intl: { sample: (...sample) => module.write(samples.parts(...sample)) } };
  const bytes = typeof source === "string" || source instanceof URL ? fetch(source) : source;
  const { instance } = ArrayBuffer.isView(bytes) || bytes instanceof ArrayBuffer
    ? await WebAssembly.instantiate(bytes, imports)
    : await WebAssembly.instantiateStreaming(bytes, imports);
  const module = new Module(instance.exports);
  return new NumberEngine(module, (answers) => { samples = answers; });
}

/** The exports of the module, and the texts that go in and out. */
class Module {
  #encoder = new TextEncoder();
  #decoder = new TextDecoder("utf-16le");
  // Views of the memory, which are lost when it grows.
  #bytes = new Uint8Array();
  #units = this.#bytes;
  #block = this.#bytes;
  #output;

  constructor(exports) {
    this.exports = exports;
    this.#output = exports.output() / 4;
  }

  #view() {
    const { buffer } = this.exports.memory;
    if (this.#bytes.buffer === buffer) return;
    this.#bytes = new Uint8Array(buffer);
    this.#units = new Uint16Array(buffer);
    this.#block = new Int32Array(buffer);
  }

  /** Writes a text, or pairs of texts, to the input, and returns the length in bytes. */
  write(input) {
    const text = typeof input === "string"
      ? input : input.map((pair) => pair.join("\u001f") + "\u001e").join("");
    const capacity = 3 * text.length;
    const start = this.exports.input(capacity);
    this.#view();
    return this.#encoder.encodeInto(text, this.#bytes.subarray(start, start + capacity)).written;
  }

  /** Returns a reader of the output: its numbers by their offsets in Output.swift, and its texts. */
  read() {
    this.#view();
    const block = this.#block, start = this.#output;
    let unit = block[start] / 2;
    return {
      number: (offset) => block[start + offset],
      text: (offset) => {
        const length = block[start + offset];
        if (length < 0) return null;
        const units = this.#units.subarray(unit, unit += length);
        return length < 99 ? String.fromCharCode(...units) : this.#decoder.decode(units);
      },
    };
  }

  /** Returns the first text of the output. */
  text() { return this.read().text(1); }
}

class NumberEngine {
  #module;
  #answer;
  #formats = new Map();
  #closed = new FinalizationRegistry((field) => this.#module.exports.closeField(field));

  constructor(module, answer) {
    this.#module = module;
    this.#answer = answer;
  }

  format(locale, options = {}) {
    const key = JSON.stringify([locale, options]);
    let format = this.#formats.get(key);
    if (!format) {
      format = this.#newFormat(locale, options);
      this.#formats.set(key, format);
    }
    return format;
  }

  #newFormat(locale, { numberingSystem, ...options }) {
    const module = this.#module;
    const { style = "decimal", currency, currencyDisplay, unit, unitDisplay } = options;
    const samples = new IntlSamples(locale, {
      style, currency, currencyDisplay, unit, unitDisplay, numberingSystem,
    });
    const settings = { ...options, numberingSystem: samples.resolved.numberingSystem };
    delete settings.currency;
    const forms = style === "currency" ? [["code", currency], ...samples.currency()] : [];
    this.#answer(samples);
    const address = module.exports.createFormat(module.write([...forms, ...pairs(settings)]));
    if (!address) throw new RangeError(module.text());
    return new NumberFormat(module, address, samples.resolved.locale);
  }

  session(format, options) {
    const module = this.#module;
    const address = module.exports.createField(format.address, module.write(pairs(options)));
    if (!address) throw new RangeError(module.text());
    const session = new EditingSession(module, address, () => this.#closed.unregister(session));
    this.#closed.register(session, address, session);
    return session;
  }
}

/** Returns the options that are set, as pairs of texts. */
function pairs(options = {}) {
  return Object.entries(options).filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, Array.isArray(value) ? value.join("") : String(value)]);
}

class NumberFormat {
  #module;

  constructor(module, address, locale) {
    this.#module = module;
    this.address = address;
    this.locale = locale;
  }

  format(number) {
    const module = this.#module;
    const isNumber = module.exports.formatNumber(this.address, module.write(String(number)));
    const text = module.text();
    if (!isNumber) throw new RangeError(text);
    return text;
  }

  parse(text) {
    const module = this.#module;
    const isNumber = module.exports.parseNumber(this.address, module.write(text));
    const number = module.text();
    if (!isNumber) throw new SyntaxError(number);
    return number;
  }
}

class EditingSession {
  #module;
  #address;
  #closed;

  constructor(module, address, closed) {
    this.#module = module;
    this.#address = address;
    this.#closed = closed;
    this.#read();
  }

  // The offsets are those of `Field` in Output.swift, and the texts are in this order.
  #read() {
    const { number, text } = this.#module.read();
    this.text = text(1);
    this.value = text(2);
    const reason = text(3);
    this.invalidReason = text(4);
    this.warning = text(5);
    this.selectionStart = number(6);
    this.selectionEnd = number(7);
    this.selectionDirection = number(8) ? "backward" : "forward";
    this.validity = VALIDITY[number(9)];
    this.outcome = { kind: OUTCOME[number(10)], reason, start: number(11), end: number(12) };
    this.canUndo = number(13) === 1;
    this.canRedo = number(14) === 1;
  }

  #perform(command, text, first = 0, second = 0, third = 0) {
    const module = this.#module;
    const length = text == null ? -1 : module.write(text);
    const isPerformed = module.exports.edit(this.#address, command, length, first, second, third);
    this.#read();
    return isPerformed;
  }

  #edit(...edit) {
    this.#perform(...edit);
    return this.outcome;
  }

  get keyboard() {
    const keys = this.#module.exports.keys(this.#address);
    return { allowsFraction: !!(keys & 1), allowsMinus: !!(keys & 2), allowsPlus: !!(keys & 4) };
  }

  replace(start, end, text) { return this.#edit(REPLACE, text, start, end); }
  replaceText(text, caret = -1) { return this.#edit(REPLACE_TEXT, text, caret); }
  compose(text) { return this.#edit(COMPOSE, text); }
  endComposition(text, caret = -1) { return this.#edit(END_COMPOSITION, text, caret); }
  type(text) { return this.#edit(TYPE, text); }
  typeOnNumericPad(text) { return this.#edit(TYPE_ON_NUMERIC_PAD, text); }
  paste(text) { return this.#edit(PASTE, text); }
  deleteBackward() { return this.#edit(DELETE_BACKWARD); }
  deleteForward() { return this.#edit(DELETE_FORWARD); }
  deleteWordBackward() { return this.#edit(DELETE_WORD_BACKWARD); }
  deleteToStart() { return this.#edit(DELETE_TO_START); }
  deleteToEnd() { return this.#edit(DELETE_TO_END); }
  deleteSelection() { return this.#edit(DELETE_SELECTION); }
  select(start, end, direction) {
    return this.#edit(SELECT, null, start, end, direction === "backward");
  }
  moveLeft(extend) { return this.#edit(MOVE_LEFT, null, !!extend); }
  moveRight(extend) { return this.#edit(MOVE_RIGHT, null, !!extend); }
  moveToStart(extend) { return this.#edit(MOVE_TO_START, null, !!extend); }
  moveToEnd(extend) { return this.#edit(MOVE_TO_END, null, !!extend); }
  selectAll() { return this.#edit(SELECT_ALL); }
  set(value) {
    if (!this.#perform(SET, value)) throw new RangeError(`"${value}" isn't a decimal number`);
    return this.outcome;
  }
  clear() { return this.#edit(CLEAR); }
  step(count) { return this.#edit(STEP, null, count); }
  commit() { return this.#edit(COMMIT); }
  undo() { return !!this.#perform(UNDO); }
  redo() { return !!this.#perform(REDO); }
  removeHistory() { this.#perform(REMOVE_HISTORY); }

  changeFormat(format) { this.#change("changeFormat", format.address); }
  changeOptions(options) { this.#change("changeOptions", this.#module.write(pairs(options))); }

  #change(name, argument) {
    if (!this.#module.exports[name](this.#address, argument)) {
      throw new RangeError(this.#module.text());
    }
    this.#read();
  }

  close() {
    if (!this.#address) return;
    this.#closed();
    this.#module.exports.closeField(this.#address);
    this.#address = 0;
  }
}
