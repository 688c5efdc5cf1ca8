import LiveNumber
import SwiftUI

@testable import LiveNumberUI

/// Asks below a field which number was meant.
@MainActor func runQuestionSession() throws {
  let store = NumberStore<Double>(format: .number.locale(Locale(identifier: "de")))
  let question = NumberFieldQuestion(store)

  store.type("1.5000")
  expect(question.question, nil)
  store.commit()
  expect(question.question, "1,5 oder 15.000?")
  expect(question.answers, ["1,5", "15.000"])
  question.accept("1,5")
  expect(question.question, nil)
  expect(store.value, 1.5)

  // A confirmation needs no deletion.
  store.value = nil
  store.type("1k")
  store.commit()
  expect(question.answers, ["1"])
  question.accept("1")
  expect(store.value, 1)

  store.type("x")
  store.commit()
  expect(question.question != nil, true)
  store.clear()
  expect(question.question, nil)
  expect(NumberFieldStyle.automatic.showsQuestion, true)
  expect(NumberFieldStyle.automatic.showsQuestion(false).showsQuestion, false)
}
