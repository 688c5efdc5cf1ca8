/// A name of which others can be added: one that the engine knows, or another.
///
/// An app can make a reason of its own, and a later version of ECMA-402 a kind of part. The engine
/// passes reasons through every rule, so the names that it knows are small data, not text.
enum Name<Known: KnownName>: Hashable, Sendable {
  case known(Known)
  case other(OtherName)

  /// Creates the name with a text.
  init(_ text: String) {
    let known = Known.allCases.first { $0.rawValue.hasSameBytes(as: text) }
    self = known.map { .known($0) } ?? .other(OtherName(text))
  }

  /// The text of the name.
  var text: String {
    switch self {
    case .known(let name): name.rawValue
    case .other(let name): name.description
    }
  }
}

/// The names that the engine knows, as an enumeration of texts.
///
/// It isn't `RawRepresentable`, since Swift would compare the texts.
protocol KnownName: CaseIterable, Hashable, Sendable where AllCases == [Self] {
  var rawValue: String { get }
}

#if hasFeature(Embedded)
  /// A name that the engine doesn't know, as the number of its text.
  ///
  /// Text would make all code that passes a reason larger. The texts stay in memory, each once: the
  /// kinds of parts that `Intl` has, and names in the code of the module, far fewer than 256.
  struct OtherName: Hashable, Sendable {
    private nonisolated(unsafe) static var texts: [String] = []
    private let index: UInt8

    init(_ text: String) {
      let known = OtherName.texts.firstIndex { $0.hasSameBytes(as: text) }
      index = UInt8(truncatingIfNeeded: known ?? OtherName.texts.count)
      if known == nil { OtherName.texts.append(text) }
    }

    var description: String { OtherName.texts[Int(index)] }
  }
#else
  /// A name that the engine doesn't know.
  typealias OtherName = String
#endif
