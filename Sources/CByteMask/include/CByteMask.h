// What Swift's SIMD types lack: the result of comparing bytes as an integer.

#ifndef C_BYTE_MASK_H
#define C_BYTE_MASK_H

#include <stdint.h>

// Each byte is 0 or -1, as in Swift's SIMDMask.
typedef int8_t CByteMask __attribute__((ext_vector_type(16)));

typedef _Bool CByteMaskBits __attribute__((ext_vector_type(16)));

_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first byte would have the highest bit");

// Returns a bit for each byte, which is set if the byte is -1; the first byte has the lowest bit.
static inline uint32_t byte_mask_bits(CByteMask mask) {
  return __builtin_bit_cast(uint16_t, __builtin_convertvector(mask, CByteMaskBits));
}

#endif
