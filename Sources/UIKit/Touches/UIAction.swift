/// Something a menu shows: an action, or another menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
  }

  public enum State: Int, Sendable {
    case off = 0, on, mixed
  }

  open internal(set) var title: String
  open internal(set) var image: UIImage?

  init(title: String, image: UIImage?) {
    (self.title, self.image) = (title, image)
    super.init()
  }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// What happens when a control is used: a closure with a name, where UIKit on a phone also knows targets and selectors.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Two actions with the same one are the same to a control: the later takes the place of the earlier.
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// Who sent the action, while its handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    self.handler = handler
    super.init(title: title, image: image)
  }

  func run(sender: Any?, in session: Session) {
    let outer = self.sender
    self.sender = sender
    session.perform { handler(self) }
    self.sender = outer
  }
}
