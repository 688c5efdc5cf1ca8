// What the examples of the documentation show besides LiveNumberUI's fields.

// /swiftui/form
public struct Form<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/focusstate
@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool {}
  public init<Name: Hashable>() where Value == Name? {}
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
  // /swiftui/view/focused(_:equals:)
  public func focused<Name: Hashable>(
    _ binding: FocusState<Name?>.Binding, equals value: Name
  ) -> some View { self }
  // /swiftui/view/disabled(_:)
  public func disabled(_ disabled: Bool) -> some View { self }
  // /swiftui/view/multilinetextalignment(_:)
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  // /swiftui/view/id(_:)
  public func id(_ id: some Hashable) -> some View { self }
}

// /swiftui/labeledcontent
public struct LabeledContent<Content: View>: PrimitiveView {
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

// /swiftui/picker
public struct Picker<Value: Hashable, Content: View>: PrimitiveView {
  public init(
    _ title: LocalizedStringResource, selection: Binding<Value>,
    @ViewBuilder content: () -> Content
  ) {}
}

// /swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  // /swiftui/foreach/init(_:content:)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {}
}

// /swiftui/pastebutton
public struct PasteButton: PrimitiveView {
  // /swiftui/pastebutton/init(payloadtype:onpaste:)
  public init(payloadType: String.Type, onPaste: @escaping @MainActor ([String]) -> Void) {}
}

// /swiftui/button
public struct Button: PrimitiveView {
  public init(_ title: LocalizedStringResource, action: @escaping @MainActor () -> Void) {}
  // /swiftui/button/init(_:action:)
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {}
}

// /swiftui/primitivebuttonstyle
@MainActor public protocol PrimitiveButtonStyle {}

// /swiftui/borderedbuttonstyle
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  // /swiftui/primitivebuttonstyle/bordered
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension View {
  // /swiftui/view/buttonstyle(_:)
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
}

// /swiftui/textfield
public struct TextField<Label: View>: PrimitiveView {
  // /swiftui/textfield/init(_:text:prompt:)
  public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  where Label == Text {}
  // /swiftui/textfield/init(_:value:format:prompt:)
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput>, format: Style,
    prompt: Text? = nil
  ) where Label == Text, Style.FormatOutput == String {}
  public init<Style: ParseableFormatStyle>(
    _ title: LocalizedStringResource, value: Binding<Style.FormatInput?>, format: Style,
    prompt: Text? = nil
  ) where Label == Text, Style.FormatOutput == String {}
}

// /swiftui/hstack
public struct HStack<Content: View>: PrimitiveView {
  // /swiftui/hstack/init(alignment:spacing:content:)
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// /swiftui/vstack
public struct VStack<Content: View>: PrimitiveView {
  // /swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

#if !OS_tvOS
  // /swiftui/stepper
  public struct Stepper<Label: View>: PrimitiveView {
    // /swiftui/stepper/init(label:onincrement:ondecrement:oneditingchanged:)
    public init(
      @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {}
    // /swiftui/stepper/init(onincrement:ondecrement:oneditingchanged:label:)
    @available(*, deprecated)
    public init(
      onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
      onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {}
  }

  extension Stepper where Label == Text {
    // /swiftui/stepper/init(_:value:in:step:oneditingchanged:)
    public init<Value: Strideable>(
      _ title: LocalizedStringResource, value: Binding<Value>, in bounds: ClosedRange<Value>,
      step: Value.Stride = 1
    ) {}
  }
#endif

extension View {
  // /swiftui/view/labelshidden()
  public func labelsHidden() -> some View { self }
  // /swiftui/view/accessibilityvalue(_:)
  public func accessibilityValue(_ value: Text) -> some View { self }
  // /swiftui/view/accessibilitylabel(_:)
  public func accessibilityLabel(_ label: Text) -> some View { self }
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { self }
  public func accessibilityLabel(_ label: some StringProtocol) -> some View { self }
  // /swiftui/view/accessibilitylabel(content:)
  public func accessibilityLabel<Label: View>(
    @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Label
  ) -> some View { self }
  // /swiftui/view/accessibilityhint(_:)
  public func accessibilityHint(_ hint: Text) -> some View { self }
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }
  // /swiftui/view/accessibilityhidden(_:)
  public func accessibilityHidden(_ hidden: Bool) -> some View { self }
}

// /swiftui/font
public struct Font: Hashable, Sendable {
  public static let caption = Self()
  public static let footnote = Self()
  public static let body = Self()
  public static let title = Self()
}

extension AttributeScopes {
  // /foundation/attributescopes/swiftuiattributes
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    // /foundation/attributescopes/swiftuiattributes/fontattribute
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}
