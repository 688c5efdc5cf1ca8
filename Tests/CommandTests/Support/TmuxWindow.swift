import Foundation
import TestSupport

/// A terminal for the command: a window of tmux, on its own server.
final class TmuxWindow {
  struct Screen: Hashable, CustomStringConvertible {
    var lines: [String]
    var column: Int
    var row: Int

    /// The cursor's line.
    var line: String { row < lines.count ? lines[row] : "" }

    var description: String {
      (lines + ["cursor: column \(column), row \(row)"]).joined(separator: "\n")
    }
  }

  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let socket: String
  let folder: URL

  /// Runs a script in a new window, in which `numfmt-live` is the built command.
  init(
    _ script: String, columns: Int = 60, rows: Int = 8, environment: [String: String] = [:],
    shell: [String] = ["bash", "--norc", "--noprofile", "-c"]
  ) throws {
    // The path of a socket must be short; that of the temporary folder may be long.
    let name = "numfmt-live-\(UUID().uuidString.prefix(8))"
    folder = URL(filePath: "/tmp").appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    socket = folder.appending(path: "tmux").path
    var arguments = ["new-session", "-d", "-x", "\(columns)", "-y", "\(rows)"]
    var variables = environment
    variables["PS1"] = "$ "
    variables["HISTFILE"] = "/dev/null"
    variables["FOLDER"] = folder.path
    for (name, value) in variables { arguments += ["-e", "\(name)=\(value)"] }
    try tmux(arguments + shell + (script.isEmpty ? [] : [script]))
  }

  /// Runs a field, and shows its output and exit code.
  convenience init(
    edit arguments: String, columns: Int = 60, rows: Int = 8, environment: [String: String] = [:]
  ) throws {
    try self.init(
      "x=$(numfmt-live edit \(arguments)); echo \"[$x] $?\"; exec cat", columns: columns,
      rows: rows,
      environment: environment)
  }

  deinit {
    _ = try? tmux(["kill-server"])
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: - Keys

  /// Types each key of a text, and waits for a line with the cursor at `|`.
  func type(_ text: String, shows marked: String? = nil) throws {
    try tmux(["send-keys", "-l", "--", text])
    if let marked { try wait(forLine: marked) }
  }

  /// Presses keys by tmux's names (`Left`, `BSpace`, `S-Left`, `C-u`, `M-_`), and waits for a line
  /// with the cursor at `|`.
  func press(_ keys: String..., shows marked: String? = nil) throws {
    try tmux(["send-keys"] + keys)
    if let marked { try wait(forLine: marked) }
  }

  /// Pastes a text like a terminal, with marks if the program enables them.
  func paste(_ text: String) throws {
    let file = folder.appending(path: "paste")
    try Data(text.utf8).write(to: file)
    try tmux(["load-buffer", file.path])
    try tmux(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int = 8) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Sends a signal to the process whose identifier is in the file `pid`.
  func kill(_ signal: String) throws {
    let pid = try String(contentsOf: folder.appending(path: "pid"), encoding: .utf8)
    _ = try ChildProcess.run(
      ["sh", "-c", "kill -\(signal) \(pid)"], environment: [:],
      output: folder.appending(path: "output"), errors: folder.appending(path: "errors"))
  }

  // MARK: - Screen

  /// Returns the screen, optionally with the history, in which `row` doesn't apply.
  func screen(withColors: Bool = false, withHistory: Bool = false) throws -> Screen {
    let capture =
      ["capture-pane", "-p"] + (withColors ? ["-e"] : []) + (withHistory ? ["-S", "-"] : [])
    let text = try tmux(capture + [";", "display", "-p", "#{cursor_x},#{cursor_y}"])
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last == "" { lines.removeLast() }
    let cursor = lines.popLast()?.split(separator: ",").compactMap { Int($0) } ?? []
    guard cursor.count == 2 else { throw Failure(description: "no cursor in: \(text)") }
    while lines.last == "" { lines.removeLast() }
    return Screen(lines: lines, column: cursor[0], row: cursor[1])
  }

  /// Polls the screen until it's as expected, with a limit, and never sleeps.
  @discardableResult
  func wait(
    for expectation: String, withColors: Bool = false, until isThere: (Screen) throws -> Bool
  ) throws -> Screen {
    let deadline = ContinuousClock.now.advanced(by: .seconds(20))
    var screen: Screen
    repeat {
      screen = try self.screen(withColors: withColors)
      if try isThere(screen) { return screen }
    } while ContinuousClock.now < deadline
    throw Failure(description: "expected \(expectation), but the screen is\n\(screen)")
  }

  /// Waits until the cursor's line equals the text, with the cursor at `|`.
  func wait(forLine marked: String) throws {
    let scalars = Array(marked.unicodeScalars)
    guard let place = scalars.firstIndex(of: "|") else {
      throw Failure(description: "no caret in \(marked)")
    }
    var line = String.UnicodeScalarView()
    line.append(contentsOf: scalars[..<place])
    let column = Self.columns(String(line))
    line.append(contentsOf: scalars[(place + 1)...])
    // tmux omits spaces at the end of a line.
    while line.last == " " { line.removeLast() }
    let expected = String(line)
    try wait(for: marked) { $0.line == expected && $0.column == column }
  }

  /// Waits until a line equals the text.
  func wait(forText text: String) throws {
    try wait(for: text) { $0.lines.contains(text) }
  }

  /// Returns the columns that tmux counts for the scripts in these tests: directional marks take
  /// none.
  private static func columns(_ text: String) -> Int {
    text.unicodeScalars.count {
      !$0.properties.isBidiControl && $0.properties.canonicalCombiningClass == .notReordered
    }
  }

  // MARK: - tmux

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let products = Repository.command.deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    // The socket separates this server from others, and the variables from the caller's terminal.
    let environment = [
      "PATH": "\(products):\(path)", "HOME": folder.path, "LC_ALL": "C.UTF-8", "TERM": "xterm",
    ]
    let output = folder.appending(path: "output")
    let errors = folder.appending(path: "errors")
    let status = try ChildProcess.run(
      ["tmux", "-u", "-S", socket, "-f", "/dev/null"] + arguments, environment: environment,
      output: output, errors: errors)
    let text = String(decoding: try Data(contentsOf: output), as: UTF8.self)
    guard status == 0 else {
      let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      throw Failure(description: "tmux \(arguments.joined(separator: " ")): \(message)")
    }
    return text
  }
}
