import LiveNumber

/// A formatter that can also read numbers, or one that only ICU implements.
enum Formatter {
  case exact(NumberFormat)
  case keptFraction(KeptFractionFormat)
  indirect case skeleton(NumberSkeletonFormat)
}
