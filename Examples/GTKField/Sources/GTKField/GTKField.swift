import CGTK

/// A program that opens the window.
///
/// With the argument `commands`, the tests command it.
@main enum GTKField {
  static func main() throws {
    gtk_init()
    let window = try FieldWindow()
    let loop = g_main_loop_new(nil, 0)
    connect(window.window, "destroy") { g_main_loop_quit(loop) }
    let channel = CommandChannel(window)
    if CommandLine.arguments.dropFirst().first == "commands" {
      watch(0) { channel.read() }
    }
    gtk_window_present(pointer(to: window.window))
    g_main_loop_run(loop)
  }
}
