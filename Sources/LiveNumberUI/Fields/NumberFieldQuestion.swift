#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Foundation
  public import LiveNumber
  public import SwiftUI

  /// The question which number was meant, with a button for each answer.
  ///
  /// A ``NumberField`` shows it below its text while the text isn't valid because it can mean
  /// several numbers, or because a key behind it was refused. After `1,0000` and Return in English,
  /// it asks "1 or 10,000?". To show it elsewhere, turn it off in the field's style:
  ///
  /// ```swift
  /// let bid = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  ///
  /// NumberField("Bid", store: bid)
  ///   .numberFieldStyle(.automatic.showsQuestion(false))
  /// NumberFieldQuestion(bid)
  /// ```
  ///
  /// The view is empty while there is nothing to ask.
  public struct NumberFieldQuestion<Value: NumberValue>: View {
    private let store: NumberStore<Value>

    /// Creates the question of a store.
    ///
    /// - Parameter store: The store.
    public init(_ store: NumberStore<Value>) { self.store = store }

    /// The content of the question.
    public var body: some View {
      if let question {
        VStack(alignment: .leading, spacing: 4) {
          Text(verbatim: question).font(.footnote)
          HStack(spacing: 8) {
            ForEach(answers, id: \.self) { answer in
              // Without a style of its own, a tap on a row of a list would press all its buttons.
              Button(answer) { accept(answer) }.buttonStyle(.bordered)
            }
          }
        }
      }
    }

    /// The sentence that asks, or `nil` while there is nothing to ask.
    ///
    /// While more keys can complete the number, as the next digits of a group, nothing asks.
    var question: String? {
      store.validity == .invalid && !answers.isEmpty ? store.message : nil
    }

    var answers: [String] { store.readings }

    func accept(_ answer: String) { store.accept(answer) }
  }

  /// The field of a store, with the value of an expression beside it and the question below it.
  struct AskingField<Value: NumberValue>: View {
    let field: PromptedField<NumberStore<Value>>
    @Environment(\.numberFieldStyle) private var style

    // The compiler's own initializer would be private, since the storage of the environment is.
    init(title: FieldTitle, store: NumberStore<Value>, prompt: Text?) {
      field = PromptedField(title: title, store: store, prompt: prompt)
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        HStack(spacing: 8) {
          field
          if style.showsPreview { NumberFieldPreview(field.store) }
        }
        if style.showsQuestion { NumberFieldQuestion(field.store) }
      }
    }
  }
#endif
