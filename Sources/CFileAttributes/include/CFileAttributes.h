// What Swift's module of the C library lacks: the attributes of a file beside its mode.

#ifndef C_FILE_ATTRIBUTES_H
#define C_FILE_ATTRIBUTES_H

#include <errno.h>
#include <string.h>

#if __linux__
#include <sys/xattr.h>
#else
#include <copyfile.h>
#endif

// Gives an open file the access control list of another one, or none, and its extended attributes.
// Returns 0, or -1 and sets `errno`. On Apple's systems, what the folder gives a file stays.
static inline int file_attributes_copy(int from, int to) {
#if __linux__
  static const char accessList[] = "system.posix_acl_access";
  // As large as Linux allows.
  char names[65536];
  char value[65536];
  // The folder can have given it a list. Its rights would grow with the mode.
  if (fremovexattr(to, accessList) != 0 && errno != ENODATA && errno != ENOTSUP) return -1;
  ssize_t length = flistxattr(from, names, sizeof names);
  if (length < 0) return errno == ENOTSUP ? 0 : -1;
  for (const char *name = names; name < names + length; name += strlen(name) + 1) {
    ssize_t size = fgetxattr(from, name, value, sizeof value);
    if (size < 0 && errno == ENODATA) continue;
    if (size >= 0 && fsetxattr(to, name, value, (size_t)size, 0) == 0) continue;
    // The others are the system's own: a security label, or what a network's file system stores.
    if (strncmp(name, "user.", 5) == 0 || strcmp(name, accessList) == 0) return -1;
  }
  return 0;
#else
  return fcopyfile(from, to, NULL, COPYFILE_ACL | COPYFILE_XATTR);
#endif
}

#endif
