import DisplayLists

/// A layer: the visual representation of a view, or content between views.
///
/// The layer of a view reads and writes the view's properties under Core Animation's names; the view owns its layer.
/// Other layers store everything themselves. Changing a property of one of these looks up an action and animates with
/// it, once the layer has been on screen.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?
  /// The view whose layer this is.
  final weak var view: UIView?
  /// The properties that the view does not have; all properties for a layer without a view.
  final var own = LayerLook()
  final var tree = LayerTree()
  final var content = LayerContent()
  /// The drawing of the presentation layer while an animation changes a property that affects the drawing.
  final var movingContent: LayerContent?
  /// Values that the program stores under keys of its own.
  final var values: [String: Any] = [:]
  /// The action to run once the property being set has its new value.
  final var dueAction: (any CAAction)?
  final var timing = MediaTiming()
  final var animations: [LayerAnimation] = []
  /// The values on screen, for a presentation layer.
  final var presented: LayerLook?
  final var presentedModel: CALayer?
  final var layoutIsNeeded = false
  private weak var chosenDelegate: (any CALayerDelegate)?

  public override init() {
    super.init()
    own.borderColor = .black
  }

  /// Creates a copy of another layer's own values, without its superlayer and sublayers.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeOwn(layer) }
  }

  public required init?(coder: NSCoder) {
    super.init()
    own.borderColor = .black
  }

  /// The delegate; the view, for the layer of a view.
  open var delegate: (any CALayerDelegate)? {
    get { chosenDelegate ?? view }
    set { chosenDelegate = newValue }
  }

  open var name: String?

  // MARK: Model and presentation values

  /// The model values.
  final var look: LayerLook { view.map { own.taking($0, shown: false) } ?? own }

  /// The values on screen at the session's current time.
  final var shownLook: LayerLook { animated(view.map { own.taking($0, shown: true) } ?? own) }

  final func read<Value>(_ path: KeyPath<LayerLook, Value>) -> Value { (presented ?? look)[keyPath: path] }

  /// - Parameter key: The name of the property for actions and animations.
  final func write<Value: Equatable>(_ path: WritableKeyPath<LayerLook, Value>, _ key: String, _ value: Value) {
    guard own[keyPath: path] != value else { return }
    change(key) { own[keyPath: path] = value }
  }

  /// Returns a copy of the layer with the values on screen at the session's current time.
  open func presentation() -> Self? {
    let copy = unsafeDowncast(Self.make(shadowOf: self), to: Self.self)
    copy.presented = shownLook
    copy.take(self)
    copy.showMovingValues()
    (copy.presentedModel, copy.view, copy.chosenDelegate) = (self, view, chosenDelegate)
    return copy
  }

  /// Returns the layer that a presentation layer was made from, or the layer itself.
  open func model() -> Self { presentedModel as? Self ?? self }

  /// Copies the values of a layer of the same class to a presentation layer.
  func take(_ layer: CALayer) { takeOwn(layer) }

  private func takeOwn(_ layer: CALayer) {
    (own, content, timing, name) = (layer.look, layer.content, layer.timing, layer.name)
    (values, actions, style) = (layer.values, layer.actions, layer.style)
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates; under a transform, the bounding box of the corners.
  open var frame: CGRect {
    get { read(\.geometry).frame }
    set {
      if let view { return view.setFrame(newValue) }
      newValue.checkIsNumber()
      moved { $0.setFrame(newValue.standardized) }
    }
  }

  open var bounds: CGRect {
    get { read(\.geometry.bounds) }
    set {
      if let view { return view.setBounds(newValue) }
      newValue.checkIsNumber()
      moved { $0.bounds = newValue.standardized }
    }
  }

  /// The position of the anchor point in the superlayer's coordinates; the view's `center`.
  open var position: CGPoint {
    get { read(\.geometry.center) }
    set {
      if let view { return view.setCenter(newValue) }
      newValue.checkIsNumber()
      moved { $0.center = newValue }
    }
  }

  /// The anchor point in unit coordinates of the bounds. Setting it keeps `position`, so the frame moves.
  open var anchorPoint: CGPoint {
    get { read(\.geometry.anchorPoint) }
    set {
      if let view { return view.setAnchorPoint(newValue) }
      newValue.checkIsNumber()
      moved { $0.anchorPoint = newValue }
    }
  }

  /// The position on the z axis. Siblings with a higher value are in front.
  open var zPosition: CGFloat {
    get { read(\.zPosition) }
    set { write(\.zPosition, "zPosition", newValue) }
  }

  /// Stored, but has no effect.
  open var anchorPointZ: CGFloat {
    get { content.anchorPointZ }
    set { content.anchorPointZ = newValue }
  }

  /// The transform. Rotations out of the plane are drawn without perspective.
  open var transform: CATransform3D {
    get { read(\.transform) }
    set {
      guard let view else { return write(\.transform, "transform", newValue) }
      own.transform = newValue
      view.setTransform(newValue.flattened)
    }
  }

  open func affineTransform() -> CGAffineTransform { read(\.geometry.transform) }

  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// A transform of all sublayers, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { read(\.innerTransform) }
    set { write(\.innerTransform, "sublayerTransform", newValue) }
  }

  /// Whether the y axis of the sublayers points up.
  open var isGeometryFlipped: Bool {
    get { read(\.isFlipped) }
    set { write(\.isFlipped, "geometryFlipped", newValue) }
  }

  open func contentsAreFlipped() -> Bool {
    sequence(first: self) { $0.superlayer }.filter(\.isGeometryFlipped).count % 2 == 1
  }

  /// Whether the layer is visible when it faces away from the viewer.
  open var isDoubleSided: Bool {
    get { read(\.isDoubleSided) }
    set { write(\.isDoubleSided, "doubleSided", newValue) }
  }

  // MARK: Visual appearance

  /// The corner radius of the background and the border, in points, and of the clip if `masksToBounds` is set.
  open var cornerRadius: CGFloat {
    get { read(\.cornerRadius) }
    set { if let view { view.setCornerRadius(newValue) } else { write(\.cornerRadius, "cornerRadius", newValue) } }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { read(\.cornerCurve) }
    set { write(\.cornerCurve, "cornerCurve", newValue) }
  }

  /// Returns how far a corner reaches along its edges, as a multiple of the corner radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The corners that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(read(\.corners).rawValue)) }
    set { write(\.corners, "maskedCorners", newValue.corners) }
  }

  /// The width of the border in points, inside the bounds; the border is drawn in front of the sublayers.
  open var borderWidth: CGFloat {
    get { read(\.borderWidth) }
    set { if let view { view.look.borderWidth = newValue } else { write(\.borderWidth, "borderWidth", newValue) } }
  }

  /// The color of the border; black by default.
  open var borderColor: CGColor? {
    get { read(\.borderColor) }
    set { if let view { view.look.borderColor = newValue } else { write(\.borderColor, "borderColor", newValue) } }
  }

  open var backgroundColor: CGColor? {
    get { read(\.backgroundColor) }
    set {
      if let view { return view.setBackgroundColor(newValue.map(UIColor.init(cgColor:))) }
      write(\.backgroundColor, "backgroundColor", newValue)
    }
  }

  open var masksToBounds: Bool {
    get { read(\.masksToBounds) }
    set {
      if let view { view.look.clipsToBounds = newValue } else { write(\.masksToBounds, "masksToBounds", newValue) }
    }
  }

  /// The opacity of the layer including its sublayers, from 0 to 1.
  open var opacity: Float {
    get { Float(read(\.opacity)) }
    set {
      if let view { return view.setAlpha(CGFloat(newValue)) }
      write(\.opacity, "opacity", CGFloat(min(max(newValue, 0), 1)))
    }
  }

  open var isHidden: Bool {
    get { read(\.isHidden) }
    set {
      if let view { return view.setHidden(newValue) }
      guard newValue != own.isHidden else { return }
      write(\.isHidden, "hidden", newValue)
      tree.superlayer.map { runAction(forKey: newValue ? kCAOnOrderOut : kCAOnOrderIn, in: $0) }
    }
  }

  /// Has no effect: transparency follows from what is drawn.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? content.isOpaque }
    set { if let view { view.isOpaque = newValue } else { content.isOpaque = newValue } }
  }

  // MARK: Shadow

  /// The color of the shadow; black by default.
  open var shadowColor: CGColor? {
    get { read(\.shadowColor) }
    set { write(\.shadowColor, "shadowColor", newValue) }
  }

  /// The opacity of the shadow, from 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { Float(read(\.shadowOpacity)) }
    set { write(\.shadowOpacity, "shadowOpacity", CGFloat(newValue)) }
  }

  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { read(\.shadowRadius) }
    set { write(\.shadowRadius, "shadowRadius", newValue) }
  }

  open var shadowOffset: CGSize {
    get { read(\.shadowOffset) }
    set { write(\.shadowOffset, "shadowOffset", newValue) }
  }

  /// The shape that casts the shadow instead of the layer's content.
  open var shadowPath: CGPath? {
    get { read(\.shadowPath) }
    set { write(\.shadowPath, "shadowPath", newValue) }
  }

  // MARK: Contents

  /// A `CGImage` or a `UIImage`. Other values show nothing.
  open var contents: Any? {
    get { content.value }
    set { change("contents") { (content.value, content.backing) = (newValue, nil) } }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { content.gravity }
    set { content.gravity = newValue }
  }

  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { content.scale }
    set { content.scale = newValue }
  }

  /// The part of the contents to show, in unit coordinates.
  open var contentsRect: CGRect {
    get { content.portion }
    set { change("contentsRect") { content.portion = newValue } }
  }

  /// The part of the contents that stretches when the layer is resized, in unit coordinates. The rest keeps its size.
  open var contentsCenter: CGRect {
    get { content.center }
    set { content.center = newValue }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { content.filter }
    set { content.filter = newValue }
  }

  /// The filter for contents with more pixels than the area that shows them.
  open var minificationFilter: CALayerContentsFilter {
    get { content.minificationFilter }
    set { content.minificationFilter = newValue }
  }

  /// The bias of the level of detail for a trilinear ``minificationFilter``. Has no effect.
  open var minificationFilterBias: Float = 0 { didSet { hasNoEffect("CALayer.minificationFilterBias") } }

  // MARK: Compositing

  /// A layer whose alpha channel masks this one. Its frame is in the coordinates of the layer it masks.
  open var mask: CALayer? {
    get { content.mask }
    set { content.mask = newValue }
  }

  /// The name of a blend mode, such as `multiplyBlendMode`. Other filters have no effect.
  open var compositingFilter: Any? {
    get { content.filterName }
    set {
      content.filterName = newValue
      own.blendMode = (newValue as? String).flatMap(BlendMode.init(filter:)) ?? .normal
    }
  }

  open var contentsFormat = CALayerContentsFormat.RGBA8Uint
  open var filters: [Any]? { didSet { hasNoEffect("CALayer.filters") } }
  open var backgroundFilters: [Any]? { didSet { hasNoEffect("CALayer.backgroundFilters") } }
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false { didSet { hasNoEffect("CALayer.allowsEdgeAntialiasing") } }
  open var allowsGroupOpacity = true { didSet { hasNoEffect("CALayer.allowsGroupOpacity") } }
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  open var drawsAsynchronously = false
  /// Whether a change of size redraws the layer, as `setNeedsDisplay()` does.
  open var needsDisplayOnBoundsChange = false
  /// Actions by property name, for properties for which the delegate has none. `NSNull` means no action.
  open var actions: [String: any CAAction]?
  /// Values for keys that the layer does not have. Its `actions` entry is a dictionary that is searched after
  /// ``actions``.
  open var style: [AnyHashable: Any]?

  // MARK: Layout

  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { layoutIsNeeded = true } }

  open func needsLayout() -> Bool { view?.layout.needsLayout ?? layoutIsNeeded }

  /// Lays out the sublayers if needed. Layers without a view are also laid out when they are recorded.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard layoutIsNeeded else { return }
    layoutIsNeeded = false
    layoutSublayers()
  }

  /// Calls the delegate to place the sublayers. A view lays out its subviews itself.
  open func layoutSublayers() { if view == nil { delegate?.layoutSublayers(of: self) } }

  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Drawing

  /// Marks the layer to be displayed in the next frame, or by ``displayIfNeeded()``.
  open func setNeedsDisplay() { markForDisplay() }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { content.displayIsDue }

  /// Calls ``display()`` if the layer was marked since the last call.
  open func displayIfNeeded() {
    guard content.displayIsDue else { return }
    displayNow()
  }

  /// Calls the delegate to set `contents`. If the delegate does not implement that, the layer shows the drawing of
  /// ``draw(in:)``.
  open func display() { if let delegate { delegate.display(self) } else { drawContent() } }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and its sublayers in its own coordinates.
  open func render(in ctx: CGContext) { ctx.composite { RecordPass.record(inside: self, into: &$0) } }

  /// Whether a change of a property redraws the layer, including each step of an animation.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions

  /// Returns the action for a property, for subclasses to override. The delegate's and the layer's actions come first.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the default value for a key that the layer has no value for.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Returns the action for a changed property: the first one found in the delegate, ``actions``, ``style`` and
  /// ``defaultAction(forKey:)``, or else an animation in the current transaction.
  ///
  /// - Returns: Nil for no action, or if the search found `NSNull`.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  // MARK: Key-value coding

  /// Sets a property by its name, or stores a value under a key of the program's own. Both can be animated.
  open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }

  /// Returns the value of a property or of a key of the program's own, or else the style's or the default value.
  open func value(forKey key: String) -> Any? { findValue(forKey: key) }

  /// - Parameter keyPath: A key, or a path into a property, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { assign(value, forKeyPath: keyPath) }

  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  // MARK: Touches

  /// Whether the bounds contain a point. The left and top edges are inside, the right and bottom edges are not.
  ///
  /// - Parameter p: A point in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer of this tree at a point. Layers that clip exclude sublayers outside their bounds.
  ///
  /// - Parameter p: A point in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: Recording, for subclasses

  /// Records the content between the background and the sublayers.
  func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    var content = movingContent ?? content
    if let portion = shown.others["contentsRect"] { content.portion = portion.rect }
    content.record(in: shown.bounds, into: &recorder)
  }

  /// Calls `record`, which records the sublayers, once for each copy to show.
  func recordSublayers(
    _ shown: LayerLook, into recorder: inout DisplayListRecorder, _ record: (inout DisplayListRecorder) -> Void
  ) { record(&recorder) }

  /// The properties available to `setValue(_:forKey:)` and to animations, by Core Animation's names.
  class var properties: [String: LayerProperty] { layerProperties }

  /// Whether the layer draws anything itself, as opposed to only containing sublayers.
  var isRendered: Bool { true }

  // MARK: Animations

  /// Adds a copy of an animation. The layer's model values stay and are shown again when it ends.
  ///
  /// - Parameter key: A key that identifies the animation. An earlier animation with the same key is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Removes all animations. Views jump to their final values, and their animations complete with `finished` false.
  open func removeAllAnimations() {
    removeAdded { _ in true }
    view?.removeAnimations { _ in true }
  }

  /// - Parameter key: The key of an added animation, or a property name, as returned by `animationKeys`.
  open func removeAnimation(forKey key: String) {
    removeAdded { $0.key == key }
    view?.removeAnimations { $0.property.key == key }
  }

  /// Returns the keys of the running animations, or nil if there are none.
  open func animationKeys() -> [String]? {
    var keys: [String] = []
    let all = (view?.look.animations.map(\.property.key) ?? []) + animations.compactMap(\.key)
    for key in all where !keys.contains(key) { keys.append(key) }
    return keys.isEmpty ? nil : keys
  }

  open func animation(forKey key: String) -> CAAnimation? { animations.last { $0.key == key }?.animation }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Layer hierarchy

  open var superlayer: CALayer? { tree.superlayer ?? view?.superview?.layer }

  /// The sublayers from back to front, including those of subviews, or nil for none. Setting it keeps the subviews.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }

  /// Adds a layer in front of all sublayers and subviews.
  open func addSublayer(_ layer: CALayer) { insert(layer, before: nil) }

  /// - Parameter idx: An index among all sublayers. An index past the end inserts at the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    leave(layer)
    let children = children
    insert(layer, before: Int(idx) < children.count ? children[Int(idx)].layer : nil)
  }

  /// Inserts a layer below a sibling, or at the front if the sibling is not in this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    if layer !== sibling { insert(layer, before: sibling) }
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    leave(layer)
    let layers = children.map(\.layer), index = layers.firstIndex { $0 === sibling }
    insert(layer, before: index.flatMap { $0 + 1 < layers.count ? layers[$0 + 1] : nil })
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insert(newLayer, before: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer. The layer of a view also removes its view.
  open func removeFromSuperlayer() {
    if let superlayer = tree.superlayer { return superlayer.leave(self) }
    view?.removeFromSuperview()
  }

  /// - Parameter l: A layer, or nil for the root layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying((l ?? top).conversion(to: self)) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(conversion(to: l ?? top)) }

  /// Converts a rectangle; under a rotation, returns the bounding box of the corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying((l ?? top).conversion(to: self)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(conversion(to: l ?? top)) }

  /// Returns the time unchanged, because all layers share one time space.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Scrolling

  /// Scrolls the nearest enclosing scroll layer.
  open func scroll(_ p: CGPoint) {
    enclosingScrollLayer.map { $0.scroll(to: convert(p, to: $0)) }
  }

  open func scrollRectToVisible(_ r: CGRect) {
    enclosingScrollLayer.map { $0.scroll(to: convert(r, to: $0)) }
  }

  open var visibleRect: CGRect {
    enclosingScrollLayer.map { convert($0.bounds, from: $0).intersection(bounds) } ?? bounds
  }
}
