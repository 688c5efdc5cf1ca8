#pragma once

#include <stdint.h>

/// Formats a sample number with `Intl.NumberFormat`.
///
/// The style is 0 for a plain number, 1 for that of the format, 2 for its accounting form, and the
/// three letters of a code, as a number, for a currency. It is -1 for a compact number in the short
/// form, and -2 in the long one; these take no other arguments.
///
/// JavaScript writes the parts to the module's input: `kind U+001F text U+001E`, one after the other.
///
/// - Returns: The length of the parts in bytes.
#if __wasm__
__attribute__((import_module("intl"), import_name("sample")))
#endif
int32_t intl_sample(double value, int32_t style, int32_t minimumFractionDigits,
                    int32_t showsPlusSign, int32_t forcesGrouping);
