// What the code of the guide shows besides LiveNumberUI's fields.

// /swiftui/form
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding { fatalError() }
  public struct Binding {}
}

extension View {
  // /swiftui/view/focused(_:)
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  // /swiftui/view/multilinetextalignment(_:)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  // /swiftui/view/id(_:)
  public func id(_ id: some Hashable) -> some View { self }
}

// /swiftui/button
public struct Button: PrimitiveView {
  public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {}
}

// /swiftui/hstack
public struct HStack<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/stepper
public struct Stepper<Label: View>: PrimitiveView {
  // /swiftui/stepper/init(onincrement:ondecrement:oneditingchanged:label:)
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {}
}

extension View {
  // /swiftui/view/labelshidden()
  public func labelsHidden() -> some View { self }
  // /swiftui/view/accessibilityvalue(_:)
  public func accessibilityValue(_ value: Text) -> some View { self }
}
