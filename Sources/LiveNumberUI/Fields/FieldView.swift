#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import Accessibility
  internal import Foundation
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI

  /// The text field of a store, as a view.
  ///
  /// It is a field of UIKit or AppKit. SwiftUI's own `TextField` binds text and selection: it can't
  /// reject a key, doesn't distinguish an input method's text from typed text, and reports the two
  /// bindings in no documented order.
  @MainActor struct FieldView<Store: TextFieldStore> {
    let title: FieldTitle
    let store: Store
    let status: NumberFieldStatus
    /// A Boolean value that an input method's composition sets, or `nil` if the title is the
    /// placeholder.
    let isComposing: Binding<Bool>?

    init(
      _ title: FieldTitle, _ store: Store, isComposing: Binding<Bool>? = nil
    ) {
      self.title = title
      self.store = store
      self.isComposing = isComposing
      status = NumberFieldStatus(of: store)
    }

    func makeCoordinator() -> FieldCoordinator<Store> { FieldCoordinator(store) }

    /// Returns the title in the language of the environment, or `nil` if it's a view.
    func title(in environment: EnvironmentValues) -> String? {
      title.text(in: environment.locale)
    }
  }

  /// What a field's view keeps while SwiftUI creates the view again and again.
  @MainActor final class FieldCoordinator<Store: TextFieldStore> {
    private(set) var delegate: NumberFieldDelegate<Store>
    /// A closure that leaves the field after Return, if the toolkit doesn't.
    var resign: () -> Void = {}
    /// A closure that focuses the field again after Return, or `nil` if the field still has the
    /// focus.
    var focusAgain: (() -> Void)?
    private var isFocusingAgain = false
    /// Whether an action has just moved the focus away.
    private var isLeaving = false
    private var submitActions: [@MainActor () -> Void] = []
    private var isComposing: Binding<Bool>?
    private var focus: FieldFocus?
    /// What VoiceOver need not say, since the user knows it.
    private var known: NumberEditor.Reason?

    init(_ store: Store) {
      delegate = NumberFieldDelegate(store: store)
      known = NumberFieldStatus(of: store).news
      observeDelegate()
    }

    /// Takes the actions of a new view, and its store if it is another one.
    ///
    /// - Returns: `true` if the field has to be connected to a new delegate.
    func update(from view: FieldView<Store>, in environment: EnvironmentValues) -> Bool {
      submitActions = environment.fieldSubmitActions
      isComposing = view.isComposing
      guard delegate.controller.store !== view.store else { return false }
      delegate = NumberFieldDelegate(store: view.store)
      known = view.status.news
      observeDelegate()
      return true
    }

    /// Lets VoiceOver say what is new in a status.
    ///
    /// The echo of the key that led to it would interrupt an announcement without a priority.
    func announce(_ status: NumberFieldStatus, in style: NumberFieldStyle) {
      let news = status.news
      defer { known = news }
      guard news != known, let text = style.announcement(of: status) else { return }
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = .high
      AccessibilityNotification.Announcement(announcement).post()
    }

    /// Returns the focus that the model wants the field to have since the last view, or `nil` if
    /// that hasn't changed.
    ///
    /// An older view can come late, when the user has already left the field.
    func newFocus(_ environment: EnvironmentValues) -> Bool? {
      let old = focus?.isFocused ?? false
      focus = environment.fieldFocus
      return focus.flatMap { $0.isFocused == old ? nil : $0.isFocused }
    }

    private func observeDelegate() {
      delegate.onEdit = { [weak self] in self?.reportComposition() }
      delegate.onFocus = { [weak self] in self?.focusDidChange(to: $0) }
      delegate.onSubmit = { [weak self] in self?.submit() }
    }

    /// Reports that an input method has begun or ended a composition.
    private func reportComposition() {
      guard let isComposing else { return }
      let isComposed = delegate.controller.store.isComposing
      if isComposing.wrappedValue != isComposed { isComposing.wrappedValue = isComposed }
    }

    private func focusDidChange(to isFocused: Bool) {
      // AppKit can end editing and select the field's text again, whatever the model wants.
      let isExpected = isFocused ? !isLeaving : !isFocusingAgain
      isFocusingAgain = false
      if isExpected { focus?.report(isFocused) }
    }

    private func submit() {
      for action in submitActions { action() }
      guard let focus, !submitActions.isEmpty else { return resign() }
      // An action can leave the focus in this field, which is invalid.
      if focus.isWanted() {
        isFocusingAgain = focusAgain != nil
        focusAgain?()
      } else {
        isLeaving = true
        Task { [weak self] in self?.isLeaving = false }
        resign()
      }
    }
  }
#endif
