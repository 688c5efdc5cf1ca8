#ifndef HAND_WRITTEN_H
#define HAND_WRITTEN_H

#include <stdint.h>

/// Writes canonical decimal text in English: commas, groups of three, a point. Returns the length.
/// Doesn't round and doesn't check its input or the size of the buffer.
int32_t hand_written_format(const char *decimal, int32_t length, char *buffer);

#endif
