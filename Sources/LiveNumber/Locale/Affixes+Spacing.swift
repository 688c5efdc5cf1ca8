internal import LiveNumberCore

extension Affixes {
  /// Tells the blank that ICU puts between a currency and a digit from those of the pattern, by the
  /// affixes of a number without digits.
  func markingSpacing(_ wordAffixes: Affixes) -> Affixes {
    var affixes = self
    if prefix != wordAffixes.prefix, prefix.dropLast() == wordAffixes.prefix[...],
      case .literal(let blank)? = prefix.last
    {
      affixes.prefix[prefix.count - 1] = .currencySpacing(blank)
    }
    if suffix != wordAffixes.suffix, suffix.dropFirst() == wordAffixes.suffix[...],
      case .literal(let blank)? = suffix.first
    {
      affixes.suffix[0] = .currencySpacing(blank)
    }
    return affixes
  }
}
