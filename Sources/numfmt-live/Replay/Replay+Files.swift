import Replay

extension Replay {
  /// Runs the cases of the file at the specified path, or of standard input for `-`.
  mutating func run(path: String) {
    var place = Place(file: path == "-" ? "standard input" : path)
    let file = FileDescriptor(number: path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC))
    guard file.number >= 0 else { return failReading(place.file, "\(SystemError.last)") }
    defer { if file != .standardInput { close(file.number) } }
    do throws(SystemError) {
      var reader = RecordReader(file.receive)
      while true {
        while let record = reader.take() {
          switch record {
          case .whole(let text, _):
            place.line += 1
            run(text, at: place)
          case .tooLong:
            place.line += 1
            fail("\(place)", "longer than \(RecordReader.maximumLength) bytes; split the line")
          case .byteOrderMark, .rest: break
          }
        }
        if reader.isAtEnd { return }
        try reader.fill()
      }
    } catch {
      failReading(place.file, "\(error)")
    }
  }
}
