#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// A number style of Foundation's, whose settings can't be read: what it writes tells them.
  ///
  /// The requirements are the modifiers that all of these styles have.
  protocol ProbedStyle: LiveFormatStyle, Sendable {
    associatedtype Attributed: FormatStyle
    where Attributed.FormatInput == FormatInput, Attributed.FormatOutput == AttributedString
    associatedtype Increment

    var attributed: Attributed { get }
    var locale: Locale { get }
    func locale(_ locale: Locale) -> Self
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
    func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  }

  extension ProbedStyle {
    /// Returns the live style with the same texts.
    func probed(
      _ kind: NumberStyle.Kind
    ) throws(NumberFormatError) -> NumberFormatStyle<FormatInput> {
      // The user's settings can change, and the cache wouldn't know.
      let current = locale == .autoupdatingCurrent ? self.locale(.current) : self
      let format = try probedFormats.value(for: StyleKey(style: current)) {
        () throws(NumberFormatError) in try StyleFormatProbe(current, kind).format()
      }
      return NumberFormatStyle(format)
    }

    /// Returns the live style for a currency with the same texts.
    func probed(
      currencyCode: String
    ) throws(NumberFormatError) -> NumberFormatStyle<FormatInput> {
      let code = currencyCode.uppercased()
      // Foundation writes plain digits for another text.
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (65...90).contains($0) }) else {
        throw NumberFormatError(unknownCurrency: currencyCode)
      }
      return try probed(.currency(code))
    }
  }

  private let probedFormats = BoundedCache<StyleKey, NumberFormat>(capacity: 64)

  /// The options of styles in English.
  let probedOptions = BoundedCache<StyleKey, NumberFormat.Options>(capacity: 64)

  /// A style of any type in a cache.
  struct StyleKey: Hashable, Sendable {
    let style: any Hashable & Sendable

    static func == (left: Self, right: Self) -> Bool {
      AnyHashable(left.style) == AnyHashable(right.style)
    }

    func hash(into hasher: inout Hasher) {
      // Styles of two types can have the same settings.
      hasher.combine(ObjectIdentifier(type(of: style)))
      hasher.combine(AnyHashable(style))
    }
  }
#endif
