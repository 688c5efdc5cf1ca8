import LiveNumber

/// What writes numbers: a format that can also read them, or one that only ICU can write.
enum Formatter: Hashable, Sendable {
  case exact(NumberFormat)
  case skeleton(NumberSkeletonFormat)
}
