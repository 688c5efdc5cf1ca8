/// Nothing: JavaScript calls the functions that the module exports.
///
/// SwiftPM links an executable only if it has an entry point.
@main
struct NumberEngine {
  static func main() {}
}
