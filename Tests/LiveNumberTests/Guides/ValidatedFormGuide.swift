import Foundation
import LiveForms
import LiveNumber
import Observation
import Testing

enum OrderField {
  case quantity, email, note
}

enum NumberName {
  case count, total
}

@MainActor @Observable final class Account {
  var email = ""
  @ObservationIgnored private(set) lazy var form = FormModel<OrderField>([
    FormField(.email, .email("That is no address."), of: self) { $0.email }
  ])
}

private struct AccountServer {
  func hasAccount(_ email: String) async throws -> Bool { email == "somebody@example.com" }
}

@MainActor @Suite struct ValidatedFormGuide {
  @Test func article() async throws {
    let guide = try Guide("ValidatedForm")
    try fields(guide.print)
    try await asyncRule(guide.print)
    try numberFields(guide.print)
    guide.check()
  }

  private func fields(_ print: (Any) -> Void) throws {
    let quantity = NumberStore<Int>(locale: Locale(identifier: "de"))
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

    let revision = form.revision(of: .email)
    form.report(.failure("We can't deliver to that address."), for: .email, revision: revision)
    form.focusNext()
    print(form.message(for: .email) ?? "")  // We can't deliver to that address.
    print(form.submit())  // false

    email = "somebody@example.org"
    form.valueChanged(.email)
    print(form.submit())  // true
  }

  private func asyncRule(_ print: (Any) -> Void) async throws {
    let server = AccountServer()
    let email = "somebody@example.com"

    let account = FormModel<OrderField>([
      FormField(.email, .email("That is no address."), debounce: .milliseconds(400)) {
        email
      } asyncRule: { email in
        try await server.hasAccount(email) ? .failure("There is an account already.") : .success
      }
    ])

    account.validate(.email)
    print(account.isPending(.email))  // true
    print(await account.submit())  // false
    print(account.message(for: .email) ?? "")  // There is an account already.
  }

  private func numberFields(_ print: (Any) -> Void) throws {
    var options = NumberEditor.Options()
    options.range = ValueBounds(1...100)
    let count = NumberStore<Int>(locale: Locale(identifier: "de"), options: options)
    let total = NumberStore<Int>(value: 50, locale: Locale(identifier: "de"))

    let order = FormModel<NumberName>([
      FormField(.count, store: count) { reason in
        reason == .outOfRange ? "From 1 to 100." : "How many?"
      },
      FormField(
        .total, store: total, rule: .predicate("Less than the count.") { $0 >= count.value ?? 0 },
        dependsOn: [.count]
      ),
    ])

    order.focus = .count
    count.type("500")
    order.focusNext()
    print(order.message(for: .count) ?? "")  // From 1 to 100.

    count.value = 60
    print(order.submit())  // false
    print(order.message(for: .total) ?? "")  // Less than the count.
    count.value = 40
    print(order.message(for: .total) ?? "valid")  // valid
  }

  @Test func anAccountAndItsFormDoNotKeepEachOtherAlive() {
    var account: Account? = Account()
    weak let weakAccount = account
    #expect(account?.form.submit() == false)
    account?.email = "somebody@example.com"
    #expect(account?.form.submit() == true)
    account = nil
    #expect(weakAccount == nil)
  }
}
