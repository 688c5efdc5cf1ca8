import Foundation
import LiveForms
import LiveNumber
import Observation
import TestSupport
import Testing

/// A form of five linked stores with limits and an asynchronous rule.
@MainActor @Suite struct LinkedFormTests {
  private enum Field: CaseIterable {
    case quantity, price, discount, net, gross
  }

  /// An invoice of which the net amount and the gross one set the price.
  @Observable final class Invoice {
    var quantity = 2
    var price: Decimal = 100
    var discount: Decimal? = 0.1
    var net: Decimal {
      get { price * Decimal(quantity) * (1 - (discount ?? 0)) }
      set { price = newValue / Decimal(quantity) / (1 - (discount ?? 0)) }
    }
    var gross: Decimal {
      get { net * 1.19 }
      set { net = newValue / 1.19 }
    }
  }

  /// The stores of an invoice, and the text of each number in the invoice.
  @MainActor private final class InvoiceForm {
    let invoice = Invoice()
    let quantity: NumberStore<Int>
    let amounts: [Field: NumberStore<Decimal>]
    let form: FormModel<Field>

    init(_ locale: String, _ writes: [Field: ModelWritePolicy]) throws {
      let invoice = invoice
      let euros = try NumberFormat(.currency("EUR"), locale: locale)
      let percent = try NumberFormat(.percent, locale: locale)
      let quantity = NumberStore(
        invoice, \.quantity, format: try NumberFormat(locale: locale),
        options: NumberEditor.Options(range: 1...12), writes: writes[.quantity] ?? .whileTyping)
      let amounts = [
        Field.price: NumberStore(
          invoice, \.price, format: euros, options: NumberEditor.Options(range: 10...500),
          writes: writes[.price] ?? .whileTyping),
        .discount: NumberStore(
          invoice, \.discount, format: percent,
          options: NumberEditor.Options {
            ($0.range, $0.maximumFractionDigits) = (ValueBounds(0...0.5), .upTo(1))
          }, writes: writes[.discount] ?? .whileTyping),
        .net: NumberStore(
          invoice, \.net, format: euros, options: NumberEditor.Options(range: 0...5_000),
          writes: writes[.net] ?? .whileTyping),
        .gross: NumberStore(
          invoice, \.gross, format: euros, options: NumberEditor.Options(range: 0...6_000),
          writes: writes[.gross] ?? .whileTyping),
      ]
      self.quantity = quantity
      self.amounts = amounts
      form = FormModel<Field>(
        [FormField(.quantity, store: quantity)]
          + amounts.sorted { "\($0.key)" < "\($1.key)" }.map { name, store in
            guard name == .price else {
              return FormField(name, store: store, isRequired: name != .discount)
            }
            return FormField(
              name, store: store,
              asyncRule: { price in
                await Task.yield()
                return price == 13 ? .failure("unlucky") : .success
              })
          })
    }

    func store(_ field: Field) -> TextFieldStore { amounts[field] ?? quantity }

    /// Submits the form without waiting for the asynchronous rule.
    func submitNow() -> Bool { form.submit() }

    func undo(in field: Field) {
      if let store = amounts[field] { store.undo() } else { quantity.undo() }
    }

    func apply(_ edit: NumberEditor.Edit, to field: Field) {
      if let store = amounts[field] { store.apply(edit) } else { quantity.apply(edit) }
    }

    /// Returns the text that the field's format writes of the number in the invoice.
    func text(_ field: Field) throws -> String {
      let number: Decimal?
      switch field {
      case .quantity: return quantity.format.format(invoice.quantity)
      case .price: number = invoice.price
      case .discount: number = invoice.discount
      case .net: number = invoice.net
      case .gross: number = invoice.gross
      }
      guard let format = amounts[field]?.format, let number = number?.decimalValue else {
        return ""
      }
      // The field of the discount takes one digit more than its format writes.
      guard field == .discount else { return format.format(number) }
      var options = format.options
      options.precision = .fractionLength(0...1)
      return try format.with(options: options).format(number)
    }
  }

  /// No number is submitted that the field's format writes otherwise than the field does, whatever
  /// is typed: 5,000 keys, and 20,000 in CI.
  @Test func whatIsSubmittedIsWhatIsShown() async throws {
    var random = SeededGenerator(topic: "linked form")
    var failures = Failures(seed: Samples.seed)
    var submissions = 0
    for _ in 0..<(125 * Samples.factor) {
      let writes = Dictionary(
        uniqueKeysWithValues: Field.allCases.map { ($0, random.pick(ModelWritePolicy.allCases)) })
      let form = try InvoiceForm(random.pick(["en", "de"]), writes)
      var field = Field.price
      var log = ""
      for _ in 0..<40 {
        let key = random.number(below: 16)
        switch key {
        case 0, 1:
          field = random.pick(Field.allCases)
          form.form.focus = field
          log += " [\(field)]"
        case 2:
          form.form.submitField(field)
          log += " Return"
        case 5:
          form.undo(in: field)
          log += " undo"
        case 3, 4:
          let invalid = Field.allCases.filter {
            let store = form.store($0)
            return !store.isValid && !(store.isEmpty && $0 == .discount)
          }
          let isSubmitted = key == 3 ? form.submitNow() : await form.form.submit()
          log += " submit \(isSubmitted)"
          guard isSubmitted else { continue }
          submissions += 1
          failures.expect(invalid.isEmpty, "\(log): \(invalid) was invalid")
          failures.expect(form.invoice.price != 13, "\(log): what the server refuses is sent")
          for field in Field.allCases {
            let (text, shown) = (try form.text(field), form.store(field).text)
            failures.expect(text == shown, "\(log): \(field) shows \(shown), sends \(text)")
          }
        default:
          let edit: NumberEditor.Edit = random.pick([
            .type("1"), .type("2"), .type("5"), .type("0"), .type("3"), .type("."), .type(","),
            .delete(.backward), .selectAll, .selectAll, .step(1), .clear, .type("-"),
            .paste("13"), .paste("1.234,5"), .move(.left, extending: false),
          ])
          form.apply(edit, to: field)
          log += " \(edit)".split(separator: "Kind.").last.map { " \($0)" } ?? ""
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(submissions > 20)
  }

  /// A submission fails for what wasn't valid when it began, and the next one sends what is shown.
  @Test func submissions() throws {
    let cases: [(Field, keys: String, isSentThen: Bool, text: String)] = [
      (.price, "1200", false, "€1,200.00"), (.price, "5", false, "€5.00"),
      (.quantity, "15", false, "15"), (.discount, "60", false, "60%"),
      // A required field shows its number again; an optional one stays empty.
      (.quantity, "", true, "2"),
    ]
    for (field, keys, isSentThen, text) in cases {
      for policy in ModelWritePolicy.allCases {
        let form = try InvoiceForm("en", [field: policy])
        form.form.focus = field
        form.apply(.clear, to: field)
        for key in keys.unicodeScalars { form.apply(.type(key), to: field) }
        #expect(!form.form.submit(), "\(field) \(keys)")
        #expect(form.store(field).text == text, "\(field) \(keys)")
        #expect(form.form.message(for: field) != nil, "\(field) \(keys)")
        if isSentThen {
          #expect(form.form.validate(field) == .success, "\(field) \(keys)")
        } else {
          #expect(form.form.validate(field) != .success, "\(field) \(keys)")
        }
        #expect(form.invoice.price == 100 && form.invoice.quantity == 2, "\(field) \(keys)")
      }
    }
  }

  /// A submission fails if its own commit shows a number that the model has made of the one that
  /// was typed.
  @Test func changedByTheModel() throws {
    final class Share {
      var percent = 20 {
        didSet { percent = min(percent, 50) }
      }
    }
    let share = Share()
    let store = NumberStore(
      share, \.percent, format: try NumberFormat(locale: "en"), writes: .onCommit)
    let form = FormModel<Field>([FormField(.price, store: store) { $0.rawValue }])
    store.text = "200"
    #expect(!form.submit() && form.message(for: .price) == "changedByModel")
    #expect(store.text == "50" && share.percent == 50)
    #expect(form.submit())
  }
}
