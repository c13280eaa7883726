// What a view shows apart from its content.
extension UIView {
  /// How content is placed when its size is not the view's.
  public enum ContentMode: Int, Sendable {
    case scaleToFill = 0
    case scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  public var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }

  public var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }

  public var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  public var accessibilityIdentifier: String? {
    get { look.accessibility.identifier }
    set { look.accessibility.identifier = newValue }
  }

  func setHidden(_ isHidden: Bool) {
    guard look.isHidden != isHidden else { return }
    look.isHidden = isHidden
    superview?.subviewVisibilityDidChange()
  }
}
