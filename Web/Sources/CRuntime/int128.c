// Integers of 128 bits, which WebAssembly doesn't have and the compiler calls these functions for.

#if __wasm__

#include <stdint.h>

typedef unsigned __int128 Wide;

// Shifts by these functions' own counts would call them.
typedef union {
  Wide wide;
  struct {
    uint64_t low, high;
  };
} Halves;

static Wide join(uint64_t high, uint64_t low) {
  Halves halves = {.low = low, .high = high};
  return halves.wide;
}

Wide __ashlti3(Wide value, int count) {
  Halves halves = {.wide = value};
  if (count == 0) return value;
  if (count >= 64) return join(halves.low << (count - 64), 0);
  return join(halves.high << count | halves.low >> (64 - count), halves.low << count);
}

Wide __lshrti3(Wide value, int count) {
  Halves halves = {.wide = value};
  if (count == 0) return value;
  if (count >= 64) return join(0, halves.high >> (count - 64));
  return join(halves.high >> count, halves.low >> count | halves.high << (64 - count));
}

Wide __multi3(Wide left, Wide right) {
  Halves a = {.wide = left}, b = {.wide = right};
  uint64_t a0 = (uint32_t)a.low, a1 = a.low >> 32, b0 = (uint32_t)b.low, b1 = b.low >> 32;
  uint64_t low = a0 * b0, middle = a1 * b0 + (low >> 32), other = a0 * b1 + (uint32_t)middle;
  uint64_t high = a1 * b1 + (middle >> 32) + (other >> 32);
  return join(high + a.high * b.low + a.low * b.high, other << 32 | (uint32_t)low);
}

static Wide divide(Wide value, Wide divisor, Wide *remainder) {
  Halves quotient = {.wide = 0}, number = {.wide = value}, rest = {.wide = 0};
  for (int bit = 127; bit >= 0; bit--) {
    rest.high = rest.high << 1 | rest.low >> 63;
    rest.low = rest.low << 1 | (bit < 64 ? number.low >> bit : number.high >> (bit - 64)) % 2;
    if (rest.wide < divisor) continue;
    rest.wide -= divisor;
    if (bit < 64) quotient.low |= (uint64_t)1 << bit;
    else quotient.high |= (uint64_t)1 << (bit - 64);
  }
  *remainder = rest.wide;
  return quotient.wide;
}

Wide __udivti3(Wide value, Wide divisor) {
  Wide remainder;
  return divide(value, divisor, &remainder);
}

Wide __umodti3(Wide value, Wide divisor) {
  Wide remainder;
  divide(value, divisor, &remainder);
  return remainder;
}

#endif
