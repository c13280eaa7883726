/// Something a menu shows: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  public enum State: Int, Sendable {
    case off = 0, on, mixed
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?
  /// A second line, in smaller letters.
  open var subtitle: String?

  init(title: String, subtitle: String? = nil, image: UIImage?) {
    (self.title, self.subtitle, self.image) = (title, subtitle, image)
    super.init()
  }
}

/// What a menu does rather than opens: an action or a command.
@preconcurrency @MainActor public protocol UIMenuLeaf: NSObjectProtocol {
  var title: String { get set }
  var image: UIImage? { get set }
  /// In place of `image` while the element is on.
  var selectedImage: UIImage? { get set }
  var discoverabilityTitle: String? { get set }
  var attributes: UIMenuElement.Attributes { get set }
  var state: UIMenuElement.State { get set }
  /// Who sent the action, while it runs.
  var sender: Any? { get }

  /// Does what choosing the element would do.
  func performWithSender(_ sender: Any?, target: Any?)
}

extension UIMenuElement {
  /// Nil for what opens or is not known yet.
  var leaf: (any UIMenuLeaf)? { self as? any UIMenuLeaf }
}
