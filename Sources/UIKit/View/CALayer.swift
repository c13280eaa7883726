/// A view under Core Animation's names: every member reads and writes its view.
///
/// The view owns its layer. A layer without a view is not to be had.
@preconcurrency @MainActor open class CALayer: NSObject {
  private unowned let view: UIView
  /// Of a layer that says what is shown and not what was set.
  private let shown: ShownState?

  init(of view: UIView, shown: ShownState? = nil) { (self.view, self.shown) = (view, shown) }

  /// What is on the screen at this moment of the program's time, as a layer that stays as it is: half way in the middle of
  /// an animation. What is set on it is set on the view.
  open func presentation() -> CALayer? { CALayer(of: view, shown: ShownState(of: view)) }

  /// The layer itself, for what `presentation` gave.
  open func model() -> CALayer { view.layer }

  /// Views show where they are going at once, and their animations end with `finished` false.
  open func removeAllAnimations() { view.removeAnimations { _ in true } }

  /// - Parameter key: the name of a property, as `animationKeys` gives it.
  open func removeAnimation(forKey key: String) { view.removeAnimations { $0.property.key == key } }

  /// What is on its way; nil where nothing is.
  open func animationKeys() -> [String]? {
    var keys: [String] = []
    for animation in view.look.animations where !keys.contains(animation.property.key) {
      keys.append(animation.property.key)
    }
    return keys.isEmpty ? nil : keys
  }

  private var geometry: ViewGeometry { shown?.geometry ?? view.geometry }

  open var frame: CGRect {
    get { geometry.frame }
    set { view.setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { view.setBounds(newValue) }
  }

  /// The view's `center`, wherever the anchor point is.
  open var position: CGPoint {
    get { geometry.center }
    set { view.setCenter(newValue) }
  }

  /// What `position` stands for, in shares of the bounds. A new one leaves the position, so the frame jumps.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { view.setAnchorPoint(newValue) }
  }

  public func affineTransform() -> CGAffineTransform { geometry.transform }

  public func setAffineTransform(_ transform: CGAffineTransform) { view.setTransform(transform) }

  /// In points; rounds the background and the border, and what is clipped where `masksToBounds` is set.
  open var cornerRadius: CGFloat {
    get { shown?.cornerRadius ?? view.look.cornerRadius }
    set { view.setCornerRadius(newValue) }
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
    get { shown.map { $0.backgroundColor.map(CGColor.init) } ?? view.look.backgroundColor?.cgColor }
    set { view.setBackgroundColor(newValue.map(UIColor.init(cgColor:))) }
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
    get { Float(shown?.alpha ?? view.look.alpha) }
    set { view.setAlpha(CGFloat(newValue)) }
  }

  open var isHidden: Bool {
    get { view.look.isHidden }
    set { view.setHidden(newValue) }
  }

  open func setNeedsLayout() { view.setNeedsLayout() }

  open func needsLayout() -> Bool { view.layout.needsLayout }

  open func layoutIfNeeded() { view.layoutIfNeeded() }
}

/// What a view shows of what can be animated.
struct ShownState {
  let geometry: ViewGeometry
  let alpha: CGFloat
  let cornerRadius: CGFloat
  let backgroundColor: RGBAColor?

  @MainActor init(of view: UIView) {
    geometry = view.shownGeometry
    (alpha, cornerRadius, backgroundColor) = (view.shownAlpha, view.shownCornerRadius, view.shownBackground)
  }
}

extension UIView {
  public var layer: CALayer {
    if let layer = look.layer { return layer }
    let layer = CALayer(of: self)
    look.layer = layer
    return layer
  }
}
