import CGTK
import LiveNumber
import LiveNumberCore

typealias Widget = UnsafeMutablePointer<GtkWidget>

/// Returns a widget as an instance of a class that it inherits or is.
func pointer<Class>(to widget: Widget, _ class: Class.Type = Class.self) -> UnsafeMutablePointer<
  Class
> {
  UnsafeMutablePointer(OpaquePointer(widget))
}

/// Returns a Boolean value that indicates whether the first button of the mouse is pressed.
func isMousePressed(over widget: Widget) -> Bool {
  guard let surface = gtk_native_get_surface(gtk_widget_get_native(widget)) else { return false }
  let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(widget)))
  var state = GdkModifierType(0)
  gdk_surface_get_device_position(surface, pointer, nil, nil, &state)
  return state.rawValue & GDK_BUTTON1_MASK.rawValue != 0
}

/// A closure that GTK calls, and releases with what it is connected to.
private final class Callback {
  let body: (String) -> Bool

  init(_ body: @escaping (String) -> Bool) { self.body = body }

  /// The callback as a C function's data, which the function `release` releases.
  static func data(_ body: @escaping (String) -> Bool) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Callback(body)).toOpaque()
  }

  nonisolated static func call(
    _ data: UnsafeMutableRawPointer?, _ text: UnsafePointer<CChar>? = nil
  ) -> gboolean {
    guard let data else { return 0 }
    let address = UInt(bitPattern: data)
    let text = text.map { String(cString: $0) } ?? ""
    return MainActor.assumeIsolated {
      guard let data = UnsafeRawPointer(bitPattern: address) else { return 0 }
      return Unmanaged<Callback>.fromOpaque(data).takeUnretainedValue().body(text) ? 1 : 0
    }
  }

  nonisolated static let release: GDestroyNotify = { data in
    if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
  }
}

/// Calls a closure when an object emits a signal.
///
/// If the data is swapped, it comes first, and C ignores the arguments that a function doesn't
/// take.
func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping () -> Void
) {
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Void = { _ = Callback.call($0) }
  connect(object, signal, unsafeBitCast(function, to: GCallback.self)) { _ in body() }
}

/// Calls a closure with the first argument when an object emits a signal whose first argument is a
/// text.
func connectText(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping (String) -> Void
) {
  let function: @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?) -> Void = {
    _ = Callback.call($0, $1)
  }
  connect(object, signal, unsafeBitCast(function, to: GCallback.self), body)
}

private func connect(
  _ object: UnsafeMutableRawPointer, _ signal: String, _ function: @escaping GCallback,
  _ body: @escaping (String) -> Void
) {
  let data = Callback.data {
    body($0)
    return false
  }
  g_signal_connect_data(
    object, signal, function, data, { data, _ in Callback.release(data) }, G_CONNECT_SWAPPED)
}

/// Calls a closure once, when the main loop has nothing of a higher priority to do.
///
/// - Returns: The identifier of the source, for `g_source_remove`.
@discardableResult
func whenIdle(priority: Int32, _ body: @escaping () -> Void) -> guint {
  let data = Callback.data { _ in
    body()
    return false
  }
  return g_idle_add_full(priority, { Callback.call($0) }, data, Callback.release)
}

/// Calls a closure at the next frame of a widget.
func atNextFrame(of widget: Widget, _ body: @escaping () -> Void) {
  let data = Callback.data { _ in
    body()
    return false
  }
  gtk_widget_add_tick_callback(
    widget, { _, _, data in Callback.call(data) }, data, Callback.release)
}

/// Calls a closure whenever a file can be read.
func watch(_ file: Int32, _ body: @escaping () -> Void) {
  let data = Callback.data { _ in
    body()
    return true
  }
  g_unix_fd_add_full(
    G_PRIORITY_DEFAULT, file, G_IO_IN, { _, _, data in Callback.call(data) }, data,
    Callback.release)
}

/// Adds a key to a controller of shortcuts, such as `<Control>z`.
///
/// The closure returns whether it has used the key.
func add(_ key: String, to shortcuts: OpaquePointer?, _ body: @escaping () -> Bool) {
  let action = gtk_callback_action_new(
    { _, _, data in Callback.call(data) }, Callback.data { _ in body() }, Callback.release)
  let shortcut = gtk_shortcut_new(gtk_shortcut_trigger_parse_string(key), action)
  gtk_shortcut_controller_add_shortcut(shortcuts, shortcut)
}

/// Calls a closure when a signal of an event controller is emitted, and adds the controller to a
/// widget.
func connect(
  _ controller: OpaquePointer?, of widget: Widget, _ signal: String, _ body: @escaping () -> Void
) {
  guard let controller else { return }
  connect(UnsafeMutableRawPointer(controller), signal, body)
  gtk_widget_add_controller(widget, controller)
}

/// Adds a controller of shortcuts to a widget, which sees their keys before the widget does.
func addShortcuts(to widget: Widget) -> OpaquePointer? {
  let shortcuts = gtk_shortcut_controller_new()
  gtk_event_controller_set_propagation_phase(shortcuts, GTK_PHASE_CAPTURE)
  gtk_widget_add_controller(widget, shortcuts)
  return shortcuts
}

extension FieldContents {
  /// Creates the contents of an editable, which don't have what an input method composes.
  ///
  /// GTK's offsets count Unicode scalars.
  init(editable: OpaquePointer, hasMarkedText: Bool) {
    var (start, end): (Int32, Int32) = (0, 0)
    gtk_editable_get_selection_bounds(editable, &start, &end)
    let head = gtk_editable_get_position(editable)
    self.init(
      text: String(cString: gtk_editable_get_text(editable)),
      scalarAnchor: Int(head == start ? end : start), scalarHead: Int(head),
      hasMarkedText: hasMarkedText)
  }
}

extension NumberEditor.Rendering {
  /// Shows the text and the selection in an editable, and returns a Boolean value that indicates
  /// whether the text was another one.
  ///
  /// Only what differs is replaced, since a screen reader speaks what is inserted.
  func show(in editable: OpaquePointer) -> Bool {
    let old = String(cString: gtk_editable_get_text(editable))
    let change = replacement(of: old)
    if let change {
      let range = old.scalarRange(utf16: change.range)
      gtk_editable_delete_text(editable, Int32(range.lowerBound), Int32(range.upperBound))
      var position = Int32(range.lowerBound)
      gtk_editable_insert_text(editable, change.text, -1, &position)
    }
    gtk_editable_select_region(editable, Int32(scalarAnchor), Int32(scalarHead))
    return change != nil
  }
}
