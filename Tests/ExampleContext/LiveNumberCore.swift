// What the examples in the comments of LiveNumberCore use without declaring it.

import Foundation
import LiveNumber
import SwiftUI

@MainActor struct Examples {}

let french = NumberFormat(locale: Locale(identifier: "fr"))
let german = NumberFormat(locale: Locale(identifier: "de"))
let format = NumberFormat(locale: .current)
let editor = NumberEditor(format: format)
let state = NumberEditor.State.empty
@MainActor var options = NumberEditor.Options()
@MainActor var session = EditingSession(format: german)
@MainActor var field = EditingSession(format: format)
@MainActor var keyboardType = UIKeyboardType.default
let odd = NumberEditor.Reason(rawValue: "odd")

enum Size: String, CaseIterable, Comparable {
  case s, m, l, xl, xxl
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

struct Order {
  var currency = "EUR"
}
let order = Order()
