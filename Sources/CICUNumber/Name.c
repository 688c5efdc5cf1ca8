#include "Name.h"

#include <stdbool.h>
#include <string.h>

static bool is_name_character(char character) {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
         (character >= '0' && character <= '9') || character == '-' || character == '_';
}

CICUStatus cicu_copy_name(const char *name, int32_t length, char *copy, int32_t capacity) {
  if (length <= 0 || length >= capacity) return CICU_MALFORMED;
  for (int32_t index = 0; index < length; index++) {
    if (!is_name_character(name[index])) return CICU_MALFORMED;
  }
  memcpy(copy, name, (size_t)length);
  copy[length] = 0;
  return CICU_OK;
}
