import LiveNumber

/// A search for the convention that numbers are written in: the formats that they can have in each
/// locale.
final class ConventionSearch {
  /// Returns the format of numbers in a locale.
  var format: (NumberLocale) -> NumberFormat?
  let mode: ParseMode
  /// Whether numbers can have words around them, as money does.
  let hasWords: Bool
  /// The texts to remove before reading a number, or `nil` if there are none.
  var surroundings: SurroundingText?
  /// The texts that stand for missing values.
  var missing = MissingTexts([])
  /// The notations besides digits that numbers can have.
  let notations: ParseNotations
  /// The options that read the numbers, besides the locale and the mode.
  let options: [PrintedOption]

  /// The conventions that are found already.
  private var known: [Form: [Convention]] = [:]
  /// Words, and whether they multiply the number before them, as far as they're known.
  private var magnitudes: [ColumnStyle?: [String: Bool]] = [:]
  /// The comparisons without any text.
  private var emptyDetections: [ParseMode: Detection] = [:]
  /// The style that the options ask for.
  private let style: NumberStyle
  /// Whether numbers are written as the style `decimal` writes them.
  let isPlain: Bool

  init(
    _ style: StyleOptions, _ formatOptions: NumberFormat.Options = .init(), mode: ParseMode,
    accepting notations: ParseNotations = [], options: [PrintedOption] = []
  ) throws(UsageError) {
    format = try style.formats(options: formatOptions)
    self.style = try style.resolve()
    hasWords = self.style != .number
    isPlain = self.style == .number && formatOptions == NumberFormat.Options()
    self.mode = mode
    self.notations = notations
    self.options = options
  }

  /// The currency that the options ask for, or `nil` if there's none.
  var currency: String? {
    if case .currency(let code, _, _) = style.kind { code } else { nil }
  }

  /// Whether digits alone are their own value, unlike in a percentage.
  var keepsIntegers: Bool { isPlain || currency != nil }

  /// Returns a comparison of the conventions of all locales without any text.
  func startDetection() -> Detection { Detection(conventions(inAllLocales: true), mode: mode) }

  /// Returns a comparison of the conventions of a reading without any text.
  ///
  /// That of the options is the same one again, so that the columns of a table that have no numbers
  /// share its memory.
  func emptyDetection(for reading: Reading, inAllLocales: Bool) -> Detection {
    if reading.isGiven, !inAllLocales, let known = emptyDetections[reading.mode] { return known }
    var conventions = conventions(
      of: reading.style, inAllLocales: inAllLocales, accepting: reading.notations)
    if !reading.notations.isEmpty {
      for index in conventions.indices { conventions[index].readsDoubtfulWords = true }
    }
    let detection = Detection(conventions, mode: reading.mode)
    if reading.isGiven, !inAllLocales { emptyDetections[reading.mode] = detection }
    return detection
  }

  /// Returns whether a text can be a number without anything around it.
  ///
  /// Most texts of most columns can't, and needn't be read in every convention.
  func canBeNumber(_ text: Bytes) -> Bool {
    TextKind.looksLikeNumber(text)
      || notations.contains(.scientific) && TextKind.hasExponent(text)
  }

  /// Returns whether a text is a number in some convention.
  func reads(_ text: String) -> Bool { reads(text, in: conventions()) }

  /// Returns whether a text is a number in one of these conventions.
  func reads(_ text: String, in conventions: [Convention]) -> Bool {
    text.withUTF8Bytes { bytes in
      conventions.contains { $0.read(bytes, mode: .lenient) != nil }
    }
  }

  /// Returns whether numbers have the sign of the style that the options ask for.
  ///
  /// Lenient reading doesn't need it, but a number without a percent sign isn't a percentage, and a
  /// column without a currency isn't money.
  func hasSign(_ texts: [String], in reading: Reading) -> Bool {
    guard hasWords, reading.style == nil else { return true }
    guard let sign = style.kind.scaleSign else {
      return texts.contains { text in
        // The word of `1.5M` is no sign.
        let word = reading.notations.isEmpty ? nil : magnitudeWord(in: text, style: nil)
        let number = word.map { text.replacing($0, with: "") } ?? text
        return !number.withUTF8Bytes(TextKind.looksLikeNumber)
      }
    }
    return texts.allSatisfy { text in
      text.unicodeScalars.contains { NumberStyle.ScaleSign($0) == sign }
    }
  }

  /// Returns the format of numbers in a locale, or of those in another style.
  func format(_ identifier: String, style: ColumnStyle?) -> NumberFormat? {
    (try? NumberLocale(identifier)).flatMap(formats(of: style))
  }

  /// Returns the conventions of the style that the options ask for, or of another style, of all
  /// locales or of those that are probably enough: one for each convention of plain numbers, those
  /// that people know, and those of the currency's countries.
  ///
  /// ICU takes long to be asked for money in all locales, and one of these nearly always reads it.
  /// The conventions of plain numbers are always those of all locales, and numbers with magnitudes
  /// are those of the locales that people know, each with its words.
  func conventions(
    of style: ColumnStyle? = nil, inAllLocales: Bool = false,
    accepting more: ParseNotations = []
  ) -> [Convention] {
    let hasTable = style == nil && isPlain
    var form = Form(style: style, notations: notations.union(more))
    form.isComplete = !form.hasMagnitudes && (inAllLocales || hasTable)
    if let known = known[form] { return known }
    let format = formats(of: style)
    let table = hasTable && form.isComplete ? ConventionTable.conventions(format) : nil
    let locales = form.isComplete ? NumberLocale.available : likelyLocales(for: form)
    var conventions =
      table ?? Convention.of(locales, withWords: form.hasMagnitudes, format)
    for index in conventions.indices { conventions[index].notations = form.notations }
    known[form] = conventions
    return conventions
  }

  /// Returns whether a word behind a number multiplies it in some language.
  func isMagnitude(_ word: String, style: ColumnStyle?) -> Bool {
    if let known = magnitudes[style]?[word] { return known }
    let isMagnitude = hasMagnitude("1\(word)", style: style)
    if magnitudes[style, default: [:]].count < ConventionSearch.maximumWordCount {
      magnitudes[style, default: [:]][word] = isMagnitude
    }
    return isMagnitude
  }

  private static let maximumWordCount = 1 << 10

  /// Returns whether a word behind the digits of a text multiplies the number in some language.
  func hasMagnitude(_ text: String, style: ColumnStyle?) -> Bool {
    magnitudeWord(in: text, style: style) != nil
  }

  private func magnitudeWord(in text: String, style: ColumnStyle?) -> String? {
    conventions(of: style, accepting: .magnitudes).lazy
      .compactMap { $0.formats[0].magnitudeWord(in: text) }.first
  }

  // MARK: - Locales

  /// The numbers that conventions are for.
  private struct Form: Hashable {
    var style: ColumnStyle?
    var notations: ParseNotations
    var isComplete = false

    var hasMagnitudes: Bool { notations.contains(.magnitudes) }
  }

  private func formats(of style: ColumnStyle?) -> (NumberLocale) -> NumberFormat? {
    guard let style else { return format }
    let numberStyle = style.style
    return { locale in numberStyle.flatMap { try? NumberFormat($0, locale: locale) } }
  }

  private func likelyLocales(for form: Form) -> [NumberLocale] {
    let identifiers =
      (form.hasMagnitudes
        ? LocalePreference.localesOfCurrencies : ConventionTable.rows.flatMap(\.formats))
      + FamiliarLocale.all.map(\.identifier)
      + LocalePreference.locales(ofCurrency: form.style?.currency ?? currency)
    return Set(identifiers).sorted().compactMap { try? NumberLocale($0) }
  }
}
