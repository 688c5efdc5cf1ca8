// Foundation on Apple's systems, as far as LiveNumberUI uses it. Foundation on Linux declares some
// of it otherwise, and has no undo manager.
//
// Addresses begin with developer.apple.com/documentation.

@_exported public import FoundationEssentials
@_exported public import FoundationInternationalization

// /objectivec/nsobjectprotocol
public protocol NSObjectProtocol: AnyObject {
  // /objectivec/nsobjectprotocol/perform(_:)
  func perform(_ selector: Selector!) -> Unmanaged<AnyObject>!
  // /objectivec/nsobjectprotocol/perform(_:with:)
  func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>!
}

// /objectivec/nsobject-swift.class
open class NSObject: NSObjectProtocol {
  public init() {}
  public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
  public func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! { nil }
}

// /objectivec/selector
public struct Selector: CustomStringConvertible, Sendable {
  public let description: String
  public init(_ description: String) { self.description = description }
}

// /corefoundation/cgfloat-swift.struct
public typealias CGFloat = Double

// /foundation/nszone
public struct NSZone {}

// /foundation/nscoder
open class NSCoder: NSObject {}

// /foundation/nsstring
open class NSString: NSObject {
  fileprivate var string = ""
  public convenience init(string: String) {
    self.init()
    self.string = string
  }
}

extension String {
  // /swift/string/init(_:)
  public init(_ string: NSString) { self = string.string }
}

// /foundation/nsnotfound
public let NSNotFound = Int.max

// /foundation/nsrange-c.struct
public struct NSRange: Equatable, Sendable {
  public var location: Int
  public var length: Int
  public init(location: Int, length: Int) { (self.location, self.length) = (location, length) }
  // /foundation/nsrange-c.struct/init(_:)
  public init<Region: RangeExpression>(_ region: Region) where Region.Bound: FixedWidthInteger {
    self.init(location: 0, length: 0)
  }
  public init?(_ string: String) { nil }
  // /foundation/nsrange-c.struct/init(_:in:)
  public init<Region: RangeExpression>(_ region: Region, in target: some StringProtocol)
  where Region.Bound == String.Index { self.init(location: 0, length: 0) }
}

// /foundation/nsrangepointer
public typealias NSRangePointer = UnsafeMutablePointer<NSRange>

// /foundation/nsvalue
open class NSValue: NSObject {
  open var rangeValue: NSRange { range }
  public init(range: NSRange) { self.range = range }
  private let range: NSRange
}

// /foundation/notification
public struct Notification {
  // /foundation/nsnotification/name
  public struct Name: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }
  public init(name: Name, object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    self.object = object
    self.userInfo = userInfo
  }
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

// /swift/autoreleasingunsafemutablepointer
public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  public var pointee: Pointee {
    get { memory.value }
    nonmutating set { memory.value = newValue }
  }

  // Apple's compiler creates a pointer from an `inout` argument.
  public init(_ value: Pointee) { memory = Memory(value) }
  private let memory: Memory

  private final class Memory {
    var value: Pointee
    init(_ value: Pointee) { self.value = value }
  }
}

// /foundation/formatter
open class Formatter: NSObject {
  public override init() {}
  public required init?(coder: NSCoder) {}

  // /foundation/nscopying/copy(with:)
  open func copy(with zone: NSZone?) -> Any { self }

  open func string(for object: Any?) -> String? { nil }

  open func getObjectValue(
    _ object: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }

  open func isPartialStringValid(
    _ partialString: AutoreleasingUnsafeMutablePointer<NSString>,
    proposedSelectedRange: NSRangePointer?, originalString: String,
    originalSelectedRange: NSRange,
    errorDescription: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool { false }
}

// /foundation/undomanager
@MainActor open class UndoManager: NSObject {
  public override init() {}
  open var canUndo: Bool { false }
  open var canRedo: Bool { false }
  open func undo() {}
  open func redo() {}
  open func removeAllActions() {}
}

// /foundation/localizedstringresource
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
  public var locale: Locale
  public init(stringLiteral: String) { locale = .current }
  public init(stringInterpolation: StringInterpolation) { locale = .current }

  // /foundation/string/localizationvalue/stringinterpolation
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public func appendLiteral(_ literal: String) {}
    public func appendInterpolation(_ value: some Any) {}
    public func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
    where Style.FormatOutput == String {}
  }
}

extension String {
  // /swift/string/init(localized:)
  public init(localized: LocalizedStringResource) { self = "" }
}

// /foundation/processinfo
public final class ProcessInfo: NSObject {
  nonisolated(unsafe) public static let processInfo = ProcessInfo()
  public var environment: [String: String] { [:] }
}

// /corefoundation/cgvector
public struct CGVector: Sendable {
  public init(dx: Double, dy: Double) {}
}

// MARK: - Measurements

// /foundation/dimension
open class Dimension: NSObject, @unchecked Sendable {}
// /foundation/unitmass
public final class UnitMass: Dimension, @unchecked Sendable {
  public class var kilograms: UnitMass { UnitMass() }
  public class var grams: UnitMass { UnitMass() }
}
// /foundation/unitlength
public final class UnitLength: Dimension, @unchecked Sendable {
  public class var kilometers: UnitLength { UnitLength() }
  public class var meters: UnitLength { UnitLength() }
}
// /foundation/measurement
public struct Measurement<UnitType: Dimension>: Sendable {
  public let unit: UnitType
  public var value: Double
  public init(value: Double, unit: UnitType) { (self.value, self.unit) = (value, unit) }
}
