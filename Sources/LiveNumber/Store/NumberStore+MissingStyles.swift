// What a package lacks with its traits is declared, so that the compiler names the trait.

#if WITHOUT_FOUNDATION_STYLES
  public import FoundationEssentials
  public import LiveNumberCore

  extension NumberStore {
    /// Isn't available with the trait of the command.
    @available(
      *, unavailable,
      message: "The trait Command has no styles of Foundation's. Write traits: [\"SystemICU\"]."
    )
    @_disfavoredOverload
    public convenience init<Style: FormatStyle>(
      value: Value? = nil, format: Style, options: NumberEditor.Options = NumberEditor.Options()
    ) where Style.FormatInput == Value, Style.FormatOutput == String {
      self.init(value: value, format: NumberFormat(.number), options: options)
    }
  }
#endif
