import Foundation
import LiveForms
import LiveNumber
import TestSupport
import Testing

/// The sentences for a field's user, which name its bounds.
@Suite struct StoreMessageTests {
  @Test(arguments: [
    ("en", "Enter €10.00 or more."), ("de", "Bitte 10,00 € oder mehr eingeben."),
    ("fr", "Saisissez 10,00 € ou plus."), ("de-AT", "Bitte € 10,00 oder mehr eingeben."),
    ("it", "Inserisci 10,00 € o più."), ("sw", "Enter € 10.00 or more."),
  ])
  func theBoundIsNamed(_ locale: String, _ sentence: String) throws {
    let store = try NumberStore<Decimal>(.currency("EUR"), value: 5, in: 10..., locale: locale)
    let message = store.message?.replacing("\u{A0}", with: " ")
    #expect(message == sentence)
    #expect(store.accessibilityValue == "\(store.text), \(store.message ?? "")")
    store.value = 12
    #expect(store.message == nil && store.accessibilityValue == store.text)
  }

  @Test(arguments: [
    ("de", "1.2345", "1,2345 oder 12.345?"), ("en", "1,0000", "1 or 10,000?"),
    ("fr", "12.500", "12,5 ou 12\u{202F}500 ?"), ("de", "12-", "-12 oder 12?"), ("de", "1.5", nil),
    ("fr", "12x", "Est-ce 12 ?"), ("fr", "1,5", nil),
  ])
  func aTextThatAsksIsAQuestion(_ locale: String, _ keys: String, _ sentence: String?) throws {
    let store = try NumberStore<Decimal>(locale: locale)
    store.type(keys)
    // While it is typed, the number is incomplete.
    #expect(store.message == nil)
    store.commit()
    #expect(store.message == sentence)
    if let shown = store.readings.last { store.accept(shown) }
    #expect(store.message == nil)
  }

  /// Otherwise an English sentence that begins with the number would run from right to left.
  @Test func aNumberFromRightToLeftIsIsolated() throws {
    let store = try NumberStore<Decimal>(.currency("ILS"), locale: "he")
    store.messages.language = "en"
    store.type("12-")
    let numbers = store.readings.map { "\u{2068}\($0)\u{2069}" }
    #expect(numbers.count == 2)
    #expect(store.message(for: .misplacedSign) == numbers.joined(separator: " or ") + "?")
  }

  @Test func anAppReplacesSentences() throws {
    let store = try NumberStore<Int>(value: 12, in: 1...9, locale: "it")
    store.messages.texts["it"] = ["range": "Da {min} a {max}."]
    #expect(store.message == "Da 1 a 9.")
    // The others are still the library's.
    #expect(store.message(for: .rounded) == "Il numero è stato arrotondato.")
    store.messages.language = "fr"
    #expect(store.message == "Saisissez un nombre de 1 à 9.")
    #expect(store.message(for: .init(rawValue: "odd")) == "odd")
  }

  @Test func observersOfTheMessageAreTold() throws {
    let store = try NumberStore<Int>(value: 12, in: 10..., locale: "en")
    #expect(notifications(of: { _ = store.message }, during: { store.type("3") }) == 0)
    #expect(notifications(of: { _ = store.message }, during: { store.value = 3 }) > 0)
  }

  /// The symbols are the same, but not the words.
  @Test func anotherLanguageIsAnotherMessage() throws {
    let store = try NumberStore<Int>(value: 3, in: 10..., locale: "de")
    let german = store.message
    #expect(
      notifications(of: { _ = store.message }) { store.locale = Locale(identifier: "it") } > 0)
    #expect(store.message != german)
    #expect(notifications(of: { _ = store.message }) { store.messages.language = "fr" } > 0)
  }
}
