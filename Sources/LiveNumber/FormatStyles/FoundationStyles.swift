#if !WITHOUT_FOUNDATION_STYLES
  public import Foundation
  public import LiveNumberCore

  // MARK: - Integers

  extension IntegerFormatStyle: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    var kind: NumberStyle.Kind { .decimal }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  extension IntegerFormatStyle.Percent: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    var kind: NumberStyle.Kind { .scaled(.percent) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  extension IntegerFormatStyle.Currency: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    var kind: NumberStyle.Kind { .currency(currencyCode.uppercased()) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  // MARK: - Binary floating point

  extension FloatingPointFormatStyle: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    var kind: NumberStyle.Kind { .decimal }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  extension FloatingPointFormatStyle.Percent: LiveFormatStyle, ProbedStyle
  where Value: NumberValue {
    var kind: NumberStyle.Kind { .scaled(.percent) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  extension FloatingPointFormatStyle.Currency: LiveFormatStyle, ProbedStyle
  where Value: NumberValue {
    var kind: NumberStyle.Kind { .currency(currencyCode.uppercased()) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed()
    }
  }

  // MARK: - Decimals

  extension Decimal.FormatStyle: LiveFormatStyle, ProbedStyle {
    var kind: NumberStyle.Kind { .decimal }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed()
    }
  }

  extension Decimal.FormatStyle.Percent: LiveFormatStyle, ProbedStyle {
    var kind: NumberStyle.Kind { .scaled(.percent) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed()
    }
  }

  extension Decimal.FormatStyle.Currency: LiveFormatStyle, ProbedStyle {
    var kind: NumberStyle.Kind { .currency(currencyCode.uppercased()) }

    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed()
    }
  }
#endif
