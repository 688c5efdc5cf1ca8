#pragma once

#include <stdint.h>

/// Formats a sample number with `Intl.NumberFormat`.
///
/// JavaScript writes the parts to the module's input: `kind U+001F text U+001E`, one after the other.
///
/// - Returns: The length of the parts in bytes.
#if __wasm__
__attribute__((import_module("intl"), import_name("sample")))
#endif
int32_t intl_sample(double value, int32_t style, int32_t minimumFractionDigits,
                    int32_t showsPlusSign, int32_t forcesGrouping);
