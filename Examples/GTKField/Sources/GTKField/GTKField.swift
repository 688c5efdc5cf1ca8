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
    gtk_window_present(pointer(to: window.window))
    if CommandLine.arguments.dropFirst().first == "commands" {
      let channel = CommandChannel(window)
      watch(0) { channel.read() }
    }
    g_main_loop_run(loop)
  }
}
