// What a view shows apart from its content.
extension UIView {
  /// How content is placed when its size is not the view's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var alpha: CGFloat {
    get { look.alpha }
    set { look.alpha = min(max(newValue, 0), 1) }
  }

  /// A hidden view is neither drawn nor touched, but keeps its place in the layout.
  public var isHidden: Bool {
    get { look.isHidden }
    set {
      guard look.isHidden != newValue else { return }
      look.isHidden = newValue
      superview?.subviewVisibilityDidChange()
    }
  }

  public var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  public var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }

  public var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set { look.backgroundColor = newValue }
  }

  /// The colour of what can be touched; inherited from the superview when not set.
  public var tintColor: UIColor! {
    get { look.tintColor ?? superview?.tintColor ?? UIColor(session.palette.tint) }
    set { look.tintColor = newValue }
  }

  public var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }

  public var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }

  public var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { look.accessibilityIdentifier }
    set { look.accessibilityIdentifier = newValue }
  }
}
