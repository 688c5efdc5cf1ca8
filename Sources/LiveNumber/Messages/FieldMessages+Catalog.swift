#if canImport(Darwin)
  public import Foundation

  extension FieldMessages {
    /// Creates messages with the sentences of a string catalog in an app.
    ///
    /// Copy `Localization/LiveNumber.xcstrings` of the package to the app, change in Xcode what
    /// should be said in other words, and set the store's messages to
    /// `FieldMessages(catalog: "LiveNumber") ?? .standard`.
    ///
    /// A sentence that the catalog lacks is the library's own. If the bundle has no such catalog,
    /// the result is `nil`.
    ///
    /// - Parameters:
    ///   - name: The name of the catalog without `.xcstrings`.
    ///   - bundle: The bundle that has it.
    public init?(catalog name: String, bundle: Bundle = .main) {
      self = .standard
      for language in bundle.localizations {
        // Xcode compiles a catalog to a property list for each language.
        guard
          let file = bundle.url(
            forResource: name, withExtension: "strings", subdirectory: nil, localization: language),
          let data = try? Data(contentsOf: file),
          let sentences = try? PropertyListDecoder().decode([String: String].self, from: data)
        else { continue }
        texts[language] = sentences
      }
      if texts.isEmpty { return nil }
    }
  }
#endif
