#if !hasFeature(Embedded)
  extension ExactDecimal {
    /// The value of the shortest decimal text that reads back as `value`; nil for NaN and infinities.
    ///
    /// `0.1` is 0.1, not the 55 digits of its binary value.
    public init?(_ value: Double) {
      self.init(shortest: value.description)
    }

    /// The value of the shortest decimal text that reads back as `value`; nil for NaN and infinities.
    public init?(_ value: Float) {
      self.init(shortest: value.description)
    }

    /// Swift writes `5.0` where it means 5; that zero is no digit of the value.
    private init?(shortest description: String) {
      guard let value = ExactDecimal(description) else { return nil }
      self = value.trimmed()
    }
  }

  extension Double {
    /// The nearest value to `decimal`, ties to even; infinite where it is out of reach.
    public init(nearestTo decimal: ExactDecimal) {
      self = Double(decimal.description) ?? .nan
    }
  }

  extension Float {
    /// The nearest value to `decimal`, ties to even; infinite where it is out of reach.
    public init(nearestTo decimal: ExactDecimal) {
      self = Float(decimal.description) ?? .nan
    }
  }
#endif
