/// Something that assistive software finds in a view, and that is no view.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  private weak var container: AnyObject?

  /// - Parameter container: the view, or another element, that holds this one; it is not kept.
  public init(accessibilityContainer container: Any) {
    self.container = container as AnyObject
    super.init()
  }

  open var accessibilityContainer: Any? {
    get { container }
    set { container = newValue.map { $0 as AnyObject } }
  }

  /// In the coordinates of the container; zero while the frame on the screen counts.
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
