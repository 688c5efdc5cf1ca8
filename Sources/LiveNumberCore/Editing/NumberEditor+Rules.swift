extension NumberEditor {
  /// What an editor goes by; never changed.
  final class Rules: Sendable {
    let format: NumberFormat
    let options: Options
    let limits: Limits
    let keyboard: Keyboard
    /// Nil where the options have more to say of keys that only put in a digit or take one out.
    let everydayLimits: EverydayLimits?

    // What a text needs of the format and the options, one step nearer.
    let plan: RenderingPlan
    let signDisplay: NumberFormat.SignDisplay
    let showsNoPlus: Bool
    let showsEmptyAffixes: Bool

    init(format: NumberFormat, options: Options) throws(NumberEditorError) {
      self.format = format
      self.options = options
      plan = format.plan
      signDisplay = format.options.signDisplay
      showsNoPlus = signDisplay != .always && signDisplay != .exceptZero
      showsEmptyAffixes = options.showsEmptyAffixes
      limits = try Limits(options, format: format)
      keyboard = Keyboard(symbols: format.symbols, aliases: options.decimalAliases)
      everydayLimits = EverydayLimits(limits, options)
    }
  }
}
