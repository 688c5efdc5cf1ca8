// Loads the engine, which is compiled from Swift, and gives its formats and fields to JavaScript.

import { IntlSamples } from "./intl-samples.js";

const VALIDITY = ["empty", "incomplete", "valid", "invalid"];
const OUTCOME = ["accepted", "adjusted", "rejected"];
/** A module never gives back the memory that it took for a log file that was pasted. */
const LONGEST = 9999;
const ACCEPTED = Object.freeze({ kind: "accepted", reason: null, start: 0, end: 0 });

// The edits in the order of `Command` in Edit.swift.
const EDITS = (
  "undo redo removeHistory restore set replace replaceText compose endComposition type"
  + " typeOnNumericPad paste deleteBackward deleteForward deleteWordBackward deleteToStart"
  + " deleteToEnd deleteSelection select moveLeft moveRight moveToStart moveToEnd selectAll"
  + " clear step commit selectContent accept confirm"
).split(" ");

export async function loadNumberEngine(source = new URL("number-engine.wasm", import.meta.url)) {
  let engine;
  const imports = { intl: { sample: (...sample) => engine.sample(sample) } };
  let code = await (typeof source === "string" || source instanceof URL ? fetch(source) : source);
  // Old servers don't know the type, and a browser streams no other.
  if (code.ok && code.headers.get("content-type") !== "application/wasm") {
    code = await code.arrayBuffer();
  }
  const { instance } = ArrayBuffer.isView(code) || code instanceof ArrayBuffer
    ? await WebAssembly.instantiate(code, imports)
    : await WebAssembly.instantiateStreaming(code, imports);
  return engine = new NumberEngine(new Module(instance.exports));
}

/** The exports of the module, and the texts that go in and out. */
class Module {
  #encoder = new TextEncoder();
  #decoder = new TextDecoder("utf-16le");
  // Views of the memory, which are empty after it has grown.
  #bytes = new Uint8Array();
  #units;
  /** The numbers of the output, by their offsets in Output.swift. */
  numbers;
  #texts = [];

  constructor(exports) {
    this.exports = exports;
    this.#view();
  }

  #view() {
    if (this.#bytes.length) return;
    const { buffer } = this.exports.memory;
    this.#bytes = new Uint8Array(buffer);
    this.#units = new Uint16Array(buffer);
    this.numbers = new Int32Array(buffer, this.exports.output(), 17);
  }

  /** Writes a text to the input, and returns its length in bytes. */
  write(text) {
    const start = this.exports.input(3 * text.length);
    if (!start) throw new RangeError("The text is too long.");
    this.#view();
    const bytes = this.#bytes;
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code > 127) return this.#encoder.encodeInto(text, bytes.subarray(start)).written;
      bytes[start + index] = code;
    }
    return text.length;
  }

  /** Writes pairs of texts to the input, and returns their length in bytes. */
  writePairs(pairs) {
    return this.write(pairs.map((pair) => {
      // A value with a separator of pairs would be other options.
      const [name, value] = pair.map((text) => String(text).replace(/[\u001e\u001f]/g, "\ufffd"));
      return `${name}\u001f${value}\u001e`;
    }).join(""));
  }

  /** Writes the options that are set. */
  writeOptions(options = {}, pairs = []) {
    const set = Object.entries(options).filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, textOf(name, value)]);
    return this.writePairs([...pairs, ...set]);
  }

  /** Returns the texts of the output, until the next call, by the same offsets; the first is 1. */
  read(count) {
    this.#view();
    const { numbers } = this, texts = this.#texts;
    let start = numbers[0] / 2;
    for (let index = 1; index <= count; index++) {
      const length = numbers[index];
      texts[index] = length < 0 ? null : this.#decode(start, start += length);
    }
    return texts;
  }

  #decode(start, end) {
    const units = this.#units;
    if (end - start > 99) return this.#decoder.decode(units.subarray(start, end));
    let text = "";
    // Each addition makes a string.
    for (; start + 4 <= end; start += 4) {
      text += String.fromCharCode(units[start], units[start + 1], units[start + 2], units[start + 3]);
    }
    for (; start < end; start++) text += String.fromCharCode(units[start]);
    return text;
  }

  /** Returns the text of the output. If a call has failed, throws an error with that text. */
  text(result, error = RangeError, context = "") {
    const [, text] = this.read(1);
    if (!result) throw new error(context + text);
    return text;
  }
}

/** Returns the text of an option: words have spaces between them, and characters don't. */
export const textOf = (name, value) =>
  Array.isArray(value) ? value.join(name === "accepts" ? " " : "") : String(value);

class NumberEngine {
  #module;
  #samples;
  #formats = new Map();
  #abandoned = new FinalizationRegistry((field) => this.#module.exports.closeField(field));

  constructor(module) { this.#module = module; }

  /** Answers the module's question about a sample. */
  sample(sample) { return this.#module.writePairs(this.#samples.parts(...sample)); }

  format(locale, options = {}) {
    const key = JSON.stringify([locale, options]);
    if (!this.#formats.has(key)) this.#formats.set(key, this.#newFormat(locale, options));
    return this.#formats.get(key);
  }

  #newFormat(locale, options) {
    const module = this.#module;
    const samples = this.#samples = new IntlSamples(locale, options);
    const { numberingSystem } = samples.resolved;
    const handle = module.exports.createFormat(module.writeOptions(
      { ...options, numberingSystem, currency: undefined }, samples.currency()));
    if (!handle) module.text(handle, RangeError, `${JSON.stringify(options)}: `);
    return new NumberFormat(module, handle, samples.resolved.locale);
  }

  session(format, options) {
    const module = this.#module;
    const handle = module.exports.createField(format.handle, module.writeOptions(options));
    if (!handle) module.text(handle);
    const session = new EditingSession(module, handle, this.#abandoned);
    this.#abandoned.register(session, handle, session);
    return session;
  }
}

class NumberFormat {
  #module;

  constructor(module, handle, locale) {
    this.#module = module;
    this.handle = handle;
    this.locale = locale;
  }

  format(number) {
    const module = this.#module;
    return module.text(module.exports.formatNumber(this.handle, module.write(String(number))));
  }

  parse(text) {
    const module = this.#module;
    const isNumber = module.exports.parseNumber(this.handle, module.write(text));
    return module.text(isNumber, SyntaxError, `"${text}": `);
  }
}

class EditingSession {
  #module;
  #handle;
  #abandoned;

  constructor(module, handle, abandoned) {
    this.#module = module;
    this.#handle = handle;
    this.#abandoned = abandoned;
    this.#read();
  }

  #read() {
    const texts = this.#module.read(7), { numbers } = this.#module;
    this.text = texts[1];
    this.value = texts[2];
    this.invalidReason = texts[4];
    this.readings = texts[5]?.split("\u001f") ?? [];
    this.preview = texts[6];
    this.waitingKeys = texts[7];
    this.selectionStart = numbers[8];
    this.selectionEnd = numbers[9];
    this.selectionDirection = numbers[10] ? "backward" : "forward";
    this.validity = VALIDITY[numbers[11]];
    this.outcome = texts[3] === null ? ACCEPTED
      : { kind: OUTCOME[numbers[12]], reason: texts[3], start: numbers[13], end: numbers[14] };
    this.canUndo = !!numbers[15];
    this.canRedo = !!numbers[16];
  }

  get keyboard() {
    const keys = this.#module.exports.keys(this.#handle);
    return { allowsFraction: !!(keys & 1), allowsMinus: !!(keys & 2), allowsPlus: !!(keys & 4) };
  }

  /** Only the engine with expressions knows a place. */
  get invalidRange() {
    if (!this.#module.exports.invalidRange?.(this.#handle)) return null;
    this.#module.read(0);
    const { numbers } = this.#module;
    return { start: numbers[8], end: numbers[9] };
  }

  // Each edit takes a text, and numbers: a range, a caret, a count, or whether to extend.
  static {
    EDITS.forEach((name, command) => {
      this.prototype[name] = function (first = -1, second = -1, third) {
        const module = this.#module;
        let text = third;
        if (!this.#handle) throw new TypeError("The session is closed.");
        if (name === "set" && first !== null && arguments.length) first = String(first);
        if (typeof first === "string") {
          text = first;
          first = second;
          second = third ?? -1;
        }
        if (text?.length > LONGEST) text = "\ufffd";
        const length = text === undefined ? -1 : module.write(text);
        const isDone = module.exports.edit(this.#handle, command, length, first, second);
        this.#read();
        if (command < 4) return !!isDone;
        if (!isDone) {
          throw new RangeError(`"${text}" isn't a decimal number; write it like -1234.5`);
        }
        return this.outcome;
      };
    });
  }

  changeFormat(format) { this.#change("changeFormat", format.handle); }

  changeOptions(options) { this.#change("changeOptions", this.#module.writeOptions(options)); }

  #change(name, input) {
    if (!this.#handle) throw new TypeError("The session is closed.");
    const isDone = this.#module.exports[name](this.#handle, input);
    if (!isDone) this.#module.text(isDone);
    this.#read();
  }

  close() {
    if (this.#handle) this.#module.exports.closeField(this.#handle);
    this.#handle = 0;
    this.#abandoned.unregister(this);
  }
}
