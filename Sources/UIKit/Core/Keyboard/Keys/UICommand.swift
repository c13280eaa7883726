/// A menu element that sends an action up the responder chain.
@preconcurrency @MainActor open class UICommand: UIMenuElement, UIMenuLeaf {
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
  public let action: Selector
  /// Distinguishes commands with the same action.
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  /// The alternatives while modifier keys are down.
  public let alternates: [UICommandAlternate]
  /// The sender of the action, while it runs.
  open private(set) var sender: Any?

  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    (self.action, self.propertyList, self.alternates) = (action, propertyList, alternates)
    (self.discoverabilityTitle, self.attributes, self.state) = (discoverabilityTitle, attributes, state)
    super.init(title: title, image: image)
  }

  /// - Parameter target: nil for the first object that responds to the action, starting from the first responder, or
  ///   from the sender if there is none.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    let session = Session.current, start = session.typing.firstResponder ?? sender as? UIResponder
    let receiver = target ?? start?.target(forAction: action, withSender: self)
    _ = session.deliver(Message(action, from: self), to: receiver)
    self.sender = outer
  }
}

/// The form of a command while modifier keys are down.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    super.init()
  }
}
