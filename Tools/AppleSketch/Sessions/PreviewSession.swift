import LiveNumber
import SwiftUI

@testable import LiveNumberUI

/// Shows beside a field what an expression comes to.
@MainActor func runPreviewSession() throws {
  let store = NumberStore<Double>(format: .number.locale(Locale(identifier: "de")))
  store.options.accepts = .arithmetic
  let preview = NumberFieldPreview(store)

  store.type("12,5")
  expect(preview.text, nil)
  store.type("+6")
  expect(preview.text, "= 18,5")
  store.commit()
  expect(preview.text, nil)
  expect(store.value, 18.5)
  expect(NumberFieldStyle.automatic.showsPreview, true)
  expect(NumberFieldStyle.automatic.showsPreview(false).showsPreview, false)

  // Only Return takes a pair that is pasted.
  store.clear()
  store.replace(utf16: 0..<0, with: "10-5")
  store.commit()
  expect(store.validity, .invalid)
  store.confirm()
  expect(store.value, 5)
}
