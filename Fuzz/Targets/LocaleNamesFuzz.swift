import CICUNumber
import LiveNumber

/// Names of locales, in the C module and as Swift text: a name that is known has a canonical name,
/// which stands for the same locale.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let (locale, status) = resolve(bytes)
  promise(CICU_OK...CICU_ICU_FAILED ~= status, "\(status) isn't a status")
  if status == CICU_OK {
    let name = text(of: locale.identifier)
    let (again, status) = Array(name.utf8).withUnsafeBufferPointer(resolve)
    promise(status == CICU_OK, "\(name) is unknown: \(status)")
    promise(
      text(of: again.identifier) == name
        && text(of: again.icuIdentifier) == text(of: locale.icuIdentifier)
        && text(of: again.numberingSystem) == text(of: locale.numberingSystem),
      "\(name) is another locale: \(text(of: again.identifier))")
  }
  if let name = String(validating: bytes, as: UTF8.self) { check(name) }
  return 0
}

private func resolve(_ name: UnsafeBufferPointer<UInt8>) -> (CICULocale, CICUStatus) {
  var locale = CICULocale()
  let status = name.withMemoryRebound(to: CChar.self) {
    cicu_locale_resolve($0.baseAddress, Int32($0.count), &locale)
  }
  return (locale, status)
}

/// The text of a struct's field, which is terminated.
private func text<Field>(of field: Field) -> String {
  withUnsafeBytes(of: field) { bytes in
    promise(bytes.contains(0), "the text isn't terminated")
    return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

private func check(_ name: String) {
  do {
    let locale = try NumberLocale(name)
    let again = try? NumberLocale(locale.identifier)
    promise(
      again == locale && again?.numberingSystem == locale.numberingSystem,
      "\(locale) is another locale: \(again as Any)")
  } catch {
    promise(error.identifier == name, "the error is about \(error.identifier)")
    promise(!error.description.isEmpty, "the error has no message")
  }
}
