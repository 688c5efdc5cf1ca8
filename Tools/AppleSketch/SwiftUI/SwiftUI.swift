// SwiftUI, as far as LiveNumberUI and its guide use it. Addresses begin with
// developer.apple.com/documentation.

@_exported public import Foundation
@_exported public import Observation

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import AppKit
#endif

// /swiftui/view
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

// A view of SwiftUI itself, whose body is never called.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  public var body: Never { fatalError() }
}

extension Never: View {
  public var body: Never { fatalError() }
}

// /swiftui/emptyview
public struct EmptyView: PrimitiveView {}

// /swiftui/viewbuilder
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { TupleView() }
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { ConditionalContent() }
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }
}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

// /swiftui/tupleview
public struct TupleView<Content>: PrimitiveView {}
// /swiftui/_conditionalcontent
public struct ConditionalContent<First: View, Second: View>: PrimitiveView {}

// /swiftui/anyview
public struct AnyView: PrimitiveView {
  public init(_ view: some View) {}
}
// /swiftui/placeholdercontentview
public struct PlaceholderContentView<Value>: PrimitiveView {}

// /swiftui/group
public struct Group<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/color
public struct Color: Hashable, Sendable {
  public static let red = Self()
  public static let orange = Self()
  public static let green = Self()
  public static let primary = Self()
  public static let secondary = Self()
}

// /swiftui/shapestyle
public protocol ShapeStyle: Sendable {}
extension Color: ShapeStyle {}
extension ShapeStyle where Self == Color {
  public static var red: Color { Color() }
  public static var orange: Color { Color() }
  public static var green: Color { Color() }
}

// /swiftui/hierarchicalshapestyle
public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}

// /swiftui/placeholdertextshapestyle
public struct PlaceholderTextShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  // /swiftui/shapestyle/placeholder
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

#if canImport(UIKit)
  extension UIColor {
    // /uikit/uicolor/init(_:)
    public convenience init(_ color: Color) { self.init() }
  }
#else
  extension NSColor {
    // /appkit/nscolor/init(_:)
    public convenience init(_ color: Color) { self.init() }
  }
#endif

// /swiftui/text
public struct Text: PrimitiveView {
  public init(verbatim: String) {}
  public init(_ resource: LocalizedStringResource) {}
  public init(_ text: some StringProtocol) {}
  // /swiftui/text/foregroundstyle(_:)
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
}

// /swiftui/textalignment
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
// /swiftui/layoutdirection
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }

extension View {
  // /swiftui/view/foregroundstyle(_:)
  public func foregroundStyle(_ style: some ShapeStyle) -> some View { self }
  // /swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  // /swiftui/view/environment(_:_:)
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View { self }
  // /swiftui/view/transformenvironment(_:transform:)
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View { self }
}
