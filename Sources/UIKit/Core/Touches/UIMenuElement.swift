/// An element of a menu: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// Keeps the menu open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off = 0, on, mixed
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  /// The second line, in a smaller font.
  open var subtitle: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// A menu element that performs an action rather than opening a menu.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// The image that replaces `image` while the element is on.
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// The sender, while the action runs.
  var sender: Any? { get }

  /// Performs the action of the element.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// The element as a leaf, or nil for submenus and deferred elements.
  var leaf: (any UIMenuLeaf)? { self as? any UIMenuLeaf }
}
