/// Additional information about an element, read on request. Apple declares it in the Accessibility module.
@preconcurrency @MainActor open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    /// Read when the user asks for it.
    case `default` = 0
    /// Read with the element.
    case high
  }

  public let attributedLabel: NSAttributedString
  public let attributedValue: NSAttributedString
  open var importance = Importance.default

  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  public init(attributedLabel: NSAttributedString, attributedValue: NSAttributedString) {
    (self.attributedLabel, self.attributedValue) = (attributedLabel, attributedValue)
    super.init()
  }

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }
}

/// An element that provides more content than its label and value.
@preconcurrency @MainActor public protocol AXCustomContentProvider: NSObjectProtocol {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}

/// Notifications for assistive technologies, as values. Apple declares them in the Accessibility module.
public enum AccessibilityNotification {
  public struct Announcement {
    private let text: NSAttributedString

    public init(_ announcement: String) { text = NSAttributedString(string: announcement) }
    public init(_ announcement: NSAttributedString) { text = announcement }

    public func post() { UIAccessibility.post(notification: .announcement, argument: text.string) }
  }

  public struct LayoutChanged {
    private let element: Any?

    /// - Parameter parameter: the element that gets the focus, or a string to announce.
    public init(_ parameter: Any? = nil) { element = parameter }

    public func post() { UIAccessibility.post(notification: .layoutChanged, argument: element) }
  }

  public struct ScreenChanged {
    private let element: Any?

    public init(_ parameter: Any? = nil) { element = parameter }

    public func post() { UIAccessibility.post(notification: .screenChanged, argument: element) }
  }

  public struct PageScrolled {
    private let text: NSAttributedString

    public init(_ announcement: String) { text = NSAttributedString(string: announcement) }

    public func post() { UIAccessibility.post(notification: .pageScrolled, argument: text.string) }
  }
}
