// What a package lacks with its traits is declared, so that the compiler names the trait.

#if !USES_ICU
  public import LiveNumberCore

  /// A format for everything that ICU can write, which the library has with the trait `SystemICU`
  /// on Linux.
  @available(
    *, unavailable,
    message: "Add the trait SystemICU to the package: .package(…, traits: [\"SystemICU\"])."
  )
  public struct NumberSkeletonFormat: Sendable {
    /// Isn't available without ICU.
    public init(
      _ style: NumberStyle = .number, notation: Notation = .standard, namesCurrency: Bool = false,
      locale: some LocaleConvertible
    ) {}

    /// A notation of ICU's.
    public enum Notation: Sendable { case standard, scientific, compactShort, compactLong }

    /// Isn't available without ICU.
    public func format(_ value: some NumberValue) -> String { "" }
  }
#endif
