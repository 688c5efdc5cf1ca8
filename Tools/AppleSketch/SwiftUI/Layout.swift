// Containers, and the modifiers that examples set on a field and around it.

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
}

// /swiftui/verticalalignment
public struct VerticalAlignment: Sendable {
  public static let center = Self()
}

// /swiftui/edge/set
public enum Edge {
  public enum Set: Sendable { case horizontal }
}

// /swiftui/section
public struct Section<Content: View>: PrimitiveView {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
}

extension Text {
  // /swiftui/text/init(_:format:)
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {}
  public init(_ text: AttributedString) {}
}

extension View {
  // /swiftui/view/overlay(alignment:content:)
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View { self }
  // /swiftui/view/padding(_:_:)
  public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View { self }
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
  // /swiftui/view/toolbar(content:)
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
  // /swiftui/view/font(_:)
  public func font(_ font: Font?) -> some View { self }
  // /swiftui/view/onappear(perform:)
  public func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  // /swiftui/view/task(priority:_:)
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View { self }
  // /swiftui/view/onchange(of:initial:_:)
  nonisolated public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View { self }
  // /swiftui/view/textfieldstyle(_:)
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  #if OS_iOS || OS_tvOS || OS_visionOS
    // /swiftui/view/keyboardtype(_:)
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { self }
  #endif
}

// /swiftui/textfieldstyle
@MainActor @preconcurrency public protocol TextFieldStyle {}

// /swiftui/roundedbordertextfieldstyle
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
