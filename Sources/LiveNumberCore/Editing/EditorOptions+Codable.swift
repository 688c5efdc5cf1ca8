#if !hasFeature(Embedded)
  extension NumberEditor.Options: Codable {
    /// The texts of the options that have a value, by their names.
    private var texts: [String: String] {
      var options = self
      var reader = OptionReader()
      options.visit(&reader)
      return zip(reader.visited, reader.texts).reduce(into: [:]) { $0[$1.0.name] = $1.1 }
    }

    /// Encodes the options that aren't the defaults, as texts by the names of the properties.
    ///
    /// The bounds of the range are `minimum` and `maximum`.
    public func encode(to encoder: any Encoder) throws {
      let standard = NumberEditor.Options().texts
      try texts.filter { $0.value != standard[$0.key] }.encode(to: encoder)
    }

    /// Decodes options; those that are missing have their defaults.
    ///
    /// - Throws: `DecodingError` if there is no such option, or if it has no such value. What options have to
    ///   do with each other, ``validate(for:)`` checks.
    public init(from decoder: any Decoder) throws {
      self.init()
      for (name, text) in try [String: String](from: decoder) {
        let option = EditorOption.all.first { $0.name == name }
        guard let option, option.read(text, into: &self) else {
          throw DecodingError.dataCorrupted(
            DecodingError.Context(
              codingPath: decoder.codingPath,
              debugDescription: "\(name): \"\(text)\" isn't a value of an option"))
        }
      }
    }
  }
#endif
