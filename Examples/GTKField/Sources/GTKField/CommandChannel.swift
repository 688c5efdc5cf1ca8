import CGTK
import LiveNumber
import LiveNumberCore

/// Answers the commands of the tests, one a line on the standard input, with one line each.
///
/// A command is carried out after the events that the display has sent before it.
final class CommandChannel {
  private let window: FieldWindow
  private var input: [UInt8] = []
  /// A Boolean value that indicates whether GTK holds events back, until it has drawn a frame.
  private var isPaused = false
  /// The commands that wait for such events.
  private var waiting: [String] = []
  /// Fields without a toolkit, which get the same edits from the random keys.
  private var sessions: [String: EditingSession] = [:]

  /// Creates a channel for a window that is realized.
  init(_ window: FieldWindow) {
    self.window = window
    guard let clock = gtk_widget_get_frame_clock(window.window) else { return }
    let object = UnsafeMutableRawPointer(clock)
    connect(object, "flush-events") { self.isPaused = true }
    connect(object, "resume-events") {
      self.isPaused = false
      let lines = self.waiting
      self.waiting = []
      for line in lines { self.schedule(line) }
    }
  }

  /// Reads what has arrived; an end of the input ends the program.
  func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = CGTK.read(0, &buffer, buffer.count)
    guard count > 0 else { exit(0) }
    input += buffer[..<count]
    while let newline = input.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: input[..<newline], as: UTF8.self)
      input.removeSubrange(...newline)
      gdk_display_sync(gdk_display_get_default())
      schedule(line)
    }
  }

  private func schedule(_ line: String) {
    whenIdle(priority: G_PRIORITY_LOW) {
      if self.isPaused { self.waiting.append(line) } else { self.answer(line) }
    }
  }

  private func answer(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 3, omittingEmptySubsequences: false)
      .map(String.init)
    let name = words.count > 1 ? words[1] : ""
    let field = window.fields.first { $0.name == name }?.adapter
    let entry = field?.entry ?? window.plain
    let arguments = Array(words.dropFirst(2))
    switch words[0] {
    case "focus": gtk_widget_grab_focus(entry)
    case "set":
      if let field {
        field.store.value = arguments.first.flatMap { ExactDecimal($0) }
      } else {
        gtk_editable_set_text(OpaquePointer(entry), arguments.joined(separator: " "))
      }
    case "editable":
      gtk_editable_set_editable(OpaquePointer(entry), arguments.first == "true" ? 1 : 0)
    case "state": return reply(state(of: entry, field))
    case "edit":
      guard let field else { return reply("no field") }
      return reply(edit(field, name, arguments[0], arguments.dropFirst().first ?? ""))
    case "frame": return frame()
    case "place": return reply(place(entry, position: Int(arguments[0]) ?? 0))
    default: return reply("unknown command")
    }
    reply("done")
  }

  private func reply(_ answer: String) {
    print(answer)
    fflush(nil)
  }

  // MARK: - Answers

  /// Returns what an entry shows, and whether that is what the store says.
  private func state(of entry: Widget, _ field: NumberEntry<ExactDecimal>?) -> String {
    let editable = gtk_editable_get_delegate(OpaquePointer(entry))
    let text = String(cString: gtk_editable_get_text(editable))
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(editable, &start, &end)
    let head = gtk_editable_get_position(editable)
    let shown = [text, "\(head == start ? end : start)", "\(head)"]
    guard let store = field?.store else { return shown.joined(separator: "\t") }
    let selection = text.utf16Range(scalars: Int(start)..<Int(end))
    let agrees = text == store.text && store.isSelected(utf16: selection)
    let styles = ["error", "warning"]
    let style = styles.first { gtk_widget_has_css_class(entry, $0) != 0 }
    let tooltip = gtk_widget_get_tooltip_text(entry).map { String(cString: $0) } ?? ""
    return
      (shown + [
        store.value.map { "\($0)" } ?? "", store.lastOutcome.reason?.rawValue ?? "",
        "\(store.validity)", style ?? "", tooltip,
        agrees ? "agrees" : "the store: \(store.rendering)",
        "\(store.rendering.scalarAnchor)", "\(store.rendering.scalarHead)",
      ]).joined(separator: "\t")
  }

  /// Answers when the window has drawn its next frame, before which GTK handles motions of the
  /// mouse.
  private func frame() {
    atNextFrame(of: window.window) {
      _ = whenIdle(priority: G_PRIORITY_LOW) { self.reply("done") }
    }
  }

  /// Returns the position of a character in the window.
  private func place(_ entry: Widget, position: Int) -> String {
    guard let text = Widget(gtk_editable_get_delegate(OpaquePointer(entry))) else { return "" }
    var caret = graphene_rect_t()
    gtk_text_compute_cursor_extents(pointer(to: text), UInt(position), &caret, nil)
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gtk_widget_translate_coordinates(
      text, window.window, Double(caret.origin.x), Double(gtk_widget_get_height(text)) / 2, &x, &y)
    gtk_native_get_surface_transform(OpaquePointer(window.window), &left, &top)
    return "\(Int(x + left))\t\(Int(y + top))"
  }

  /// Applies an edit to the session of a field, and returns what the session says.
  private func edit(
    _ field: NumberEntry<ExactDecimal>, _ name: String, _ kind: String, _ text: String
  ) -> String {
    var session =
      sessions[name]
      ?? EditingSession(format: field.store.format, options: field.store.options)
    session.mergesTypedDigits = true
    let edits: [String: NumberEditor.Edit] = [
      "backward": .delete(.backward), "forward": .delete(.forward), "all": .selectAll,
      "commit": .commit, "up": .step(1), "down": .step(-1), "pad": .typeOnNumericPad("."),
      "paste": .paste(text), "left": .move(.left, extending: false),
      "right": .move(.right, extending: false), "extendLeft": .move(.left, extending: true),
      "extendRight": .move(.right, extending: true),
    ]
    switch kind {
    case "type": session.type(text)
    case "undo": session.undo()
    case "redo": session.redo()
    case "select":
      let ends = text.split(separator: " ").compactMap { Int($0) }
      let shown = session.text.unicodeScalars
      let offsets = ends.map { end in
        session.editor.contentOffset(
          at: shown.index(shown.startIndex, offsetBy: min(end, shown.count)), in: session.state)
      }
      // A selected separator is a caret after it.
      let isSeparator = offsets[0].offset == offsets[1].offset && ends[0] > ends[1]
      session.apply(
        .select(
          anchor: offsets[0].offset, head: offsets[1].offset,
          affinity: offsets[isSeparator ? 0 : 1].affinity))
    default: if let edit = edits[kind] { session.apply(edit) }
    }
    sessions[name] = session
    let shown = session.rendering
    return [
      shown.text, "\(shown.scalarAnchor)", "\(shown.scalarHead)",
      session.value.map { "\($0)" } ?? "", session.lastOutcome.reason?.rawValue ?? "",
      "\(session.validity)",
    ].joined(separator: "\t")
  }
}
