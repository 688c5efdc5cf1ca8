// What the examples in the comments of LiveNumber use without declaring it.

import Foundation
import LiveNumber
import SwiftUI

@MainActor struct Examples {
  @State var price: Decimal = 10
  @State var guests = 2
}

let locale = Locale.current
let format = NumberFormat(locale: locale)
let german = NumberFormat(locale: Locale(identifier: "de"))
@MainActor let store = NumberStore<Int>(locale: locale)
@MainActor let low = NumberStore<Int>(locale: locale)
@MainActor let high = NumberStore<Int>(locale: locale)
let notAMultiple = NumberEditor.Reason(rawValue: "notAMultiple")

@MainActor let controller = TextFieldController(store: store)
@MainActor final class PlainField {
  var text = ""
  var selectedRange = 0..<0
  var contents: FieldContents { FieldContents(text: text, selection: selectedRange) }
}

@MainActor final class Temperatures {
  var low = 10.0
}
@MainActor let temperatures = Temperatures()

@MainActor final class Order {
  var price: Decimal = 10
}
@MainActor let order = Order()

enum ShirtSize: String, CaseIterable, Comparable {
  case m, l, xl
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
