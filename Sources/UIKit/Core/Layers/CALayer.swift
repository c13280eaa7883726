import DisplayLists

/// What a view is shown by, or a picture that stands between views.
///
/// The layer of a view reads and writes the view under Core Animation's names, as far as the view has the property; the
/// view owns its layer. Other layers keep everything themselves. A property that changes on one of these asks for an
/// action, and moves by it, once the layer has been on screen.
@preconcurrency @MainActor open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  nonisolated(unsafe) final var associations: Associations?
  /// Whose layer this is.
  final weak var view: UIView?
  /// What the view does not have; of a layer without a view, everything.
  final var own = LayerLook()
  final var tree = LayerTree()
  final var content = LayerContent()
  /// What the presentation drew, while an animation moves a property that the drawing depends on.
  final var movingContent: LayerContent?
  /// Values of the program's own, by name.
  final var values: [String: Any] = [:]
  /// What runs when the property that is being set has its new value.
  final var dueAction: (any CAAction)?
  final var timing = MediaTiming()
  final var animations: [LayerAnimation] = []
  /// Of a layer that says what is shown and not what was set.
  final var presented: LayerLook?
  final var presentedModel: CALayer?
  final var layoutIsNeeded = false
  private weak var chosenDelegate: (any CALayerDelegate)?

  public override init() {
    super.init()
    own.borderColor = .black
  }

  /// A copy of another layer's own values, without what is around it and in it.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { takeOwn(layer) }
  }

  public required init?(coder: NSCoder) {
    super.init()
    own.borderColor = .black
  }

  /// A view for its own layer.
  open var delegate: (any CALayerDelegate)? {
    get { chosenDelegate ?? view }
    set { chosenDelegate = newValue }
  }

  open var name: String?

  // MARK: What is set, and what is shown

  /// The values that are set.
  final var look: LayerLook { view.map { own.taking($0, shown: false) } ?? own }

  /// The values at this moment of the program's time.
  final var shownLook: LayerLook { animated(view.map { own.taking($0, shown: true) } ?? own) }

  final func read<Value>(_ path: KeyPath<LayerLook, Value>) -> Value { (presented ?? look)[keyPath: path] }

  /// - Parameter key: of the property, as actions and animations name it.
  final func write<Value: Equatable>(_ path: WritableKeyPath<LayerLook, Value>, _ key: String, _ value: Value) {
    guard own[keyPath: path] != value else { return }
    change(key) { own[keyPath: path] = value }
  }

  /// What is on the screen at this moment of the program's time, as a layer that stays as it is: half way in the middle of
  /// an animation.
  open func presentation() -> Self? {
    let copy = unsafeDowncast(Self.make(shadowOf: self), to: Self.self)
    copy.presented = shownLook
    copy.take(self)
    copy.showMovingValues()
    (copy.presentedModel, copy.view, copy.chosenDelegate) = (self, view, chosenDelegate)
    return copy
  }

  /// The layer itself, for what `presentation` gave.
  open func model() -> Self { presentedModel as? Self ?? self }

  /// The values of a layer of the same class, for the copy that shows what is shown.
  func take(_ layer: CALayer) { takeOwn(layer) }

  private func takeOwn(_ layer: CALayer) {
    (own, content, timing, name) = (layer.look, layer.content, layer.timing, layer.name)
    (values, actions, style) = (layer.values, layer.actions, layer.style)
  }

  // MARK: Geometry

  /// The rectangle in the superlayer's coordinates; under a transform, the upright box around the corners.
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

  /// The view's `center`, wherever the anchor point is.
  open var position: CGPoint {
    get { read(\.geometry.center) }
    set {
      if let view { return view.setCenter(newValue) }
      newValue.checkIsNumber()
      moved { $0.center = newValue }
    }
  }

  /// What `position` stands for, in shares of the bounds. A new one leaves the position, so the frame jumps.
  open var anchorPoint: CGPoint {
    get { read(\.geometry.anchorPoint) }
    set {
      if let view { return view.setAnchorPoint(newValue) }
      newValue.checkIsNumber()
      moved { $0.anchorPoint = newValue }
    }
  }

  /// Siblings with more of it stand in front.
  open var zPosition: CGFloat {
    get { read(\.zPosition) }
    set { write(\.zPosition, "zPosition", newValue) }
  }

  /// Kept, without effect.
  open var anchorPointZ: CGFloat {
    get { content.anchorPointZ }
    set { content.anchorPointZ = newValue }
  }

  /// Turns out of the plane are seen from the front, without perspective.
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

  /// Of all sublayers, about the anchor point of this layer.
  open var sublayerTransform: CATransform3D {
    get { read(\.innerTransform) }
    set { write(\.innerTransform, "sublayerTransform", newValue) }
  }

  /// The y axis of the sublayers points up.
  open var isGeometryFlipped: Bool {
    get { read(\.isFlipped) }
    set { write(\.isFlipped, "geometryFlipped", newValue) }
  }

  open func contentsAreFlipped() -> Bool {
    sequence(first: self) { $0.superlayer }.filter(\.isGeometryFlipped).count % 2 == 1
  }

  /// False: turned away from the viewer, the layer is not seen.
  open var isDoubleSided: Bool {
    get { read(\.isDoubleSided) }
    set { write(\.isDoubleSided, "doubleSided", newValue) }
  }

  // MARK: Look

  /// In points; rounds the background and the border, and what is clipped where `masksToBounds` is set.
  open var cornerRadius: CGFloat {
    get { read(\.cornerRadius) }
    set { if let view { view.setCornerRadius(newValue) } else { write(\.cornerRadius, "cornerRadius", newValue) } }
  }

  open var cornerCurve: CALayerCornerCurve {
    get { read(\.cornerCurve) }
    set { write(\.cornerCurve, "cornerCurve", newValue) }
  }

  /// How much farther a continuous corner reaches along the edges than a quarter of a circle.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// Those that `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { CACornerMask(rawValue: UInt(read(\.corners).rawValue)) }
    set { write(\.corners, "maskedCorners", newValue.corners) }
  }

  /// In points, from the edges of the bounds inwards; drawn in front of the sublayers.
  open var borderWidth: CGFloat {
    get { read(\.borderWidth) }
    set { if let view { view.look.borderWidth = newValue } else { write(\.borderWidth, "borderWidth", newValue) } }
  }

  /// Black when nothing else was set.
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

  /// 0…1, of the layer with all that is in it.
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

  /// Has no effect: what is drawn says itself where it is transparent.
  open var isOpaque: Bool {
    get { view?.isOpaque ?? content.isOpaque }
    set { if let view { view.isOpaque = newValue } else { content.isOpaque = newValue } }
  }

  // MARK: Shadow

  /// Black when nothing else was set.
  open var shadowColor: CGColor? {
    get { read(\.shadowColor) }
    set { write(\.shadowColor, "shadowColor", newValue) }
  }

  /// 0…1; none at first.
  open var shadowOpacity: Float {
    get { Float(read(\.shadowOpacity)) }
    set { write(\.shadowOpacity, "shadowOpacity", CGFloat(newValue)) }
  }

  /// Of the blur, in points.
  open var shadowRadius: CGFloat {
    get { read(\.shadowRadius) }
    set { write(\.shadowRadius, "shadowRadius", newValue) }
  }

  open var shadowOffset: CGSize {
    get { read(\.shadowOffset) }
    set { write(\.shadowOffset, "shadowOffset", newValue) }
  }

  /// What throws the shadow in place of what the layer shows.
  open var shadowPath: CGPath? {
    get { read(\.shadowPath) }
    set { write(\.shadowPath, "shadowPath", newValue) }
  }

  // MARK: Contents

  /// A `CGImage` or a `UIImage`; anything else shows nothing.
  open var contents: Any? {
    get { content.value }
    set { change("contents") { (content.value, content.backing) = (newValue, nil) } }
  }

  open var contentsGravity: CALayerContentsGravity {
    get { content.gravity }
    set { content.gravity = newValue }
  }

  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { content.scale }
    set { content.scale = newValue }
  }

  /// The part that is shown, in fractions of the contents.
  open var contentsRect: CGRect {
    get { content.portion }
    set { change("contentsRect") { content.portion = newValue } }
  }

  /// The part that is stretched where the layer has another size, in fractions; what is around it keeps its own.
  open var contentsCenter: CGRect {
    get { content.center }
    set { content.center = newValue }
  }

  open var magnificationFilter: CALayerContentsFilter {
    get { content.filter }
    set { content.filter = newValue }
  }

  /// For contents of more pixels than they are shown in.
  open var minificationFilter: CALayerContentsFilter {
    get { content.minificationFilter }
    set { content.minificationFilter = newValue }
  }

  /// The bias of the level of detail that a trilinear ``minificationFilter`` chooses by.
  open var minificationFilterBias: Float = 0 { didSet { hasNoEffect("CALayer.minificationFilterBias") } }

  // MARK: Compositing

  /// What is behind shows through as far as this layer covers it; its frame is in the coordinates of the layer it masks.
  open var mask: CALayer? {
    get { content.mask }
    set { content.mask = newValue }
  }

  /// The name of a blend mode, such as `multiplyBlendMode`; other filters do nothing.
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
  /// The layer draws itself, as after `setNeedsDisplay()`, once its size changes.
  open var needsDisplayOnBoundsChange = false
  /// Those of a layer whose delegate has none, by the names of properties. `NSNull` stands for none at all.
  open var actions: [String: any CAAction]?
  /// Values of keys that the layer does not have, and under `actions` a dictionary like ``actions``, which comes after it.
  open var style: [AnyHashable: Any]?

  // MARK: Layout

  open func setNeedsLayout() { if let view { view.setNeedsLayout() } else { layoutIsNeeded = true } }

  open func needsLayout() -> Bool { view?.layout.needsLayout ?? layoutIsNeeded }

  /// Layers without a view are laid out when they are recorded, too.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    guard layoutIsNeeded else { return }
    layoutIsNeeded = false
    layoutSublayers()
  }

  /// Places the sublayers: the delegate does. Views place their subviews themselves.
  open func layoutSublayers() { if view == nil { delegate?.layoutSublayers(of: self) } }

  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Drawing

  /// Marks the layer: it is displayed with the next frame, or by ``displayIfNeeded()``.
  open func setNeedsDisplay() { markForDisplay() }

  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  open func needsDisplay() -> Bool { content.displayIsDue }

  /// Calls ``display()`` if the layer was marked since the last time.
  open func displayIfNeeded() {
    guard content.displayIsDue else { return }
    displayNow()
  }

  /// Has the delegate set `contents`. Where it does not implement that, the layer shows from now on what ``draw(in:)``
  /// draws.
  open func display() { if let delegate { delegate.display(self) } else { drawContent() } }

  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Draws the layer and what is in it, in its own coordinates.
  open func render(in ctx: CGContext) { ctx.composite { RecordPass.record(inside: self, into: &$0) } }

  /// True for a property whose new value the layer shows by drawing itself anew, also on its way in an animation.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Actions

  /// The action for a property, after those of the delegate and of the layer; a subclass may have one here.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value of a key that the layer has none for.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// What runs when a property changes: the delegate's action, that of ``actions``, of ``style`` and of
  /// ``defaultAction(forKey:)``, whichever is found first, and else an animation in the current transaction.
  ///
  /// - Returns: nil for none, also where `NSNull` was found.
  open func action(forKey event: String) -> (any CAAction)? { findAction(forKey: event) }

  // MARK: Values by key

  /// Sets a property by its name, or keeps a value under a name of the program's own, which animations can move, too.
  open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }

  /// The value of a property or of a name of the program's own; else the style's, or the default one.
  open func value(forKey key: String) -> Any? { findValue(forKey: key) }

  /// - Parameter keyPath: may lead into a property, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { assign(value, forKeyPath: keyPath) }

  open func value(forKeyPath keyPath: String) -> Any? { findValue(forKeyPath: keyPath) }

  // MARK: Touches

  /// Half open: the left and top edges are inside.
  ///
  /// - Parameter p: in the layer's own coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer of this tree at a point; layers that clip hide what is outside of them.
  ///
  /// - Parameter p: in the coordinates of the superlayer.
  open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }

  // MARK: What subclasses supply to the record pass

  /// Records what the class shows between background and sublayers.
  func recordContent(_ shown: LayerLook, into recorder: inout DisplayListRecorder) {
    var content = movingContent ?? content
    if let portion = shown.others["contentsRect"] { content.portion = portion.rect }
    content.record(in: shown.bounds, into: &recorder)
  }

  /// Runs `record`, which records the sublayers, as often as they are to be seen.
  func recordSublayers(
    _ shown: LayerLook, into recorder: inout DisplayListRecorder, _ record: (inout DisplayListRecorder) -> Void
  ) { record(&recorder) }

  /// The properties that `setValue(_:forKey:)` and animations find, by Core Animation's names.
  class var properties: [String: LayerProperty] { layerProperties }

  /// False for a layer that is only a place for its sublayers.
  var isRendered: Bool { true }

  // MARK: Animations

  /// Shows a copy of the animation from now on. The values of the layer stay, and are shown again at its end.
  ///
  /// - Parameter key: another animation of this key goes.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Views show where they are going at once, and their animations end with `finished` false.
  open func removeAllAnimations() {
    removeAdded { _ in true }
    view?.removeAnimations { _ in true }
  }

  /// - Parameter key: of an animation that was added, or the name of a property, as `animationKeys` gives it.
  open func removeAnimation(forKey key: String) {
    removeAdded { $0.key == key }
    view?.removeAnimations { $0.property.key == key }
  }

  /// What is on its way; nil where nothing is.
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

  // MARK: The tree

  open var superlayer: CALayer? { tree.superlayer ?? view?.superview?.layer }

  /// Rearmost first, those of subviews included; nil for none. A new value leaves the subviews.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }

  /// In front of all that is there, subviews included.
  open func addSublayer(_ layer: CALayer) { insert(layer, before: nil) }

  /// - Parameter idx: among all sublayers; beyond the last means frontmost.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    leave(layer)
    let children = children
    insert(layer, before: Int(idx) < children.count ? children[Int(idx)].layer : nil)
  }

  /// Frontmost where the sibling is not in this layer.
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

  /// A view's layer takes its view along.
  open func removeFromSuperlayer() {
    if let superlayer = tree.superlayer { return superlayer.leave(self) }
    view?.removeFromSuperview()
  }

  /// - Parameter l: nil for the layer at the top.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying((l ?? top).conversion(to: self)) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(conversion(to: l ?? top)) }

  /// Under a rotation, the upright box around the corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying((l ?? top).conversion(to: self)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(conversion(to: l ?? top)) }

  /// Layers have one time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

  // MARK: Scrolling

  /// Of the nearest scroll layer around.
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
