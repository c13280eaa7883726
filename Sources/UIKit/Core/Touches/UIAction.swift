public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// What happens when a control is used: a closure with a name, where UIKit on a phone also knows targets and selectors.
@preconcurrency @MainActor open class UIAction: UIMenuElement, UIMenuLeaf {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Two actions with the same one are the same to a control: the later takes the place of the earlier.
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
  /// Who sent the action, while its handler runs.
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

  /// - Parameter target: without a meaning for actions.
  open func performWithSender(_ sender: Any?, target: Any?) { run(sender: sender, in: Session.current) }

  func run(sender: Any?, in session: Session) {
    let outer = self.sender
    self.sender = sender
    session.perform { handler(self) }
    self.sender = outer
  }
}
