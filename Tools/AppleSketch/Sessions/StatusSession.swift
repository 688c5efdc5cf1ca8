import Accessibility
import Foundation
import LiveNumber
import SwiftUI

@testable import LiveNumberUI

/// Shows and announces what a store says of a field.
@MainActor func runStatusSession() throws {
  let store = NumberStore<Int>(in: 18...30, format: .number.locale(Locale(identifier: "en")))
  let coordinator = FieldView(.verbatim("Age"), store).makeCoordinator()
  let style = NumberFieldStyle(spokenReason: \.rawValue) { $0.validity == .invalid ? .red : nil }

  func announcement() -> String? {
    AccessibilityNotification.posted = []
    coordinator.announce(NumberFieldStatus(of: store), in: style)
    return AccessibilityNotification.posted.first.map { text in
      // The echo of the key doesn't interrupt it.
      expect(text.accessibilitySpeechAnnouncementPriority, .high)
      return String(text.characters)
    }
  }
  func color() -> Color? { style.color(NumberFieldStatus(of: store)) }
  func spoken() -> String? { style.spokenValue(of: NumberFieldStatus(of: store)) }

  expect(announcement(), nil)
  store.type("2")
  expect(announcement(), nil)
  store.type("x")
  expect(announcement(), "unexpectedCharacter")
  expect(spoken(), nil)
  expect(announcement(), nil)
  store.type("25")
  expect(announcement(), "notANumber")
  expect(spoken(), "2x25, notANumber")
  expect(color(), .red)
  store.commit()
  expect(announcement(), nil)
  store.value = 20
  expect(announcement(), nil)
  expect(color(), nil)
  expect(store.canStep(1), true)
  store.value = 30
  expect(store.canStep(1), false)
  expect(store.canStep(-1), true)
}
