/// The fields of the sample form, in focus order.
enum SampleField: CaseIterable, Hashable, Sendable {
  case age, size, percentage, low, high, email, note
}
