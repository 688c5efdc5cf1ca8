import SwiftUI

/// An app to try the fields in, and to let the UI tests type into.
@main struct FieldsApp: App {
  var body: some Scene {
    WindowGroup {
      if let options = TestOptions(ProcessInfo.processInfo.environment) {
        TestedFieldView(options: options)
      } else {
        TabView {
          OwnFieldView().tabItem { Text("Any field") }
          OrderView().tabItem { Text("A form") }
          SamplesView().tabItem { Text("Samples") }
        }
      }
    }
  }
}
