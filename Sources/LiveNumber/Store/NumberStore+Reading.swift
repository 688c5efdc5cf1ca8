public import LiveNumberCore

// Text from a program: NUMBERS.md 6.

extension NumberStore {
  /// Sets the number to that of a text that no user sees, such as a field of a posted form.
  ///
  /// The whole number is set, or nothing is. (Of a text that is assigned to
  /// ``TextFieldStore/text``, digits that don't fit are cut, as the user sees.) If the text is
  /// rejected, the field shows what it did, and isn't valid until its number changes:
  ///
  /// ```swift
  /// let count = NumberStore<Int>(in: 1...99, locale: Locale(identifier: "de"))
  /// count.read("1,5")
  /// count.isValid                 // false
  /// count.readError?.text         // 1,5
  /// count.message                 // Dieses Feld nimmt nur ganze Zahlen an.
  /// ```
  ///
  /// A click, a rejected key, and a commit don't end the error. No text, or one of spaces, empties
  /// the field. While an input method is composing, the number is shown when the composition ends.
  ///
  /// - Parameters:
  ///   - text: The text, or `nil` if there is none.
  ///   - mode: A value that tells how much the text may differ from the format.
  /// - Returns: The outcome: `rejected` with the reason if the text was kept out.
  @discardableResult
  public func read(_ text: String?, mode: ParseMode = .paste) -> NumberEditor.Outcome {
    pull()
    let number: ExactDecimal?
    do throws(NumberParseError) {
      number = try checkedNumber(of: text ?? "", mode)
    } catch {
      return keepOut(error)
    }
    guard !composes else { return apply(.set(number)) }
    // While the shown text is in doubt, its number isn't an echo.
    if session.validity != .valid {
      session.apply(.clear)
      session.removeHistory()
    }
    return show(number)
  }

  /// The error of the text that ``read(_:mode:)`` kept out, or `nil` if it took the last one, or
  /// the number has changed since.
  ///
  /// Its `text` is the whole text, to be shown again.
  public var readError: NumberParseError? { observed(.invalidReason).readError }

  private func checkedNumber(
    of text: String, _ mode: ParseMode
  ) throws(NumberParseError) -> ExactDecimal? {
    guard let number = try session.editor.number(utf8: text.utf8, mode: mode) else { return nil }
    guard let reason = failureReason(of: number) else { return number }
    throw NumberParseError(
      NumberParseError.Code(rawValue: reason.rawValue), in: text, words: reason.description)
  }
}
