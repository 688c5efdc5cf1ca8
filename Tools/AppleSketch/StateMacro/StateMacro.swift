// What `@State` does since Xcode 27: it is a macro, which adds storage of its own and accessors to
// a property. Apple doesn't publish its source. This emulation expands to what its pages tell: an
// accessor `init`, `get`, and `set`, and peers with the prefixes `_`, `__`, and `$`.
//
// Addresses begin with developer.apple.com/documentation.

public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

// /swiftui/state()
public enum StateMacro {}

extension StateMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let (name, binding) = property(declaration) else { return [] }
    guard let type = binding.typeAnnotation?.type ?? binding.initializer?.value.literalType else {
      throw MissingType()
    }
    let value = binding.initializer.map { " = .init(wrappedValue: \($0.value.trimmed))" } ?? ""
    let projection = "SwiftUI.Binding<\(type.trimmed)>"
    return [
      "private var _\(raw: name): SwiftUI.State<\(type.trimmed)>\(raw: value)",
      "private var $\(raw: name): \(raw: projection) { _\(raw: name).projectedValue }",
    ]
  }
}

private struct MissingType: Error, CustomStringConvertible {
  let description = "The emulation of @State needs a type here."
}

extension ExprSyntax {
  /// The type of a literal, of what an initializer creates, or of a static member. Apple's macro
  /// leaves it to the compiler.
  fileprivate var literalType: TypeSyntax? {
    switch kind {
    case .booleanLiteralExpr: "Bool"
    case .integerLiteralExpr: "Int"
    case .floatLiteralExpr: "Double"
    case .stringLiteralExpr: "String"
    case .functionCallExpr:
      self.as(FunctionCallExprSyntax.self).map { "\($0.calledExpression.trimmed)" }
    case .memberAccessExpr:
      self.as(MemberAccessExprSyntax.self)?.base.map { "\($0.trimmed)" }
    case .tryExpr: self.as(TryExprSyntax.self)?.expression.literalType
    default: nil
    }
  }
}

extension StateMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let (name, _) = property(declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(raw: name))
      init(initialValue) { _\(raw: name) = SwiftUI.State(wrappedValue: initialValue) }
      """,
      "get { _\(raw: name).wrappedValue }",
      "nonmutating set { _\(raw: name).wrappedValue = newValue }",
    ]
  }
}

/// Returns the name of a property and what is declared of it.
private func property(_ declaration: some DeclSyntaxProtocol) -> (String, PatternBindingSyntax)? {
  guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  else { return nil }
  return (name, binding)
}
