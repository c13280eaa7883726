/// A view under Core Animation's names: every member reads and writes its view.
///
/// The view owns its layer. A layer without a view is not to be had.
@preconcurrency @MainActor open class CALayer: NSObject {
  private unowned let view: UIView

  init(of view: UIView) { self.view = view }

  open var frame: CGRect {
    get { view.geometry.frame }
    set { view.setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { view.geometry.bounds }
    set { view.setBounds(newValue) }
  }

  /// The view's `center`, wherever the anchor point is.
  open var position: CGPoint {
    get { view.geometry.center }
    set { view.setCenter(newValue) }
  }

  /// What `position` stands for, in shares of the bounds. A new one leaves the position, so the frame jumps.
  open var anchorPoint: CGPoint {
    get { view.geometry.anchorPoint }
    set { view.setAnchorPoint(newValue) }
  }

  public func affineTransform() -> CGAffineTransform { view.geometry.transform }

  public func setAffineTransform(_ transform: CGAffineTransform) {
    view.geometry.transform = transform
    view.session.surroundingsDidChange()
  }

  /// In points; rounds the background and the border, and what is clipped where `masksToBounds` is set.
  open var cornerRadius: CGFloat {
    get { view.look.cornerRadius }
    set { view.look.cornerRadius = newValue }
  }

  /// In points, from the edges of the bounds inwards; drawn in front of the subviews.
  open var borderWidth: CGFloat {
    get { view.look.borderWidth }
    set { view.look.borderWidth = newValue }
  }

  /// Black when nothing else was set.
  open var borderColor: CGColor? {
    get { view.look.borderColor }
    set { view.look.borderColor = newValue }
  }

  open var backgroundColor: CGColor? {
    get { view.look.backgroundColor?.cgColor }
    set { view.look.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  open var masksToBounds: Bool {
    get { view.look.clipsToBounds }
    set { view.look.clipsToBounds = newValue }
  }

  /// Shadows are not drawn.
  open var shadowColor: CGColor? = CGColor(.black)
  open var shadowOpacity: Float = 0
  /// In points.
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)

  open var opacity: Float {
    get { Float(view.look.alpha) }
    set { view.look.alpha = CGFloat(min(max(newValue, 0), 1)) }
  }

  open var isHidden: Bool {
    get { view.look.isHidden }
    set { view.setHidden(newValue) }
  }

  open func setNeedsLayout() { view.setNeedsLayout() }

  open func needsLayout() -> Bool { view.layout.needsLayout }

  open func layoutIfNeeded() { view.layoutIfNeeded() }
}

extension UIView {
  public var layer: CALayer {
    if let layer = look.layer { return layer }
    let layer = CALayer(of: self)
    look.layer = layer
    return layer
  }
}
