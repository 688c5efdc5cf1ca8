// Layout, containers, and the modifiers that developers set on a field, as far as they matter to its code.

// /swiftui/alignment
public struct Alignment: Sendable {
  public static let leading = Self()
  public static let center = Self()
  public static let trailing = Self()
}

// /swiftui/horizontalalignment
public struct HorizontalAlignment: Sendable {
  public static let leading = Self()
  public static let center = Self()
  public static let trailing = Self()
}

// /swiftui/verticalalignment
public struct VerticalAlignment: Sendable {
  public static let top = Self()
  public static let center = Self()
  public static let bottom = Self()
  public static let firstTextBaseline = Self()
}

// /swiftui/edge/set
public enum Edge {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let leading = Self(rawValue: 1)
    public static let trailing = Self(rawValue: 2)
    public static let top = Self(rawValue: 4)
    public static let bottom = Self(rawValue: 8)
    public static let horizontal: Self = [.leading, .trailing]
    public static let vertical: Self = [.top, .bottom]
    public static let all: Self = [.horizontal, .vertical]
  }
}

// /swiftui/vstack
public struct VStack<Content: View>: PrimitiveView {
  // /swiftui/vstack/init(alignment:spacing:content:)
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}

// /swiftui/spacer
public struct Spacer: PrimitiveView {
  public init() {}
}

// /swiftui/zstack
public struct ZStack<Content: View>: PrimitiveView {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}

// /swiftui/scrollview
public struct ScrollView<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/divider
public struct Divider: PrimitiveView {
  public init() {}
}

// /swiftui/image
public struct Image: PrimitiveView {
  public init(systemName: String) {}
}

// /swiftui/label
public struct Label: PrimitiveView {
  public init(_ title: LocalizedStringResource, systemImage: String) {}
}

// /swiftui/section
public struct Section<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

// /swiftui/list
public struct List<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
}

// /swiftui/navigationstack
public struct NavigationStack<Root: View>: PrimitiveView {
  public init(@ViewBuilder root: () -> Root) {}
}

// /swiftui/toggle
public struct Toggle: PrimitiveView {
  public init(_ title: LocalizedStringResource, isOn: Binding<Bool>) {}
}

extension Text {
  // /swiftui/text/foregroundstyle(_:)
  public func foregroundStyle(_ style: some ShapeStyle) -> Text { self }
  // /swiftui/text/font(_:)
  public func font(_ font: Font?) -> Text { self }
  // /swiftui/text/bold()
  public func bold() -> Text { self }
  // /swiftui/text/italic()
  public func italic() -> Text { self }
  // /swiftui/text/init(_:format:)
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {}
  public init(_ text: AttributedString) {}
}

// Protocols in SwiftUI.
// /swiftui/pickerstyle
public enum PickerStyle: Sendable { case segmented, menu, inline, automatic }
// /swiftui/primitivebuttonstyle
public enum ButtonStyle: Sendable { case bordered, borderedProminent, plain, borderless }
// /swiftui/submitlabel
public enum SubmitLabel: Sendable { case done, next, go, `return`, search, send, `continue` }

extension View {
  // /swiftui/view/overlay(alignment:content:)
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  // /swiftui/view/padding(_:_:)
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  // /swiftui/view/frame(width:height:alignment:)
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  // /swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat?, alignment: Alignment = .center
  ) -> some View { self }
  // /swiftui/view/linelimit(_:)
  public func lineLimit(_ number: Int?) -> some View { self }
  // /swiftui/view/allowshittesting(_:)
  public func allowsHitTesting(_ enabled: Bool) -> some View { self }
  // /swiftui/view/background(_:ignoressafeareaedges:)
  public func background(_ style: some ShapeStyle) -> some View { self }
  // /swiftui/view/tint(_:)
  public func tint(_ tint: Color?) -> some View { self }
  // /swiftui/view/foregroundcolor(_:)
  public func foregroundColor(_ color: Color?) -> some View { self }
  // /swiftui/view/pickerstyle(_:)
  public func pickerStyle(_ style: PickerStyle) -> some View { self }
  // /swiftui/view/buttonstyle(_:)
  public func buttonStyle(_ style: ButtonStyle) -> some View { self }
  // /swiftui/view/toolbar(content:)
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  // /swiftui/view/alert(_:ispresented:actions:)
  public func alert<Actions: View>(
    _ title: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View { self }
  // /swiftui/view/sheet(ispresented:ondismiss:content:)
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some View { self }
  // /swiftui/view/submitlabel(_:)
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  // /swiftui/view/opacity(_:)
  public func opacity(_ opacity: Double) -> some View { self }
  // /swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { self }
  // /swiftui/view/bold(_:)
  public func bold(_ isActive: Bool = true) -> some View { self }
  // /swiftui/view/monospaceddigit()
  public func monospacedDigit() -> some View { self }
  // /swiftui/view/navigationtitle(_:)
  public func navigationTitle(_ title: LocalizedStringResource) -> some View { self }
  // /swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  // /swiftui/view/ondisappear(perform:)
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  // /swiftui/view/task(priority:_:)
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { self }
  // /swiftui/view/onchange(of:initial:_:)
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
}

// MARK: - What has no effect on a field of another toolkit

// /swiftui/textfieldstyle
public protocol TextFieldStyle {}
// /swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
// /swiftui/plaintextfieldstyle
public struct PlainTextFieldStyle: TextFieldStyle {}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}

// /swiftui/submittriggers
public struct SubmitTriggers: Sendable {
  public static let text = Self()
}

extension View {
  // /swiftui/view/textfieldstyle(_:)
  public func textFieldStyle(_ style: some TextFieldStyle) -> some View { self }
  // /swiftui/view/onsubmit(of:_:)
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View { self }
  #if canImport(UIKit)
    // /swiftui/view/keyboardtype(_:)
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }
    // /swiftui/view/textcontenttype(_:)
    public func textContentType(_ type: UITextContentType?) -> some View { self }
  #endif
}
