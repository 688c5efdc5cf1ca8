#if !WITHOUT_FOUNDATION_STYLES
  public import Foundation
  public import LiveNumberCore

  // MARK: - Integers

  extension IntegerFormatStyle: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(.decimal)
    }
  }

  extension IntegerFormatStyle.Percent: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(.percent)
    }
  }

  extension IntegerFormatStyle.Currency: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(currencyCode: currencyCode)
    }
  }

  // MARK: - Binary floating point

  extension FloatingPointFormatStyle: LiveFormatStyle, ProbedStyle where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(.decimal)
    }
  }

  extension FloatingPointFormatStyle.Percent: LiveFormatStyle, ProbedStyle
  where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(.percent)
    }
  }

  extension FloatingPointFormatStyle.Currency: LiveFormatStyle, ProbedStyle
  where Value: NumberValue {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Value> {
      try probed(currencyCode: currencyCode)
    }
  }

  // MARK: - Decimals

  extension Decimal.FormatStyle: LiveFormatStyle, ProbedStyle {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed(.decimal)
    }
  }

  extension Decimal.FormatStyle.Percent: LiveFormatStyle, ProbedStyle {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed(.percent)
    }
  }

  extension Decimal.FormatStyle.Currency: LiveFormatStyle, ProbedStyle {
    /// Returns the live style with the same texts, as ``LiveFormatStyle/liveStyle()`` describes.
    public func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<Decimal> {
      try probed(currencyCode: currencyCode)
    }
  }
#endif
