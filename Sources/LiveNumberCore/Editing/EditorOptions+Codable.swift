#if !hasFeature(Embedded)
  extension NumberEditor.Options: Codable {
    private struct Name: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    /// The texts of the options that have a value.
    private var texts: [(option: EditorOption, text: String)] {
      var options = self
      var reader = OptionReader()
      options.visit(&reader)
      return zip(reader.visited, reader.texts).compactMap { option, text in
        text.map { (option, $0) }
      }
    }

    /// Encodes the options that aren't the defaults, as texts by the names of the properties.
    ///
    /// The bounds of the range are `minimum` and `maximum`.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Name.self)
      let standard = Dictionary(
        NumberEditor.Options().texts.map { ($0.option.name, $0.text) }, uniquingKeysWith: { $1 })
      for (option, text) in texts where standard[option.name] != text {
        try container.encode(text, forKey: Name(stringValue: option.name))
      }
    }

    /// Decodes options; those that are missing have their defaults.
    ///
    /// - Throws: `DecodingError` if there is no such option, or if it has no such value. What options have to
    ///   do with each other, ``validate(for:)`` checks.
    public init(from decoder: any Decoder) throws {
      self.init()
      let container = try decoder.container(keyedBy: Name.self)
      for name in container.allKeys {
        let text = try container.decode(String.self, forKey: name)
        let option = EditorOption.all.first { $0.name == name.stringValue }
        guard let option, option.read(text, into: &self) else {
          throw DecodingError.dataCorruptedError(
            forKey: name, in: container, debugDescription: "\"\(text)\" isn't a value of an option")
        }
      }
    }
  }
#endif
