// One import brings the engine too.
@_exported public import LiveNumberCore
