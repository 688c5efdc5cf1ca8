import CICUNumber

/// The C module's calls in Swift's words, for tests: each gives a status or what it wrote.
enum CWrapper {
  struct Failure: Error, Equatable {
    let status: CICUStatus
  }

  static func check(_ status: CICUStatus) throws {
    if status != CICU_OK { throw Failure(status: status) }
  }

  static func resolve(_ name: String) throws -> CICULocale {
    var locale = CICULocale()
    try check(status(resolving: name, &locale))
    return locale
  }

  static func status(resolving name: String, _ locale: inout CICULocale) -> CICUStatus {
    let bytes = name.utf8.map { CChar(bitPattern: $0) }
    return cicu_locale_resolve(bytes, Int32(bytes.count), &locale)
  }

  /// The terminated text of a struct's field.
  static func text<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The text that a function writes to a buffer.
  static func text(
    _ read: (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) -> CICUStatus
  ) throws -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    var length: Int32 = 0
    try check(read(&buffer, 256, &length))
    return String(decoding: buffer[..<Int(length)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  static func locales() throws -> [String] {
    var count: Int32 = 0
    try check(cicu_locale_count(&count))
    return try (0..<count).map { index in try text { cicu_locale_at(index, $0, $1, $2) } }
  }

  static func numberingSystems() throws -> [CICUNumberingSystem] {
    var count: Int32 = 0
    try check(cicu_numbering_system_count(&count))
    return try (0..<count).map { index in
      var system = CICUNumberingSystem()
      try check(cicu_numbering_system_at(index, &system))
      return system
    }
  }

  static func digits(_ system: CICUNumberingSystem) -> [Unicode.Scalar] {
    withUnsafeBytes(of: system.digits) { bytes in
      bytes.bindMemory(to: UInt32.self).compactMap(Unicode.Scalar.init)
    }
  }
}

/// A formatter that closes itself.
final class OwnedFormatter: @unchecked Sendable {
  let handle: OpaquePointer

  init(_ skeleton: String, _ localeName: String) throws {
    var locale = try CWrapper.resolve(localeName)
    var handle: OpaquePointer?
    let bytes = skeleton.utf8.map { CChar(bitPattern: $0) }
    try CWrapper.check(cicu_formatter_open(&locale, bytes, Int32(bytes.count), nil, &handle))
    guard let handle else { throw CWrapper.Failure(status: CICU_ICU_FAILED) }
    self.handle = handle
  }

  deinit { cicu_formatter_close(handle) }

  /// A formatted number with the places of its parts in UTF-8.
  struct Output {
    var text: String
    var fields: [CICUField]

    /// The texts of all parts of a kind.
    func texts(_ kind: Int32) -> [String] {
      let bytes = Array(text.utf8)
      return fields.filter { $0.kind == kind }.map {
        String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
      }
    }
  }

  func format(_ decimal: String, capacity: Int = 512) throws -> Output {
    let bytes = decimal.utf8.map { CChar(bitPattern: $0) }
    return try write(capacity) {
      cicu_formatter_format_decimal(handle, bytes, Int32(bytes.count), &$0)
    }
  }

  func format(_ value: Double) throws -> Output {
    try write(512) { cicu_formatter_format_double(handle, value, &$0) }
  }

  private func write(
    _ capacity: Int, _ call: (inout CICUOutput) -> CICUStatus
  ) throws -> Output {
    var buffer = [CChar](repeating: 0, count: capacity)
    var fields = [CICUField](repeating: CICUField(), count: capacity)
    var output = CICUOutput()
    let status = buffer.withUnsafeMutableBufferPointer { buffer in
      fields.withUnsafeMutableBufferPointer { fields in
        output.buffer = buffer.baseAddress
        output.capacity = Int32(buffer.count)
        output.fields = fields.baseAddress
        output.fieldCapacity = Int32(fields.count)
        return call(&output)
      }
    }
    try CWrapper.check(status)
    let bytes = buffer[..<Int(output.length)].map { UInt8(bitPattern: $0) }
    return Output(
      text: String(decoding: bytes, as: UTF8.self),
      fields: Array(fields[..<Int(output.fieldCount)]))
  }
}
