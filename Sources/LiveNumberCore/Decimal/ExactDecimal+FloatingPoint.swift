#if !hasFeature(Embedded)
  extension ExactDecimal {
    /// Creates the value of the shortest decimal text that reads back as `value`, or `nil` for NaN and
    /// infinities.
    ///
    /// `0.1` is 0.1, not the 55 digits of its binary value.
    public init?(_ value: Double) {
      self.init(shortest: value.description)
    }

    /// Creates the value of the shortest decimal text that reads back as `value`, or `nil` for NaN and
    /// infinities.
    public init?(_ value: Float) {
      self.init(shortest: value.description)
    }

    /// Swift writes `5.0` for 5; the zero isn't a digit of the value.
    private init?(shortest description: String) {
      guard let value = ExactDecimal(description) else { return nil }
      self = value.trimmed()
    }
  }

  extension Double {
    /// Creates the value nearest to `decimal`, ties to even; infinite if it is out of range.
    public init(_ decimal: ExactDecimal) {
      self = Double(decimal.description) ?? .nan
    }
  }

  extension Float {
    /// Creates the value nearest to `decimal`, ties to even; infinite if it is out of range.
    public init(_ decimal: ExactDecimal) {
      self = Float(decimal.description) ?? .nan
    }
  }
#endif
