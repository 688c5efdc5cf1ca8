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
      var block = RecordBlock()
      while try reader.fill(&block) {
        while let record = block.take() {
          switch record {
          case .whole(let text, _):
            place.line += 1
            run(text, at: place)
          case .piece(_, isFirst: true, _):
            place.line += 1
            fail("\(place)", "longer than \(RecordReader.maximumLength) bytes; split the line")
          case .byteOrderMark, .piece: break
          }
        }
      }
    } catch {
      failReading(place.file, "\(error)")
    }
  }
}
