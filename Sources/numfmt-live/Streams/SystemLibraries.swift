// Files, and the system's C library, for all files of the command.
@_exported public import SystemStreams
