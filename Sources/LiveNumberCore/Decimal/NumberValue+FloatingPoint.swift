#if !hasFeature(Embedded)
  extension Double: NumberValue {
    /// The nearest value; nil where that is infinite.
    public init?(decimal: ExactDecimal) {
      self.init(nearestTo: decimal)
      guard isFinite else { return nil }
    }

    public var decimalValue: ExactDecimal? { ExactDecimal(self) }

    public static var limits: NumberEditor.ValueLimits {
      NumberEditor.ValueLimits(
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

    public var decimalValue: ExactDecimal? { ExactDecimal(self) }

    public static var limits: NumberEditor.ValueLimits {
      NumberEditor.ValueLimits(
        minimum: (-Float.greatestFiniteMagnitude).decimalValue,
        maximum: Float.greatestFiniteMagnitude.decimalValue, keepsNegativeZero: true)
    }
  }
#endif
