// What the code of the guide shows besides LiveNumberUI's fields.

// /swiftui/form
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/button
public struct Button: PrimitiveView {
  // /swiftui/button/init(_:action:)
  public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {}
}

// /swiftui/textfield
public struct TextField: PrimitiveView {
  // /swiftui/textfield/init(_:text:)
  public init(_ title: LocalizedStringResource, text: Binding<String>) {}
}
