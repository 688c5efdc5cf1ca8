import LiveNumber

/// A kind of number as the command line spells it.
struct FormChoice: Hashable, Sendable {
  var style = StyleChoice()
  var notation = NumberSkeleton.Notation.standard
  /// Numbers are shown times ten to the power of this.
  var scale = 0

  /// A format that reads; some forms can only be written.
  func reader(
    locale: NumberLocale, options: NumberFormat.Options = NumberFormat.Options()
  ) throws(UsageError) -> NumberFormat {
    if notation != .standard {
      throw UsageError(
        "--notation \(notation.rawValue): texts of that form can be written but cannot be read back, "
          + "since they leave digits out or count in powers of ten; expected --notation standard")
    }
    return try style.format(locale: locale, options: options)
  }

  /// What writes the form: by itself where it can also be read back, else through ICU.
  func writer(locale: NumberLocale, _ choice: WritingChoice) throws(UsageError) -> Formatter {
    let namesCurrency = style.namesCurrency
    let style = try style.resolve()
    let options = try choice.options(style: style, locale: locale, scale: scale)
    do throws(NumberFormatError) {
      // Made in any case, since a skeleton would take an unknown currency or a wrong count as it is.
      let format = try NumberFormat(style, locale: locale, options: options)
      if notation == .standard, !namesCurrency { return .exact(format) }
    } catch {
      // A unit whose text changes with the number is for ICU alone.
      guard error.code == .pluralDependent else { throw UsageError(error.description) }
    }
    let skeleton = NumberSkeleton(
      style: style, notation: notation, namesCurrency: namesCurrency, options: options)
    do {
      return .skeleton(try NumberSkeletonFormat(skeleton, locale: locale))
    } catch {
      throw UsageError(error.description)
    }
  }
}
