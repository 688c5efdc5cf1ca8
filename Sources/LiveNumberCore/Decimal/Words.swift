/// What an error says to people, which the engine for browsers leaves out: it would be a tenth
/// larger.
struct Words: Hashable, Sendable {
  #if hasFeature(Embedded)
    init(_ text: @autoclosure () -> String) {}

    func text(or code: String) -> String { code }
  #else
    private let text: String

    init(_ text: @autoclosure () -> String) { self.text = text() }

    /// Returns the words, or a code if there are none.
    func text(or code: @autoclosure () -> String) -> String { text }
  #endif
}
