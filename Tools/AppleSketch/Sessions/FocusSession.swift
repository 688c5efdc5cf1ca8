import Foundation
import LiveNumber
import SwiftUI

@testable import LiveNumberUI

private enum Name { case price, quantity }

@MainActor private final class Focus {
  var name: Name? = nil
}

/// Presses Return in a field whose focus a model has.
@MainActor func runFocusSession() async throws {
  let store = try NumberStore<Decimal>(locale: "en")
  let model = Focus()
  let binding = Binding {
    model.name
  } set: {
    model.name = $0
  }
  let view = FieldView(.verbatim("Price"), store)
  let coordinator = view.makeCoordinator()
  let delegate = coordinator.delegate
  var resigns = 0
  coordinator.resign = { resigns += 1 }

  func update(action: (@MainActor () -> Void)?) -> Bool? {
    var environment = EnvironmentValues()
    environment.fieldFocus = FieldFocus(binding, equals: .price)
    environment.fieldSubmitActions = action.map { [$0] } ?? []
    expect(coordinator.update(from: view, in: environment), false)
    return coordinator.newFocus(environment)
  }

  expect(update(action: nil), nil)
  model.name = .price
  expect(update(action: nil), true)
  delegate.onFocus(true)
  delegate.onSubmit()
  expect(resigns, 1)
  delegate.onFocus(false)
  expect(model.name, nil)

  // A form finds the first invalid field: it is this one.
  delegate.onFocus(true)
  expect(update(action: { model.name = .price }), nil)
  delegate.onSubmit()
  expect(resigns, 1)
  expect(model.name, .price)

  // In AppKit, the field loses the focus, and takes it again.
  var focuses = 0
  coordinator.focusAgain = { focuses += 1 }
  delegate.onSubmit()
  delegate.onFocus(false)
  expect(focuses, 1)
  expect(model.name, .price)
  delegate.onFocus(true)
  delegate.onFocus(false)
  expect(model.name, nil)
  expect(update(action: nil), false)

  // Another field gets the focus, although AppKit selects the text of this one.
  delegate.onFocus(true)
  _ = update(action: { model.name = .quantity })
  delegate.onSubmit()
  delegate.onFocus(false)
  delegate.onFocus(true)
  expect(resigns, 2)
  expect(model.name, .quantity)
  for _ in 0..<10 { await Task.yield() }
  delegate.onFocus(true)
  expect(model.name, .price)
}
