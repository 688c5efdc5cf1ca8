#if !hasFeature(Embedded)
  extension Double: NumberValue {
    /// The nearest value; nil where that is infinite.
    public init?(decimal: ExactDecimal) {
      self.init(nearestTo: decimal)
      guard isFinite else { return nil }
    }

    /// The shortest decimal that reads back as this value; nil for NaN and infinities.
    public var decimalValue: ExactDecimal? { ExactDecimal(self) }

    /// The finite values; `-0` is one of its own.
    public static var limits: ExactDecimal.Limits {
      ExactDecimal.Limits(
        minimum: (-Double.greatestFiniteMagnitude).decimalValue,
        maximum: Double.greatestFiniteMagnitude.decimalValue, keepsNegativeZero: true)
    }
  }

  extension Float: NumberValue {
    /// The nearest value; nil where that is infinite.
    public init?(decimal: ExactDecimal) {
      self.init(nearestTo: decimal)
      guard isFinite else { return nil }
    }

    /// The shortest decimal that reads back as this value; nil for NaN and infinities.
    public var decimalValue: ExactDecimal? { ExactDecimal(self) }

    /// The finite values; `-0` is one of its own.
    public static var limits: ExactDecimal.Limits {
      ExactDecimal.Limits(
        minimum: (-Float.greatestFiniteMagnitude).decimalValue,
        maximum: Float.greatestFiniteMagnitude.decimalValue, keepsNegativeZero: true)
    }
  }
#endif
