/// An element inside a view that is not itself a view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?

  /// - Parameter container: the view or element that contains this one; not retained.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// The frame in the container's coordinates; zero while `accessibilityFrame` applies.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  open override var next: UIResponder? { container as? UIResponder }

  override var spoken: SpokenDefaults { SpokenDefaults(isElement: true) }

  override var frameOnScreen: CGRect {
    let frame = accessibilityFrameInContainerSpace
    switch container {
    case let view as UIView: return view.rectOnScreen(frame)
    case let element as UIAccessibilityElement:
      return frame.offsetBy(dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
    default: return frame
    }
  }
}
