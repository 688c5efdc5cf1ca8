/// The fields of the sample form, in the order of the focus.
enum SampleField: CaseIterable, Hashable, Sendable {
  case age, size, percentage, low, high, email, note
}
