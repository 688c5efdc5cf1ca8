import CGTK
import LiveNumber
import LiveNumberCore
import Observation

/// A window with a field in each of several locales and styles, the value that the program has of
/// it, and what there is to say about it.
final class FieldWindow {
  struct Field {
    let name: String
    let adapter: NumberEntry<ExactDecimal>
    let value: Widget
  }

  let window: Widget = gtk_window_new()
  /// An entry of GTK's own, to drag from and to copy from.
  let plain: Widget = gtk_entry_new()
  private(set) var fields: [Field] = []
  private let grid: Widget = gtk_grid_new()

  init() throws {
    try add("en", "English", "en")
    try add("eur", "German, euros", "de", .currency("EUR"))
    try add("fr", "French", "fr")
    try add("inr", "Hindi, rupees", "hi-u-nu-deva", .currency("INR"))
    try add("ils", "Hebrew, shekels", "he", .currency("ILS"))
    try add("ar", "Arabic, Egypt", "ar-EG")
    try add("fa", "Persian", "fa")
    try add("usd", "English, dollars", "en", .currency("USD"))
    try add("pct", "French, percent", "fr", .percent)
    try add("math", "Mathematical digits", "en-u-nu-mathsans")
    try add("age", "Age, 18 to 30", "en", .number, whole(18...30, .flag))
    try add("seats", "Seats, 2 to 9, blocked", "en", .number, whole(2...9, .block))
    try add("volume", "Volume, 0 to 100, clamped", "en", .number, whole(0...100, .clampOnCommit))
    var fromRight = NumberEditor.Options()
    fromRight.entry = .fromRight
    try add("cash", "Cash register", "en", .number, fromRight)
    try add("guests", "Guests, own suffix", "en", .number.suffix(" guests"))
    try add("pab", "Panama, balboas", "es-PA", .currency("PAB"))
    try add("rs", "India, rupees", "en-IN", .currency("INR"))
    try add("mm", "Millimeters", "en", .unit("millimeter"))
    var calculating = NumberEditor.Options()
    calculating.accepts = [.arithmetic, .magnitudes]
    try add("sum", "Calculates, dollars", "en", .currency("USD"), calculating)
    let (grid, row) = (pointer(to: self.grid, GtkGrid.self), Int32(fields.count))
    gtk_grid_set_row_spacing(grid, 6)
    gtk_grid_set_column_spacing(grid, 12)
    attach(gtk_label_new("GTK's own entry"), plain, to: row)
    for set in [
      gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
      gtk_widget_set_margin_end,
    ] { set(self.grid, 12) }
    let gtkWindow = pointer(to: window, GtkWindow.self)
    gtk_window_set_title(gtkWindow, "GTKField")
    gtk_window_set_default_size(gtkWindow, 720, -1)
    gtk_window_set_child(gtkWindow, self.grid)
  }

  private func whole(
    _ range: ClosedRange<ExactDecimal>, _ policy: NumberEditor.Options.RangePolicy
  ) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    options.range = ValueBounds(range)
    options.rangePolicy = policy
    options.maximumFractionDigits = .upTo(0)
    return options
  }

  private func add(
    _ name: String, _ title: String, _ locale: String, _ style: NumberStyle = .number,
    _ options: NumberEditor.Options = NumberEditor.Options()
  ) throws {
    let store = try NumberStore<ExactDecimal>(style, locale: locale, options: options)
    // The language of the window, as in the labels.
    store.messages.language = "en"
    let field = Field(name: name, adapter: NumberEntry(store), value: gtk_label_new(""))
    gtk_label_set_xalign(OpaquePointer(field.value), 0)
    gtk_label_set_width_chars(OpaquePointer(field.value), 36)
    gtk_label_set_max_width_chars(OpaquePointer(field.value), 36)
    gtk_label_set_wrap(OpaquePointer(field.value), 1)
    gtk_widget_add_css_class(field.value, "dim-label")
    let row = Int32(fields.count)
    attach(gtk_label_new(title), field.adapter.entry, to: row)
    let column: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_box_append(pointer(to: column), field.value)
    gtk_box_append(pointer(to: column), field.adapter.answers)
    gtk_grid_attach(pointer(to: grid), column, 2, row, 1, 1)
    fields.append(field)
    showValue(of: field)
  }

  private func attach(_ label: Widget, _ entry: Widget, to row: Int32) {
    gtk_widget_set_halign(label, GTK_ALIGN_END)
    gtk_label_set_mnemonic_widget(OpaquePointer(label), entry)
    gtk_widget_set_hexpand(entry, 1)
    gtk_grid_attach(pointer(to: grid), label, 0, row, 1, 1)
    gtk_grid_attach(pointer(to: grid), entry, 1, row, 1, 1)
  }

  /// Shows the value of a field, and what there is to say about it, whenever they change.
  private func showValue(of field: Field) {
    let store = field.adapter.store
    withObservationTracking {
      let value = store.value.map { "\($0)" } ?? "–"
      let isInDoubt = !store.readings.isEmpty
      let reason =
        isInDoubt
        ? store.invalidReason ?? .ambiguousSeparator
        : store.lastOutcome.reason ?? store.invalidReason
      let message = reason.map { store.message(for: $0) }
      gtk_label_set_text(
        OpaquePointer(field.value),
        [store.preview.map { "= \($0)" } ?? value, message].compactMap(\.self)
          .joined(separator: ", "))
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        _ = whenIdle(priority: G_PRIORITY_DEFAULT) { self?.showValue(of: field) }
      }
    }
  }
}
