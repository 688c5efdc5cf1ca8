// SwiftUI's property wrappers and environment.

// /swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  // /swiftui/binding/init(projectedvalue:)
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  // /swiftui/binding/init(_:)
  public init<Base>(_ base: Binding<Base>) where Value == Base? { fatalError() }
  // /swiftui/binding/wrappedvalue
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  // /swiftui/binding/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

// /swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  // /swiftui/state/init(initialvalue:)
  public init(initialValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

// /swiftui/bindable
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value: AnyObject & Observable> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
  // /swiftui/bindable/subscript(dynamicmember:)
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { fatalError() }
}

// /swiftui/environment
@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

// /swiftui/environmentkey
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

// /swiftui/environmentvalues
public struct EnvironmentValues {
  // /swiftui/environmentvalues/subscript(_:)
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { Key.defaultValue }
    set {}
  }
  // /swiftui/environmentvalues/locale
  public var locale: Locale
  // /swiftui/environmentvalues/isenabled
  public var isEnabled: Bool
  // /swiftui/environmentvalues/multilinetextalignment
  public var multilineTextAlignment: TextAlignment
  // /swiftui/environmentvalues/layoutdirection
  public var layoutDirection: LayoutDirection
}

#if canImport(UIKit)
  // /swiftui/uiviewrepresentablecontext
  @MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { fatalError() }
  }

  // /swiftui/uiviewrepresentable
  @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ view: UIViewType, context: Context)
    func makeCoordinator() -> Coordinator
  }

  extension UIViewRepresentable {
    public var body: Never { fatalError() }
  }
#else
  // /swiftui/nsviewrepresentablecontext
  @MainActor public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var environment: EnvironmentValues { fatalError() }
  }

  // /swiftui/nsviewrepresentable
  @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    func makeNSView(context: Context) -> NSViewType
    func updateNSView(_ view: NSViewType, context: Context)
    func makeCoordinator() -> Coordinator
  }

  extension NSViewRepresentable {
    public var body: Never { fatalError() }
  }
#endif
