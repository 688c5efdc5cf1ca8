#include "HandWritten.h"

int32_t hand_written_format(const char *decimal, int32_t length, char *buffer) {
  char *end = buffer;
  int32_t index = 0;
  if (index < length && decimal[index] == '-') *end++ = decimal[index++];
  int32_t point = index;
  while (point < length && decimal[point] != '.') point++;
  while (index < point) {
    *end++ = decimal[index++];
    int32_t left = point - index;
    if (left > 0 && left % 3 == 0) *end++ = ',';
  }
  while (index < length) *end++ = decimal[index++];
  return (int32_t)(end - buffer);
}
