#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A type whose values name a locale: Foundation's `Locale`, `NumberLocale`, and `String`.
///
/// Everything that takes a locale takes any of them. With a `Locale`, nothing throws: data that is
/// missing comes from a wider locale, as in Foundation. A text comes from a file, an argument, or
/// an attribute, and is checked:
///
/// ```swift
/// let percent = NumberFormat(.percent, locale: .current)
/// let austrian = try NumberFormat(locale: "de-AT")
/// ```
public protocol LocaleConvertible {
  /// The error of a locale or a style without data: `Never` for a `Locale`.
  associatedtype Failure: Error

  /// Returns the locale that the value names.
  ///
  /// - Throws: ``NumberLocaleError`` if there is no such locale.
  func numberLocale() throws(NumberLocaleError) -> NumberLocale
  /// Returns the format of a style in the locale.
  func numberFormat(_ style: NumberStyle) throws(Failure) -> NumberFormat
}

extension Locale: LocaleConvertible {
  /// Returns the nearest locale with data.
  public func numberLocale() -> NumberLocale { NumberLocale(self) }

  /// Returns the format of a style in the locale, with the data that there is.
  ///
  /// A region without data has that of its language, and an unknown language that of the root. A
  /// currency without data is its code. A unit whose text depends on the number, or without data,
  /// has a shorter text, or its identifier. Separators are those that the owner of the locale has
  /// set in the system's settings.
  public func numberFormat(_ style: NumberStyle) -> NumberFormat {
    let key = Request(
      identifier: identifier, separators: UserSeparators.key(self), style: style)
    return Locale.formats.value(for: key) { makeFormat(style) }
  }

  private func makeFormat(_ style: NumberStyle) -> NumberFormat {
    let locale = NumberLocale(self)
    for fallback in style.fallbacks {
      guard let format = try? locale.numberFormat(fallback()) else { continue }
      var symbols = format.symbols
      UserSeparators(self).apply(to: &symbols)
      return symbols == format.symbols ? format : (try? format.with(symbols: symbols)) ?? format
    }
    return .plain
  }

  /// All of a locale that a format depends on: its owner can change the separators in the system's
  /// settings.
  private struct Request: Hashable {
    let identifier: String
    let separators: [String?]
    let style: NumberStyle
  }

  /// A row of a list makes its format each time it is shown.
  private static let formats = BoundedCache<Request, NumberFormat>(capacity: 256)
}

extension NumberLocale: LocaleConvertible {
  /// Returns the locale itself.
  public func numberLocale() -> NumberLocale { self }

  /// Returns the format of a style in the locale.
  ///
  /// - Throws: `NumberFormatError` if the currency or the unit isn't known, the unit's text depends
  ///   on the number (`1 day`, `2 days`), or the source of locale data fails.
  public func numberFormat(_ style: NumberStyle) throws(NumberFormatError) -> NumberFormat {
    try NumberFormat(style, in: self)
  }
}

extension String: LocaleConvertible {
  /// Returns the locale with a BCP 47 language tag, or another name that ``NumberLocale`` accepts.
  public func numberLocale() throws(NumberLocaleError) -> NumberLocale { try NumberLocale(self) }

  /// Returns the format of a style in the locale with a name that ``NumberLocale`` accepts.
  ///
  /// - Throws: `NumberFormatError` if there is no such locale, and what a `NumberLocale` throws.
  public func numberFormat(_ style: NumberStyle) throws(NumberFormatError) -> NumberFormat {
    let locale: NumberLocale
    do {
      locale = try numberLocale()
    } catch {
      throw NumberFormatError(
        error.code == .sourceFailed ? .sourceFailed : .unknownLocale, error.description)
    }
    return try locale.numberFormat(style)
  }
}

extension LocaleConvertible where Self == Locale {
  /// The locale of the user's settings.
  public static var current: Locale { Locale.current }
  /// The locale of the user's settings, also after they change.
  public static var autoupdatingCurrent: Locale { Locale.autoupdatingCurrent }
}

extension NumberLocale {
  /// Creates the locale that is nearest to a Foundation locale and has data.
  ///
  /// Without data for the whole identifier, it is the locale without its region, without its
  /// script, or the root. Separators that a user has set in the system's settings aren't part of
  /// the identifier. A format of the Foundation locale itself has them.
  ///
  /// A region override is part of the locale: `en_US@rg=dezzzz`, American English on a device in
  /// Germany, has Germany's separators and patterns.
  public init(_ locale: Locale) {
    self = NumberLocale.nearest.value(for: locale.identifier) {
      NumberLocale.nearest(to: locale.identifier)
    }
  }

  private static let nearest = BoundedCache<String, NumberLocale>(capacity: 1024)

  private static func nearest(to identifier: String) -> NumberLocale {
    let halves = identifier.split(separator: "@", maxSplits: 1).map(String.init)
    var tag = halves.first ?? ""
    if tag.isEmpty || tag == "root" { return root }
    let keywords = halves.count > 1 ? halves[1].split(separator: ";") : []
    for keywords in [keywords, keywords.filter { !$0.hasPrefix("rg=") }, []] {
      let name = keywords.isEmpty ? tag : "\(tag)@\(keywords.joined(separator: ";"))"
      if let known = try? NumberLocale(name) { return known }
    }
    while let end = tag.lastIndex(where: { $0 == "-" || $0 == "_" }) {
      tag = String(tag[..<end])
      if let known = try? NumberLocale(tag) { return known }
    }
    return unknown
  }

  /// The locale that all others inherit from.
  private static let root = LocaleData.root ?? unknown

  /// The locale of a language without data.
  private static let unknown =
    (try? NumberLocale("und"))
    ?? NumberLocale(identifier: "und", dataIdentifier: "", numberingSystem: "latn")
}

extension NumberFormat {
  /// The locale whose symbols the format has; the root for a format that has none.
  ///
  /// It can be a wider one than was asked for.
  public var locale: Locale { Locale(identifier: localeIdentifier ?? "") }
}

extension NumberStyle {
  /// The style, and the styles in its place if there is no data for it, each made when it's needed.
  fileprivate var fallbacks: [() -> NumberStyle] {
    switch kind {
    case .currency(let code, _, let sign):
      [
        { self },
        { replacing(.currency(symbol: code, fractionDigits: 2).sign(strategy: sign)) },
        { replacing(.number) },
      ]
    case .unit(let identifier, _):
      [
        { self }, { replacing(.unit(identifier)) },
        { replacing(.unit(identifier).width(.narrow)) },
        { replacing(.number).naming(unit: identifier) }, { replacing(.number) },
      ]
    default: [{ self }]
    }
  }

  /// Returns another style with the modifiers of this one.
  private func replacing(_ other: NumberStyle) -> NumberStyle {
    var style = self
    style.replaceKind(by: other)
    return style
  }
}
