// What the examples in the comments of LiveForms use without declaring it.

import Foundation
import LiveForms
import LiveNumber
import SwiftUI

@MainActor struct Examples {}

enum Field { case name, email, start, end, price }

@MainActor final class Model {
  var name = ""
  var email = ""
  var start = 1
  var end = 2
  func send() {}
}
@MainActor let model = Model()
@MainActor let price = NumberStore<Decimal>(locale: .current)
@MainActor let form = FormModel<Field>([])

struct Server {
  struct Answer { var isRejected = false }
  func hasAccount(_ email: String) async throws -> Bool { false }
  func order(_ email: String) async -> Answer { Answer() }
}
let server = Server()
