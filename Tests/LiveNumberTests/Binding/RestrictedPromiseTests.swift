import LiveNumber
import TestSupport
import Testing

/// The app has the value of a restricted field while its text is allowed, and otherwise the one
/// from before the entry.
@Suite struct RestrictedPromiseTests {
  private enum Setter: CaseIterable {
    case takes, refuses, clamps
  }

  private final class Model {
    let setter: Setter
    var age = 20
    init(_ setter: Setter) { self.setter = setter }

    func set(_ new: Int) {
      switch setter {
      case .takes: age = new
      case .refuses: age = new == 25 ? age : new
      case .clamps: age = min(new, 26)
      }
    }
  }

  @Test func theAppHasTheValueOfAnAllowedTextAndOtherwiseTheOneBefore() throws {
    var random = SeededGenerator(topic: "restricted promise")
    var failures = Failures(seed: Samples.seed)
    let format = try NumberFormat(locale: "en")
    let ages = InputRestriction(.range(18...30), format: format)
    let adults = InputRestriction(.range(20...29), format: format)
    for _ in 0..<(200 * Samples.factor) {
      let model = Model(random.pick(Setter.allCases))
      let store = RestrictedStore(ages) {
        model.age
      } write: {
        model.set($0)
      }
      var baseline = 20
      var log = "\(model.setter):"
      for _ in 0..<30 {
        let before = store.text
        switch random.number(below: 14) {
        case 0:
          let age = random.pick([18, 22, 26])
          log += " app \(age);"
          if model.age != age { (model.age, baseline) = (age, age) }
        case 1:
          log += " value;"
          let age = random.pick([19, 25, 28, 40])
          let isEcho = store.value == age
          store.value = age
          if store.isValid, !isEcho { baseline = model.age }
        case 2: log += " undo \(store.undo());"
        case 3: log += " redo \(store.redo());"
        case 4:
          log += " revert;"
          if store.revert() {
            failures.expect(store.text == "\(baseline)", "\(log) shows \(store.text)")
          }
        case 5:
          log += " restriction;"
          store.restriction = random.pick([ages, adults])
        case 6, 7:
          log += " commit;"
          store.commit()
          if store.isValid { baseline = model.age }
          failures.expect(
            store.text == (store.isValid || before.isEmpty ? "\(model.age)" : before),
            "\(log) \(before) is \(store.text)")
        default:
          let text = random.pick(["", "2", "25", "27", "29", "3", "30", "19"])
          log += " \(text);"
          store.text = text
        }
        let isChanged = store.invalidReason == .changedByModel
        failures.expect(
          isChanged || model.age == (store.isValid ? store.value : baseline),
          "\(log) \(store.text) \(store.validity), the app has \(model.age), before \(baseline)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
