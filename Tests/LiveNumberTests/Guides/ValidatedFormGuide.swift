import LiveForms
import LiveNumber
import Testing

enum OrderField {
  case quantity, email, note
}

@MainActor @Suite struct ValidatedFormGuide {
  @Test func article() throws {
    let guide = try Guide("ValidatedForm")
    let print = guide.print

    let quantity = try NumberStore<Int>(locale: "de")
    var email = ""
    var note = ""

    let form = FormModel<OrderField>([
      FormField(
        .quantity,
        .required(.inRange(1...100, "From 1 to 100."), "How many?"),
        triggers: .focusLost
      ) { quantity.value },
      FormField(
        .email, .email("That is no address."), triggers: .change, debounce: .milliseconds(400)
      ) { email },
      FormField(.note, .nonEmpty("Write a note."), triggers: []) { note },
    ])

    form.focus = .quantity
    quantity.type("500")
    form.valueChanged(.quantity)
    form.focusNext()
    print(form.message(for: .quantity) ?? "")  // From 1 to 100.

    email = "somebody"
    form.valueChanged(.email)
    print(form.isWaiting(.email))  // true

    print(form.submit())  // false
    print(form.focus == .quantity)  // true
    print(form.message(for: .email) ?? "")  // That is no address.

    quantity.value = 12
    email = "somebody@example.com"
    note = "By the back door, please."
    print(form.submit())  // true

    guide.check()
  }
}
