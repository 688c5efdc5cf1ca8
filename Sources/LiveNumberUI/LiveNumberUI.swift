// Importing LiveNumberUI imports LiveNumber too.
@_exported public import LiveNumber
