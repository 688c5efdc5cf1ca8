// An app and its window.

// /swiftui/scene
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

// /swiftui/scenebuilder
@resultBuilder public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

// /swiftui/app
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}

extension App {
  public static func main() {}
}

// /swiftui/windowgroup
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

// /swiftui/tabview
public struct TabView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/toggle
public struct Toggle: PrimitiveView {
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {}
}

extension View {
  // /swiftui/view/tabitem(_:)
  public func tabItem<Label: View>(@ViewBuilder _ label: () -> Label) -> some View { self }
  // /swiftui/view/accessibilityidentifier(_:)
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
