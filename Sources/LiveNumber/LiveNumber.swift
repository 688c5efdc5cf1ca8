// Importing LiveNumber imports the engine too.
@_exported public import LiveNumberCore
