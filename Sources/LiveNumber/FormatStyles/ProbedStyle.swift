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

    /// The kind of number, in which a currency's code can be any text.
    var kind: NumberStyle.Kind { get }
    var attributed: Attributed { get }
    var locale: Locale { get }
    func locale(_ locale: Locale) -> Self
    func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
    func grouping(_ grouping: NumberFormatStyleConfiguration.Grouping) -> Self
    func rounded(rule: FloatingPointRoundingRule, increment: Increment?) -> Self
  }

  /// What a style of Foundation's is for a field.
  struct ProbedFormat: Sendable {
    /// The format with the style's texts, or the nearest one.
    let format: NumberFormat
    /// The reason why the format writes other texts than the style, or `nil` if it writes the same.
    let error: NumberFormatError?
  }

  extension ProbedStyle {
    /// Returns the live style with the same texts.
    func probed() throws(NumberFormatError) -> NumberFormatStyle<FormatInput> {
      let probed = probedFormat
      if let error = probed.error { throw error }
      return NumberFormatStyle(probed.format)
    }

    /// The format with the style's texts, or the nearest one.
    var probedFormat: ProbedFormat {
      // The user's settings can change, and the cache wouldn't know.
      let current = locale == .autoupdatingCurrent ? self.locale(.current) : self
      return probedFormats.value(for: StyleKey(style: current)) {
        do throws(NumberFormatError) {
          return ProbedFormat(format: try StyleFormatProbe(current).format(), error: nil)
        } catch {
          return ProbedFormat(format: NearestFormat(current).format, error: error)
        }
      }
    }
  }

  private let probedFormats = BoundedCache<StyleKey, ProbedFormat>(capacity: 64)

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
