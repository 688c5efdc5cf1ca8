// What the command needs before Swift's runtime starts.

#if __linux__

#include <unistd.h>

// Swift reads the arguments from /proc. Without it, its runtime crashes, or the command has no arguments
// and takes itself for `edit`.
__attribute__((constructor(101))) static void require_proc(void) {
  static const char message[] = "error: numfmt-live needs /proc, which isn't mounted\n";
  if (access("/proc/self/cmdline", R_OK) == 0) return;
  (void)!write(STDERR_FILENO, message, sizeof message - 1);
  // EX_UNAVAILABLE, as without a terminal.
  _exit(69);
}

#endif
