public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// An action of a control or a menu, with a closure as its handler.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier. A control replaces an action by a later one with the same identifier.
  open private(set) var identifier: Identifier
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The sender, while the handler runs.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("com.apple.action.dynamic.\(UUID().uuidString)")
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    (self.selectedImage, self.handler) = (selectedImage, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// - Parameter target: Ignored.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender, in: Session.current) }

  func run(sender: Any?, in session: Session) {
    let outer = self.sender
    self.sender = sender
    session.perform { handler(self) }
    self.sender = outer
  }
}
