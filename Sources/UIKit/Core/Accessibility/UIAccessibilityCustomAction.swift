/// A named action on an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  public typealias Handler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  open var attributedName: NSAttributedString
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector = Selector("")
  /// Replaces target and selector. Returns whether the action succeeded.
  open var actionHandler: Handler?

  public init(name: String, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    super.init()
    sendTo(target, selector)
  }

  public init(attributedName: NSAttributedString, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    super.init()
    sendTo(target, selector)
  }

  public init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    super.init()
    sendTo(target, selector)
  }

  public init(attributedName: NSAttributedString, image: UIImage?, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    super.init()
    sendTo(target, selector)
  }

  public init(name: String, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.actionHandler = actionHandler
    super.init()
  }

  public init(attributedName: NSAttributedString, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.actionHandler = actionHandler
    super.init()
  }

  public init(name: String, image: UIImage?, actionHandler: Handler?) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  public init(attributedName: NSAttributedString, image: UIImage?, actionHandler: Handler?) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    super.init()
  }

  private func sendTo(_ target: Any?, _ selector: Selector) {
    (self.target, self.selector) = (target.map { $0 as AnyObject }, selector)
    Session.current.checkListing(of: selector, by: target)
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Performs the action, as assistive technologies do when the user picks it.
  ///
  /// - Returns: false if the action has neither a handler nor a target.
  package func carryOut() -> Bool {
    if let actionHandler { return Session.current.perform { actionHandler(self) } }
    guard let target else { return false }
    return Session.current.perform { Message(selector, from: self).send(to: target) } as? Bool ?? true
  }
}

/// A way to move between elements, such as from link to link.
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  public enum Direction: Int, Sendable {
    case previous = 0, next
  }

  public enum SystemRotorType: Int, Sendable {
    case none = 0, link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4
    case headingLevel5, headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table
    case list, landmark
  }

  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  public let systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(string: name), itemSearchBlock, .none)
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (self.attributedName, self.itemSearchBlock, systemRotorType) = (attributedName, itemSearchBlock, .none)
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (attributedName, self.itemSearchBlock, systemRotorType) = (NSAttributedString(string: ""), itemSearchBlock, type)
    super.init()
  }

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous
}

@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  public override init() { super.init() }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init()
  }
}
