import Foundation
import LiveNumber
import SwiftUI

@testable import LiveNumberUI

@MainActor private final class Weights {
  var weight: Double? = 0.1
}

/// Steps through the range of a number of the app.
@MainActor func runStepperSession() {
  let model = Weights()
  let binding = Binding {
    model.weight
  } set: {
    model.weight = $0
  }
  var options = NumberEditor.Options().limited(to: 0...0.4)
  options.step = 0.1
  let store = NumberFieldStorage<Double>().store(
    of: binding, isRequired: true,
    NumberFieldOptions(
      format: FieldFormat(.number), editor: options, locale: Locale(identifier: "en")),
    .whileTyping)
  let stepper = StepperView(title: .verbatim("Weight"), store: store)

  var weights: [Double?] = []
  while let step = stepper.step(1), weights.count < 5 {
    step()
    weights.append(model.weight)
  }
  // 0.2 + 0.1 is 0.30000000000000004.
  expect(weights, [0.2, 0.3, 0.4])
  model.weight = 0.25
  stepper.step(-1)?()
  expect(model.weight, 0.15)
  model.weight = 0
  expect(stepper.step(-1) == nil, true)
}
