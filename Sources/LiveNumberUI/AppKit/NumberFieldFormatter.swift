#if canImport(AppKit) && !canImport(UIKit)
  public import Foundation
  public import LiveNumber

  /// The formatter of an `NSTextField`, which decides about each change before the field shows it.
  ///
  /// ``NumberFieldDelegate`` sets it. The value of a field with this formatter is its text.
  public final class NumberFieldFormatter<Store: TextFieldStore>: Formatter {
    private let delegate: NumberFieldDelegate<Store>?

    /// Creates the formatter of a delegate's field, which keeps the delegate alive.
    public init(_ delegate: NumberFieldDelegate<Store>) {
      self.delegate = delegate
      super.init()
    }

    /// Creates a formatter that accepts any text, since a store can't be archived.
    public required init?(coder: NSCoder) {
      delegate = nil
      super.init(coder: coder)
    }

    /// Returns the formatter itself: its store is the same.
    public override func copy(with zone: NSZone?) -> Any { self }

    /// Returns the text, which is the value.
    public override func string(for object: Any?) -> String? { object as? String }

    /// Returns the text, which is the value.
    public override func getObjectValue(
      _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
      errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      object?.pointee = NSString(string: string)
      return true
    }

    /// Replaces what the user is about to make of the field by what the store makes of it.
    public override func isPartialStringValid(
      _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
      proposedSelectedRange: NSRangePointer?, originalString: String,
      originalSelectedRange: NSRange,
      errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
    ) -> Bool {
      let text = String(partialString.pointee)
      let proposed = FieldContents(text: text, selection: proposedSelectedRange?.pointee.offsets)
      // AppKit asks on the main thread, but doesn't declare it.
      let replacement = MainActor.assumeIsolated { [delegate] in
        delegate?.replacement(
          of: originalSelectedRange.offsets, in: originalString, by: proposed)
      }
      guard let replacement else { return true }
      partialString.pointee = NSString(string: replacement.text)
      if let selection = replacement.selection {
        proposedSelectedRange?.pointee = NSRange(selection)
      }
      return false
    }
  }
#endif
