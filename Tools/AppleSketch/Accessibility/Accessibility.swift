// Accessibility, as far as LiveNumberUI uses it. Addresses begin with
// developer.apple.com/documentation.

public import Foundation

// /accessibility/accessibilitynotification
public enum AccessibilityNotification {
  // /accessibility/accessibilitynotification/announcement
  public struct Announcement {
    // /accessibility/accessibilitynotification/announcement/init(_:)
    public init(_ announcement: AttributedString) { self.announcement = announcement }
    let announcement: AttributedString
    // /accessibility/accessibilitynotification/announcement/post()
    public func post() { AccessibilityNotification.posted.append(announcement) }
  }

  // What a scripted session reads.
  nonisolated(unsafe) public static var posted: [AttributedString] = []
}

extension AttributeScopes {
  // /foundation/attributescopes/accessibilityattributes
  public struct AccessibilityAttributes: AttributeScope {
    // /foundation/attributescopes/accessibilityattributes/accessibilityspeechannouncementpriority
    public let accessibilitySpeechAnnouncementPriority: AnnouncementPriorityAttribute
    // /foundation/attributescopes/accessibilityattributes/announcementpriorityattribute
    public enum AnnouncementPriorityAttribute: AttributedStringKey {
      public enum Value: String, Hashable, Sendable { case low, `default`, high }
      public static let name = "AXSpeechAnnouncementPriority"
    }
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.AccessibilityAttributes, Key>
  ) -> Key { self[Key.self] }
}
