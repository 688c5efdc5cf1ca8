/// What people read about the options of a field, in the order of the guide and of `--help`.
extension OptionWords {
  static let editor = [
    OptionWords(group: "digits"),
    OptionWords(
      "maximumFractionDigits",
      page: "The maximum number of fraction digits; `null` is no limit.",
      effect: """
        The fraction digits that can be typed: those of the style or its currency, or any \
        number. `.upTo(2)` and `.unlimited` replace that.
        """),
    OptionWords(
      "minimumFractionDigits",
      page: "The minimum number of fraction digits, which leaving the field adds.",
      effect: "The fraction digits to which a commit adds zeros; `nil` is the style's number.",
      together: "At most `maximumFractionDigits`. No effect with `entry = .fromRight`."),
    OptionWords(
      "fractionOverflow",
      help: "Reject fraction digits that exceed the maximum, or round them on commit.",
      page: "The effect of fraction digits that exceed the maximum.",
      effect: """
        More fraction digits can't be typed. With `.roundOnCommit`, they can, and a commit \
        rounds.
        """,
      together: "No effect with `entry = .fromRight`."),
    OptionWords(
      "minimumIntegerDigits",
      page: "The minimum number of integer digits, which leaving the field adds.",
      effect: "The integer digits to which a commit adds zeros; 1 is the style's number.",
      together: "At most `maximumIntegerDigits`."),
    OptionWords(
      "maximumIntegerDigits",
      value: "count",
      help: "The maximum number of integer digits.",
      page: "The maximum number of integer digits that can be typed.",
      effect: "The integer digits that can be typed."),
    OptionWords(
      "maximumLength",
      value: "count",
      help: "The maximum number of digits and decimal separators.",
      page: "The maximum number of digits and decimal separators that can be typed.",
      effect: "The digits and decimal separators that can be typed.",
      together: "Never less than the field always shows, such as `0.00`."),
    OptionWords(
      "maximumSignificantDigits",
      value: "count",
      help: "The maximum number of digits from the first to the last that isn't zero.",
      page: "The maximum number of digits from the first to the last that isn't zero.",
      effect: """
        The digits from the first to the last that isn't zero that can be typed; `nil` is the \
        style's number.
        """),
    OptionWords(group: "values"),
    OptionWords(
      "range",
      effect: "The allowed values: `ValueBounds(0...0.5)`. In percent, 0.5 is 50 %.",
      together: "The type of the value and a restriction limit it further."),
    OptionWords(
      "minimum",
      flag: "min",
      value: "value",
      help: "The minimum value, such as -5 or 0.01.",
      page: "The minimum of the number, such as `0.05`.",
      isAttribute: false),
    OptionWords(
      "maximum",
      flag: "max",
      value: "value",
      help: "The maximum value.",
      page: "The maximum of the number.",
      isAttribute: false),
    OptionWords(
      "rangePolicy",
      help: "The policy for values outside the range.",
      page: "The effect of numbers outside the range.",
      effect: """
        A value outside the range can be typed, and is invalid. With `.block`, a digit or a \
        paste that can't lead into the range is rejected. With `.clampOnCommit`, a commit \
        takes the nearest bound.
        """),
    OptionWords(
      "emptyValue",
      help: "The value of a field that is left empty.",
      page: "The value of a field that is left empty.",
      effect: "An empty field stays empty, and has no value. With `.zero`, a commit shows zero.",
      together: "Zero has to be in the range, or `rangePolicy` clamps it."),
    OptionWords(
      "step",
      value: "value",
      help: "The step of Up and Down; Shift, Page Up, and Page Down take ten steps.",
      page: "The change of the number by a step, such as `0.25`.",
      effect: """
        The change by a stepper or an arrow key: one, as shown. In percent, `nil` is 1 %, or \
        100 % of integers, and 0.05 is 5 %.
        """),
    OptionWords(
      "snapsToStep",
      help: "Step to multiples of the step.",
      page: "Whether steps go to multiples of the step, counted from the minimum.",
      isAttribute: false,
      effect: "A step goes to the next multiple of `step`.",
      together: "Counted from the minimum of `range`, if there is one."),
    OptionWords(
      "allowsNegative",
      flag: "no-negative",
      help: "Don't allow negative values.",
      page: "Whether a minus sign can be typed.",
      isAttribute: false,
      effect: "A minus sign can be typed.",
      together: "No effect if `range`, the type, or the style has no negative numbers."),
    OptionWords(
      "valueLimits",
      effect: "The numbers that the type of the value holds; digits beyond them can't be typed.",
      together: "A store and a field set it themselves."),
    OptionWords(group: "keys"),
    OptionWords(
      "entry",
      help: """
        Where typed digits go: at the insertion point, or in from the right as in a cash \
        machine.
        """,
      page: "The end at which digits are inserted; `fromRight` is that of a cash machine.",
      effect: """
        Digits go where the caret is. With `.fromRight`, they go to the end, as at a cash \
        machine.
        """,
      together: "The decimal key does nothing then."),
    OptionWords(
      "signKey",
      help: "Where the minus key works.",
      page: "The positions at which the minus key works.",
      effect: """
        The minus key works in front of the number. With `.anywhere`, it changes the sign \
        wherever the caret is.
        """,
      together: "Always anywhere with `entry = .fromRight`."),
    OptionWords(
      "deleteOverGroup",
      help: "At a grouping separator, delete the digit or skip the separator.",
      page: "The effect of deleting next to a grouping separator.",
      effect: """
        Backspace next to a grouping separator deletes the digit beyond it. With `.skip`, the \
        first press only steps over the separator.
        """,
      together: "No effect with `entry = .fromRight`."),
    OptionWords(
      "leadingZeros",
      help: "The rule for leading zeros.",
      page: "The effect of typing zeros before other digits.",
      effect: """
        A digit right behind a lone zero replaces it. With `.keep`, zeros stay until the \
        commit.
        """,
      together: "No effect with `entry = .fromRight`."),
    OptionWords(
      "insertsLeadingZero",
      flag: "auto-zero",
      help: "Insert a zero before a decimal separator that's typed first.",
      page: "Whether a decimal separator that is typed first inserts a zero.",
      effect: "A decimal key in an empty field makes `0.`, not `.`",
      together: "No effect with `entry = .fromRight`."),
    OptionWords(
      "padsWhileTyping",
      flag: "pad-while-typing",
      help: "Show the minimum number of fraction digits while typing.",
      page: "Whether the fraction always shows its minimum number of digits.",
      effect: "The fraction shows its minimum of digits from the first key on.",
      together: "Needs a minimum: a currency, a precision, or `minimumFractionDigits`."),
    OptionWords(
      "decimalAliases",
      flag: "decimal-alias",
      value: "character",
      help: "Another decimal key; repeat the option for several.",
      page: "Additional characters that are the decimal key.",
      effect: """
        More characters that are the decimal key, and are shown as the separator at once, such \
        as `"."` in German.
        """,
      together: "A digit or a sign can't be one. No effect with `entry = .fromRight`."),
    OptionWords(
      "paste",
      help: "How to interpret the separators of pasted numbers.",
      page: "The rule for interpreting the separators of pasted numbers.",
      effect: """
        A paste is read by its own separators: `1,234.56` is a number in German, too. With \
        `.locale`, only the format's own form is read.
        """),
    OptionWords(
      "doubt",
      help: "Take or ask about a text that is one number in another form, such as 1.5 in German.",
      page: """
        The effect of a text that is one number in another form than the field's, such as \
        `1.5` in German.
        """,
      effect: """
        A text that is one number, such as `1.5` in German, is valid, and a commit shows it. \
        With `.ask`, it isn't valid until the user confirms it.
        """,
      together: "A text that can be two numbers asks with both."),
    OptionWords(
      "accepts",
      flag: "accept",
      value: "notations",
      help: """
        What a number can be besides digits: arithmetic, scientific, magnitudes, or several \
        with commas between.
        """,
      page: """
        The notations besides digits, for which there is the module \
        `number-engine-expressions.wasm`.
        """,
      effect: """
        With `.arithmetic`, an operator behind digits begins an expression, `12.50 + 6`, and a \
        commit shows its value. With `.scientific`, so does the exponent of `1.5e3`; with \
        `.magnitudes`, a word such as the `Mio.` of `1,2 Mio.` in German.
        """,
      together: "No effect with `entry = .fromRight`."),
    OptionWords(
      "showsEmptyAffixes",
      flag: "empty-affix",
      help: "Show the currency, percent sign, or unit in an empty field.",
      page: "Whether an empty field shows the symbol of a currency, or its like.",
      effect: "An empty field shows its currency or unit."),
  ]
}
