// A package's module in C needs a source file.

#include "CFileAttributes.h"
