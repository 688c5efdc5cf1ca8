// Arithmetic with numbers like `-1234.5` that never rounds: the bounds and the steps of a field.

/** Returns texts as integers of the smallest unit that all of them need, and the scale of that unit. */
function align(...texts) {
  const numbers = texts.map((text) => {
    const [mantissa, exponent = 0] = text.toLowerCase().split("e");
    const [integer, fraction = ""] = mantissa.split(".");
    return { digits: BigInt(integer + fraction), scale: fraction.length - exponent };
  });
  const scale = Math.max(0, ...numbers.map((number) => number.scale));
  return [scale, ...numbers.map((number) => number.digits * 10n ** BigInt(scale - number.scale))];
}

/** Returns whether a text is a number that a field can have as its value. */
export const isNumber = (text) =>
  text.length < 9999 && /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d{1,4})?$/i.test(text);

/** Returns whether a number is less than another. */
export function isLess(text, other) {
  const [, first, second] = align(text, other);
  return first < second;
}

/** Returns whether two texts are the same number, such as `1.5` and `1.50`. */
export function isEqual(text, other) {
  const [, first, second] = align(text, other);
  return first === second;
}

/**
 * Returns the two multiples of a step around a number, counted from a base, or `null` if the number is one.
 */
export function multiplesAround(text, step, base) {
  const [scale, number, size, start] = align(text, step, base);
  const rest = ((number - start) % size + size) % size;
  if (rest === 0n) return null;
  return [number - rest, number - rest + size].map((units) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, "0");
    const point = digits.length - scale;
    const fraction = digits.slice(point).replace(/0+$/, "");
    return (units < 0n ? "-" : "") + digits.slice(0, point) + (fraction && `.${fraction}`);
  });
}
