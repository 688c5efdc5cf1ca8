#ifndef HAND_WRITTEN_H
#define HAND_WRITTEN_H

#include <stdint.h>

/// Writes canonical decimal text, as a program for one locale would: commas, groups of three, a point.
/// Returns the length. Nothing is rounded, nothing is checked, and there must be room enough.
int32_t hand_written_format(const char *decimal, int32_t length, char *buffer);

#endif
