// What the examples in the comments of LiveNumberUI use without declaring it.

import LiveForms
import LiveNumberUI
import SwiftUI

@MainActor struct Examples {
  @State var price: Decimal?
  @State var age = 20
  @State var weight = 70.5
  @State var size = ShirtSize.m
  @State var pin = ""
  @Bindable var form: FormModel<Field>
}

enum Field { case quantity }

@MainActor let quantity = NumberStore<Int>(locale: .current)

enum ShirtSize: String, CaseIterable, Comparable {
  case m, l, xl
  static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

#if canImport(UIKit)
  @MainActor let field = UITextField()
  @MainActor let total = UITextField()
#else
  @MainActor let field = NSTextField()
  @MainActor let total = NSTextField()
#endif
