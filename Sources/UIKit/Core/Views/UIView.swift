import DisplayLists

// The class body holds one state struct per concern and the members that client code overrides. The implementation is in
// `UIView+Concern.swift`, in `Core/Rules/` and in `Core/Passes/`.

/// A rectangular area on the screen that lays out its subviews and draws its content.
@preconcurrency @MainActor open class UIView: PassParticipant, UITraitEnvironment {
  /// The session of this view, with environment, diagnostics and resources. Captured when the view is created.
  package let session: Session

  nonisolated final let handle = ItemHandle()
  // Exclusivity checks would cost as much as most of the work with these properties. Each change is a single statement
  // on the main actor. Walks up the tree read two of them without checking where they run.
  @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = ViewHierarchy()
  @exclusivity(unchecked) nonisolated(unsafe) final var layout = LayoutState()
  @exclusivity(unchecked) final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var look = ViewLook()

  /// The place of the view's declaration in an Interface Builder document, if it came from one.
  package var source: ViewSource?

  public override convenience init() { self.init(frame: .zero) }

  public init(frame: CGRect) {
    session = Session.current
    super.init()
    handle.view = self
    layout.margins.resolved = plainMargins
    applyClassDefaults()
    look.choices = []
    if frame != geometry.frame { setFrame(frame) }
  }

  deinit {
    handle.view = nil
    for subview in hierarchy.subviews { subview.hierarchy.above = nil }
  }

  /// Configures the view and its subviews from a document. Any coder but the nib loader's leaves the view empty.
  public required init?(coder: NSCoder) {
    session = Session.current
    super.init()
    handle.view = self
    layout.margins.resolved = plainMargins
    applyClassDefaults()
    look.choices = []
    (coder as? any ViewCoder)?.fill(self)
  }

  /// Has no effect: views are created by documents and code, and are not archived.
  open func encode(with coder: NSCoder) { hasNoEffect("UIView.encode(with:)") }

  /// Sets the defaults of the view's class in this iOS version. Runs once, before the first frame is set.
  func applyClassDefaults() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates. Under a transform, the bounding box of the corners, which UIKit
  /// leaves undefined: use `bounds` and `center` instead.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The rectangle in the view's own coordinates. A new size grows around the anchor point; a new origin scrolls the
  /// content.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// The position of the anchor point in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// The point of the view that `center` positions, and that stays in place when the view is resized or transformed, in
  /// unit coordinates of the bounds. Changing it keeps `center`.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// The transform about the anchor point. It does not affect layout.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  // MARK: Visual appearance

  open var alpha: CGFloat {
    get { look.alpha }
    set { setAlpha(newValue) }
  }

  /// Whether the view is hidden. A hidden view is not drawn and receives no touches, but keeps its place in the layout.
  open var isHidden: Bool {
    get { look.isHidden }
    set { setHidden(newValue) }
  }

  open var backgroundColor: UIColor? {
    get { look.backgroundColor }
    set {
      setBackgroundColor(newValue)
      look.choices.insert(.backgroundColor)
    }
  }

  /// The color of interactive elements, inherited from the superview if not set.
  open var tintColor: UIColor! {
    get {
      let color = inheritedTint
      return session.dimsTints && tintAdjustmentMode == .dimmed ? color.dimmed(in: session) : color
    }
    set {
      look.tintColor = newValue
      look.choices.insert(.tintColor)
      tellOfTint()
    }
  }

  /// Whether the tint is dimmed: the mode of the view or of the nearest ancestor with one, or else `normal`. Views
  /// behind presentations are dimmed unless they set a mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { adjustment }
    set { setTintAdjustment(newValue) }
  }

  /// Called when the tint color of this view or of the views around it changed.
  open func tintColorDidChange() {}

  /// Stored for the program, without effect: each render pass draws onto a clear canvas.
  open var clearsContextBeforeDrawing: Bool {
    get { look.clearsContextBeforeDrawing }
    set { look.clearsContextBeforeDrawing = newValue }
  }

  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }

  override var frameOnScreen: CGRect { rectOnScreen(bounds) }

  /// Stored for the program, without effect: colors are never inverted here.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityRecord.ignoresInvertColors = newValue }
  }

  // MARK: Layout, for subclasses

  /// Places the subviews. The default applies the solution of the constraints, including recent changes.
  open func layoutSubviews() { applySolvedFrames() }

  /// Adds or changes constraints before they are solved. Call `super` last.
  open func updateConstraints() {}

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The natural size of the content, with `UIView.noIntrinsicMetric` on an axis that has none. It refers to the
  /// alignment rect, not the frame.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size that fits the view best, without resizing it. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the bounds to `sizeThatFits(bounds.size)`. The origin of the frame stays; under a transform, that of the
  /// frame without the transform.
  open func sizeToFit() { resizeToFit() }

  /// Returns the size nearest to the target that the constraints inside the view allow. Updates margins and constraints
  /// first, but does not change any view.
  ///
  /// - Parameter targetSize: The target in points, often one of the two fitting sizes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// - Parameters:
  ///   - horizontalFittingPriority: The priority of the target's width; required for a cell in its table.
  /// - Returns: The size in points, rounded up to device pixels; zero for a view without constraints and intrinsic
  ///   content size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { solvedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The insets of the alignment rect in the frame, for decorations such as a bevel or a shadow that constraints
  /// ignore.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints act on. Override both methods or neither: each is the other's inverse.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view inside this one that provides its first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view inside this one that provides its last baseline.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// Returns the view for both baselines, as used by iOS 6 to 8.
  open func forBaselineLayout() -> UIView { self }

  open func setNeedsLayout() {
    markNeedsLayout()
    traceInvalidation(.layout)
  }

  open func layoutIfNeeded() { session.layoutIfNeeded(self) }

  /// The identifier for state restoration, stored for the program because no state is saved. Documents can set it.
  open var restorationIdentifier: String? {
    get { look.restorationIdentifier }
    set { look.restorationIdentifier = newValue }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Properties, since iOS 26

  /// Updates the view from the program's model. Called before the layout pass: first when the view is added to a
  /// window, then when requested and when its traits change. `@Observable` models are not observed: call
  /// ``setNeedsUpdateProperties()``.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { session.wantsProperties(self) }
  /// Updates requested properties immediately, without layout: in the view, its controller and its subviews.
  open func updatePropertiesIfNeeded() { session.updateProperties(in: self) }

  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  /// Calls `updateConstraints` on the view and its subviews where it is needed.
  open func updateConstraintsIfNeeded() { session.updateConstraintsIfNeeded(self) }

  /// Invalidates the cached intrinsic content size. The property is only read again after this call.
  open func invalidateIntrinsicContentSize() {
    naturalSizeDidChange()
    superview?.subviewContentSizeDidChange()
  }

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// The light or dark style for this view and its subviews, regardless of what surrounds them.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layout.overriddenStyle }
    set {
      layout.overriddenStyle = newValue
      markNeedsTraitUpdate()
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: View hierarchy

  /// Adds `view` as the frontmost subview, after removing it from its old superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// - Parameter index: The position, where 0 is rearmost. An index past the end inserts at the front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func removeFromSuperview() { leaveSuperview() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open override var next: UIResponder? { hierarchy.controller ?? superview }

  override var ownSession: Session { session }

  override func setOwnValue(_ value: Any?, forKey key: String) -> Bool {
    guard key == "gestureRecognizers", let recognizers = value as? [NSObject] else { return false }
    recognizers.compactMap { $0 as? UIGestureRecognizer }.forEach(addGestureRecognizer)
    return true
  }

  // MARK: Touches

  /// Returns the frontmost view of this tree that receives a touch at `point`, in the receiver's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Whether the bounds contain a point. The left and top edges are inside, the right and bottom edges are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers in the order in which they were added; nil before the first one.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { look.recognizersIfAny }
    set {
      look.recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }

  /// Adds a gesture recognizer, after removing it from its old view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { leave(gestureRecognizer) }

  /// Whether a gesture may begin. Called on the touched view and on the recognizer's view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The gesture recognizers for touches in the view, the program's and UIKit's.
  var recognizersOfTouches: [UIGestureRecognizer] { look.recognizers }

  /// Whether touches in the view take precedence over a recognizer of an ancestor.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool { keepsDrags && recognizer is UIPanGestureRecognizer }

  /// Whether drags in the view take precedence over those of ancestors.
  ///
  /// > Basis: assumed, recalled.
  var keepsDrags: Bool { false }

  /// Called on the subviews of windows before the interface rotates or its environment changes otherwise.
  func interfaceWillChange() {}

  /// The targets in this view that the user can touch, with the names the user sees. Excludes subviews.
  var touchTargets: [TouchTarget] { identifiedTarget }

  /// Returns the context menu that a long press would open, or nil for none.
  ///
  /// - Parameter point: A point in the view's coordinates.
  func contextMenuOffer(at point: CGPoint) -> (any ContextMenuOpening)? { offerOfInteractions(at: point) }

  // MARK: Motion, corners, traits

  /// The motion effects, oldest first.
  open var motionEffects: [UIMotionEffect] {
    get { look.motionEffects }
    set {
      look.motionEffects = newValue
      if !newValue.isEmpty { session.report(.noMotion) }
    }
  }

  open func addMotionEffect(_ effect: UIMotionEffect) {
    if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
  }

  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  /// The rounding of the corners, since iOS 26. `layer.cornerRadius` is the alternative with one radius for all
  /// corners.
  open var cornerConfiguration: UICornerConfiguration {
    get { look.cornerConfiguration ?? .corners(radius: .fixed(Double(look.cornerRadius))) }
    set { look.cornerConfiguration = newValue }
  }

  /// Updates the traits of the view and its subviews, and notifies observers.
  open func updateTraitsIfNeeded() { session.perform { _ = TraitPass.run(self) } }

  // MARK: Drawing

  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's content in front of its background and behind its subviews, clipped to its bounds. Called in each
  /// render pass. UIKit's own views do not draw here.
  open func draw(_ rect: CGRect) {}

  /// Draws the view with `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

  /// Sets the layer's `contents`, if a subclass overrides it. Otherwise `draw(_:in:)` draws the view.
  open func display(_ layer: CALayer) { layer.drawContent() }

  open func layoutSublayers(of layer: CALayer) {}

  /// Returns `NSNull` except for properties in an animation block, because layers of views have no implicit animations.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(for: layer, event) }

  /// The collision shape for dynamic animators. For the type `path`, it is a polygon around the center.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { .centered(bounds.size) }

  /// The font of the text that provides the view's baseline.
  var baselineFont: UIFont? {
    baselineView(.firstBaseline).flatMap { $0 === self ? nil : $0.baselineFont }
  }

  /// Whether a subview is part of this view, not the program's, and follows its layout direction.
  func givesDirection(to subview: UIView) -> Bool { superview?.givesDirection(to: subview, inside: self) ?? false }

  /// The same for a view inside a subview.
  func givesDirection(to view: UIView, inside subview: UIView) -> Bool { false }

  /// Applies the properties in `open` that are set on the class's appearance proxy.
  func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) { takeViewAppearance(open, from: proxy) }

  /// Adds a view that a document declares inside this one, as the value of property `key` or as a subview.
  func adopt(_ view: UIView, as key: String?) { addSubview(view) }

  /// The text of this view in reports.
  package var reportedText: String? { nil }

  open override var description: String { MainActor.assumeIsolated { describe() } }

  // MARK: Anchors

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  // MARK: Ambiguity

  /// Whether the position or size could be different while satisfying the constraints equally well. Ignores subviews.
  open var hasAmbiguousLayout: Bool { SolutionStudy(of: self)?.isAmbiguous(self) ?? false }

  /// Moves an ambiguous view to an equally valid place; the next call moves it back. Takes effect with the next layout.
  open func exerciseAmbiguityInLayout() {
    let exercises = superview?.layout.constraints.all.filter { $0 is AmbiguityExercise && $0.firstItem === self } ?? []
    if !exercises.isEmpty { return NSLayoutConstraint.deactivate(exercises) }
    guard let study = SolutionStudy(of: self), study.isAmbiguous(self) else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { exercise(axis, by: study) }
    setNeedsLayout()
  }

  /// Returns the constraints that determine the view's position and length on an axis, including those of the system.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    SolutionStudy(of: self)?.origins(of: self, axis).constraints ?? []
  }

  // MARK: Constraints

  /// The constraints that this view holds, in the order they were added. Most constraints on a view are held by its
  /// ancestors.
  ///
  /// The constraints that the system holds here follow, once a layout has needed them: those of the view's intrinsic
  /// content size (`NSContentSizeLayoutConstraint`) and of its subviews' autoresizing masks
  /// (`NSAutoresizingMaskLayoutConstraint`).
  ///
  /// > Basis: captured, published logs: who holds these two, and that masks become constraints with the first layout.
  /// > Assumed: that they come last, and that other constraints of the system are not included.
  open var constraints: [NSLayoutConstraint] {
    layout.constraints.all + supportConstraints
      + (root.layout.system?.ownOrigins(heldBy: self).map(SystemLayoutConstraint.make) ?? [])
  }

  /// Adds a constraint. Its items have to be in this view's tree when it is solved. A constraint that another view
  /// holds is not moved.
  open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint. Does nothing if another view holds it.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { releaseConstraint(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set { translatesMask = newValue }
  }

  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { layout.hugging[axis] }
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setHugging(priority, for: axis)
  }

  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layout.compression[axis]
  }

  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompressionResistance(priority, for: axis) }

  open var layoutGuides: [UILayoutGuide] { layout.guides }
  open func addLayoutGuide(_ guide: UILayoutGuide) { take(guide) }

  /// Removes a guide and the constraints that mention it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { release(guide) }

  // MARK: Gestures

  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled: Bool {
    get { look.isMultipleTouchEnabled }
    set { look.isMultipleTouchEnabled = newValue }
  }

  /// Whether a touch of the view excludes touches of other views in the window, and vice versa.
  open var isExclusiveTouch: Bool {
    get { look.isExclusiveTouch }
    set { look.isExclusiveTouch = newValue }
  }

  // MARK: Editing

  /// Makes the first responder of this tree resign. Returns true if there is none afterwards.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { session.endEditing(in: self, force: force) }

  // MARK: Keyboard

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { installedKeyboardGuide }

  // MARK: Layer and drawing

  /// The layer, created with the class `layerClass` on first use.
  open var layer: CALayer { installedLayer }

  /// The transform in space. Rotations out of the plane are seen from the front.
  open var transform3D: CATransform3D {
    get { look.layer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// A view whose alpha channel masks this one. Its frame is in this view's coordinates.
  open var mask: UIView? {
    get { maskView }
    set { maskView = newValue }
  }

  /// Marks the layer for display. Views are redrawn in every render pass anyway.
  open func setNeedsDisplay() { look.layer?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// Returns a view with a snapshot of this one.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    makeSnapshot(afterScreenUpdates: afterUpdates)
  }

  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets) }

  open var contentScaleFactor: CGFloat {
    get { look.layer?.contentsScale ?? session.pixelGrid.scale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the view and its subviews into the current graphics context.
  ///
  /// - Parameter rect: The rectangle that the drawing is scaled to.
  /// - Returns: True, unless there is no context or the view is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Interactions

  /// The interactions, oldest first.
  open var interactions: [any UIInteraction] {
    get { addedInteractions }
    set { addedInteractions = newValue }
  }

  /// Adds an interaction, after removing it from its old view.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { leave(interaction) }

  // MARK: Large content

  /// Whether a long press shows the large content viewer at accessibility text sizes. The viewer is not drawn here.
  open var showsLargeContentViewer: Bool {
    get { look.largeContent.isShown ?? false }
    set { look.largeContent.isShown = newValue }
  }
  open var largeContentTitle: String? {
    get { look.largeContent.title ?? accessibilityLabel }
    set { look.largeContent.title = newValue }
  }
  open var largeContentImage: UIImage? {
    get { look.largeContent.image }
    set { look.largeContent.image = newValue }
  }
  open var scalesLargeContentImage: Bool {
    get { look.largeContent.scalesImage ?? false }
    set { look.largeContent.scalesImage = newValue }
  }
  open var largeContentImageInsets: UIEdgeInsets {
    get { look.largeContent.imageInsets ?? .zero }
    set { look.largeContent.imageInsets = newValue }
  }

  // MARK: Text size

  /// The minimum text size in the view and its subviews; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { smallestTextSize }
    set { smallestTextSize = newValue }
  }

  /// The maximum text size in the view and its subviews; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { largestTextSize }
    set { largestTextSize = newValue }
  }

  /// A description, for debugging, of the view and its ancestors that limit text sizes.
  open var appliedContentSizeCategoryLimitsDescription: String { textSizeLimitsInWords }

  // MARK: Autoresizing

  open var autoresizingMask: AutoresizingMask {
    get { ownAutoresizingMask }
    set { ownAutoresizingMask = newValue }
  }

  open var autoresizesSubviews: Bool {
    get { layout.autoresizesSubviews }
    set { layout.autoresizesSubviews = newValue }
  }

  // MARK: Conversion

  /// - Parameter view: A view, or nil for the coordinates of the window, or of the root view if there is no window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying((view ?? root).conversion(to: self))
  }

  /// Converts a rectangle; under a rotation, returns the bounding box of the corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying((view ?? root).conversion(to: self))
  }

  override var ownValues: [String: Any?] {
    [
      "frame": frame, "bounds": bounds, "center": center, "alpha": alpha, "hidden": isHidden, "tag": tag,
      "backgroundColor": backgroundColor, "layer": layer, "superview": superview, "subviews": subviews,
    ]
  }

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.above?.view }

  /// The window of this view.
  open var window: UIWindow? { root as? UIWindow }

  /// The subviews, from back to front.
  open var subviews: [UIView] { hierarchy.subviews }

  /// Inserts a view behind one of the subviews.
  ///
  /// - Parameter sibling: A subview. Behind another view means behind all subviews, in front of another view in front of all.
  ///
  /// > Basis: Deduced from an app that inserts above a view it adds later, and then constrains the inserted one; AppKit's
  /// > `addSubview(_:positioned:relativeTo:)` states the same.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, belowSubview: sibling) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, aboveSubview: sibling) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  /// - Parameters: The indexes of two subviews, where 0 is rearmost.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(at: index1, withSubviewAt: index2)
  }

  /// Whether the view is in the tree of another view, or is that view.
  open func isDescendant(of view: UIView) -> Bool { ViewReference(self).isDescendant(of: ViewReference(view)) }

  /// Returns the first view with this tag, depth first, including the receiver.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tag) }

  // MARK: Visual appearance

  open var isOpaque: Bool {
    get { look.isOpaque }
    set { look.isOpaque = newValue }
  }

  open var clipsToBounds: Bool {
    get { look.clipsToBounds }
    set { look.clipsToBounds = newValue }
  }

  open var contentMode: ContentMode {
    get { look.contentMode }
    set { look.contentMode = newValue }
  }

  open var tag: Int {
    get { look.tag }
    set { look.tag = newValue }
  }

  // MARK: Margins

  /// The margins. Apple's default is 8 points on every edge; a controller's root view has the system's own. The value
  /// can exceed the one that was set, because of the system's minimum, the superview's margins and the safe area.
  open var layoutMargins: UIEdgeInsets {
    get { layout.margins.resolved }
    set { changeMargins { $0.custom = .edges(newValue) } }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Whether the margins extend at least to the superview's margins.
  open var preservesSuperviewLayoutMargins: Bool {
    get { layout.margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { layout.margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open var safeAreaInsets: UIEdgeInsets { settledSafeAreaInsets }
  open var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  open var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide") }
  open var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }

  // MARK: Layout direction

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownSemanticContentAttribute }
    set { ownSemanticContentAttribute = newValue }
  }

  /// The layout direction of the view's content: the interface's, unless the semantics of the content determine
  /// another.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionAttribute.direction(in: (layout.traits ?? session.traits).interfaceDirection)
  }

  /// Returns the layout direction for an attribute in the running program's interface.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: Session.current.traits.interfaceDirection)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(in: layoutDirection)
  }
}

extension UIView {
  /// The value for an axis without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
