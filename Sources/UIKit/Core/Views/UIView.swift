import DisplayLists

/// A rectangle on the screen that lays out its subviews and draws itself.
///
/// The class body holds one state struct per concern and the members that client code overrides; the work is done in
/// `UIView+Concern.swift`, in `Rules/` and in `Passes/`.
@preconcurrency @MainActor open class UIView: PassParticipant, UITraitEnvironment {
  /// The world this view lives in: environment, diagnostics, resources. Captured when the view is made.
  package let session: Session

  nonisolated final let handle = ItemHandle()
  // Looking after overlapping changes would cost as much as most of what is done with these. They are changed by one
  // statement at a time, on the main actor; walks up the tree look at two of them without asking where they run.
  @exclusivity(unchecked) nonisolated(unsafe) final var hierarchy = ViewHierarchy()
  @exclusivity(unchecked) nonisolated(unsafe) final var layout = LayoutState()
  @exclusivity(unchecked) final var geometry = ViewGeometry()
  @exclusivity(unchecked) final var look = ViewLook()

  /// Where the view was declared, when it came from an Interface Builder document.
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

  /// Fills the view with what a document says about it, subviews included; any coder but the nib loader's leaves it empty.
  public required init?(coder: NSCoder) {
    session = Session.current
    super.init()
    handle.view = self
    layout.margins.resolved = plainMargins
    applyClassDefaults()
    look.choices = []
    (coder as? any ViewCoder)?.fill(self)
  }

  /// Has no effect: views are made by documents and code, and are not archived.
  open func encode(with coder: NSCoder) { hasNoEffect("UIView.encode(with:)") }

  /// Gives a fresh view the defaults of its class in this generation; runs once, before the first frame is set.
  func applyClassDefaults() {}

  // MARK: Geometry

  /// The rectangle in the superview's coordinates; under a transform the upright box around the corners, which UIKit
  /// calls undefined: use `bounds` and `center` there.
  open var frame: CGRect {
    get { geometry.frame }
    set { setFrame(newValue) }
  }

  /// The view's own coordinates. A new size grows around the anchor point; a new origin scrolls the content.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { setBounds(newValue) }
  }

  /// Where the anchor point is in the superview's coordinates.
  open var center: CGPoint {
    get { geometry.center }
    set { setCenter(newValue) }
  }

  /// What of the view stays where it is when the view turns or grows, and what `center` places: 0…1 on each axis of the
  /// bounds. `center` stays when it changes.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { setAnchorPoint(newValue) }
  }

  /// Turns, scales and moves the view about its anchor point; no layout follows from it.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { setTransform(newValue) }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { look.alpha }
    set { setAlpha(newValue) }
  }

  /// A hidden view is neither drawn nor touched, but keeps its place in the layout.
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

  /// The colour of what can be touched; inherited from the superview when not set.
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

  /// Whether the tint is shown without its colour: as the view or the nearest view around says, `normal` where none says
  /// anything. Views behind what is presented are dimmed unless they say otherwise.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { adjustment }
    set { setTintAdjustment(newValue) }
  }

  /// The tint is another one: this view's own, or that of the views around it.
  open func tintColorDidChange() {}

  /// Kept for the program: each picture is drawn anew, on a canvas that is clear.
  open var clearsContextBeforeDrawing: Bool {
    get { look.clearsContextBeforeDrawing }
    set { look.clearsContextBeforeDrawing = newValue }
  }

  open var isUserInteractionEnabled: Bool {
    get { look.isUserInteractionEnabled }
    set { look.isUserInteractionEnabled = newValue }
  }

  override var frameOnScreen: CGRect { rectOnScreen(bounds) }

  /// Kept for the program: nothing here inverts colors.
  open var accessibilityIgnoresInvertColors: Bool {
    get { accessibility?.ignoresInvertColors ?? false }
    set { accessibilityRecord.ignoresInvertColors = newValue }
  }

  // MARK: Layout, for subclasses

  /// Places the subviews. The default applies what the constraints solve to, changes made a moment ago included.
  open func layoutSubviews() { applySolvedFrames() }

  /// Adds or changes constraints just before they are solved. Call `super` last.
  open func updateConstraints() {}

  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size that suits the content, `UIView.noIntrinsicMetric` on an axis that has none. Measured on the alignment
  /// rectangle, not on the frame.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that would suit the view best; the view does not change. The default is the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the bounds to `sizeThatFits(bounds.size)`. The origin of the frame stays; under a transform, that of the
  /// frame without it.
  open func sizeToFit() { resizeToFit() }

  /// The size nearest to the target that the constraints inside the view allow. Margins and constraints are brought up
  /// to date first; no view changes.
  ///
  /// - Parameter targetSize: in points; often one of the two fitting sizes.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// - Parameters:
  ///   - horizontalFittingPriority: how strongly the target's width is wanted; required for a cell in its table.
  /// - Returns: points, rounded up to device pixels; zero for a view with neither constraints nor a natural size.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { solvedFittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The part of the frame that constraints do not see, such as a bevel or a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The area that constraints act on. Override both or neither: each is the other's inverse.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view in this one whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view in this one whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { forBaselineLayout() }

  /// What iOS 6 to 8 asked for both baselines.
  open func forBaselineLayout() -> UIView { self }

  open func setNeedsLayout() {
    markNeedsLayout()
    traceInvalidation(.layout)
  }

  open func layoutIfNeeded() { session.layoutIfNeeded(self) }

  /// Names the view in a saved state. Kept for the program, as nothing is saved; a document's, where it has one.
  open var restorationIdentifier: String? {
    get { look.restorationIdentifier }
    set { look.restorationIdentifier = newValue }
  }
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Properties, from iOS 26 on

  /// Sets what the view shows from the program's model. Called before the layout pass, for the first time when the view comes
  /// into a window, then when asked for and when its traits change. Models that are `@Observable` are not observed: call
  /// ``setNeedsUpdateProperties()``.
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { session.wantsProperties(self) }
  /// Does so at once, if asked for, without the layout: in the view, its controller, and what is in the view.
  open func updatePropertiesIfNeeded() { session.updateProperties(in: self) }

  open func setNeedsUpdateConstraints() { markNeedsConstraintUpdate() }

  open func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  /// Runs `updateConstraints` of the view and its subviews where they ask for it.
  open func updateConstraintsIfNeeded() { session.updateConstraintsIfNeeded(self) }

  /// The size is asked for again only then.
  open func invalidateIntrinsicContentSize() {
    naturalSizeDidChange()
    superview?.subviewContentSizeDidChange()
  }

  open func safeAreaInsetsDidChange() {}
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { inheritedTraits }

  /// Light or dark for this view and what is in it, whatever is around it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { layout.overriddenStyle }
    set {
      layout.overriddenStyle = newValue
      markNeedsTraitUpdate()
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The tree

  /// Appends `view` as the frontmost subview; a view has one superview, so it leaves its old one.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// - Parameter index: 0 is rearmost; larger than the count means frontmost.
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

  /// The frontmost view of this tree that a touch at `point` reaches; the point is in the receiver's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Half open: the left and top edges are inside, the right and bottom ones are not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// In the order in which they were added; nil until the first one is.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { look.recognizersIfAny }
    set {
      look.recognizers.forEach(removeGestureRecognizer)
      newValue?.forEach(addGestureRecognizer)
    }
  }

  /// A recognizer has one view: it leaves its old one.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { take(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { leave(gestureRecognizer) }

  /// Asked of the touched view and of the recognizer's own when a gesture is about to come about.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What makes gestures of touches in the view: those of the program, and of UIKit.
  var recognizersOfTouches: [UIGestureRecognizer] { look.recognizers }

  /// A touch in the view does what the recognizer of a view around it would, so that this one is not to begin.
  func keeps(_ recognizer: UIGestureRecognizer) -> Bool { keepsDrags && recognizer is UIPanGestureRecognizer }

  /// What is made to be dragged does not give way to a view around it.
  ///
  /// > Basis: assumed, recalled.
  var keepsDrags: Bool { false }

  /// The interface is about to turn, or something else changes around it. Called for the subviews of windows.
  func interfaceWillChange() {}

  /// What a person would touch in this view, by the names they would call it; subviews not included.
  var touchTargets: [TouchTarget] { identifiedTarget }

  /// What a finger that rests here would open; nil for nothing.
  ///
  /// - Parameter point: in the coordinates of the view.
  func contextMenuOffer(at point: CGPoint) -> ContextMenuOffer? { offerOfInteractions(at: point) }

  // MARK: Motion, corners, traits

  /// The effects that were added, the oldest first.
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

  /// Rounds the corners; from iOS 26 on. In its place, `layer.cornerRadius` has one radius for all.
  open var cornerConfiguration: UICornerConfiguration {
    get { look.cornerConfiguration ?? .corners(radius: .fixed(Double(look.cornerRadius))) }
    set { look.cornerConfiguration = newValue }
  }

  /// Brings the traits of the view and of what is in it up to date, and tells who has registered for them.
  open func updateTraitsIfNeeded() { session.perform { _ = TraitPass.run(self) } }

  // MARK: Drawing

  open class var layerClass: AnyClass { CALayer.self }

  /// Draws what the view shows in front of its background and behind its subviews, clipped to its bounds; for each picture
  /// anew. UIKit's own views do not draw here.
  open func draw(_ rect: CGRect) {}

  /// Draws the view by `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(bounds) }

  /// Sets the layer's `contents` where a subclass does so; else the view is drawn by `draw(_:in:)`.
  open func display(_ layer: CALayer) { layer.drawContent() }

  open func layoutSublayers(of layer: CALayer) {}

  /// `NSNull`, except for properties that an animation block moves: layers of views have no animations by themselves.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { blockAction(for: layer, event) }

  /// The shape that collisions of an animator go by; a polygon around the center for the type `path`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { boundingRectanglePath }

  /// Of the text whose baseline the view has.
  var baselineFont: UIFont? {
    baselineView(.firstBaseline).flatMap { $0 === self ? nil : $0.baselineFont }
  }

  /// Whether the subview is a part of this one, which follows its reading direction, and not the program's.
  func givesDirection(to subview: UIView) -> Bool { superview?.givesDirection(to: subview, inside: self) ?? false }

  /// The same for what stands in a subview.
  func givesDirection(to view: UIView, inside subview: UIView) -> Bool { false }

  /// Takes what a proxy of the view's class has of the properties in `open`.
  func takeAppearance(_ open: AppearanceChoices, from proxy: UIView) { takeViewAppearance(open, from: proxy) }

  /// Takes in a view that a document declares inside this one, as the value of property `key` or as a subview.
  func adopt(_ view: UIView, as key: String?) { addSubview(view) }

  /// The text that a report shows for this view.
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

  /// Whether position or size could be others without a constraint being met less. Says nothing about subviews.
  open var hasAmbiguousLayout: Bool { SolutionStudy(of: self)?.isAmbiguous(self) ?? false }

  /// Moves a view whose layout is ambiguous to another place that is as good; the next call moves it back. Takes effect with
  /// the next layout.
  open func exerciseAmbiguityInLayout() {
    let exercises = superview?.layout.constraints.all.filter { $0 is AmbiguityExercise && $0.firstItem === self } ?? []
    if !exercises.isEmpty { return NSLayoutConstraint.deactivate(exercises) }
    guard let study = SolutionStudy(of: self), study.isAmbiguous(self) else { return }
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { exercise(axis, by: study) }
    setNeedsLayout()
  }

  /// The constraints that decide where the view is on one axis, and how long; those of the system among them.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    SolutionStudy(of: self)?.origins(of: self, axis).constraints ?? []
  }

  // MARK: Constraints

  /// The constraints this view holds, in the order they were added. What constrains a view is mostly held by its
  /// ancestors.
  ///
  /// Behind them stand, once a layout has needed them, those that the system holds here: of the view's natural size
  /// (`NSContentSizeLayoutConstraint`) and of its subviews' autoresizing masks (`NSAutoresizingMaskLayoutConstraint`).
  ///
  /// > Basis: captured, published logs: who holds these two, and that masks become constraints with the first layout.
  /// > Assumed: that they come last, and that the others that the system makes are not shown.
  open var constraints: [NSLayoutConstraint] {
    layout.constraints.all + supportConstraints
      + (root.layout.system?.ownOrigins(heldBy: self).map(SystemLayoutConstraint.make) ?? [])
  }

  /// What the constraint names has to be in this view's tree by the time it is solved. A constraint that another view
  /// holds stays where it is.
  open func addConstraint(_ constraint: NSLayoutConstraint) { takeConstraint(constraint) }

  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Does nothing when another view holds the constraint.
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

  /// Takes the guide away together with the constraints that mention it.
  open func removeLayoutGuide(_ guide: UILayoutGuide) { release(guide) }

  // MARK: Gestures

  /// Several fingers at once are felt by the view.
  open var isMultipleTouchEnabled: Bool {
    get { look.isMultipleTouchEnabled }
    set { look.isMultipleTouchEnabled = newValue }
  }

  /// While it is touched no other view of the window is, and the other way round.
  open var isExclusiveTouch: Bool {
    get { look.isExclusiveTouch }
    set { look.isExclusiveTouch = newValue }
  }

  // MARK: Editing

  /// Has the first responder of this tree resign; true when there is none any more.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { session.endEditing(in: self, force: force) }

  // MARK: Keyboard

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { installedKeyboardGuide }

  // MARK: Layer and drawing

  /// Made when it is first asked for, of the class that `layerClass` says.
  open var layer: CALayer { installedLayer }

  /// Turns and moves in space; what leaves the plane is seen from the front.
  open var transform3D: CATransform3D {
    get { look.layer?.transform ?? CATransform3DMakeAffineTransform(transform) }
    set { layer.transform = newValue }
  }

  /// The view is seen as far as this one covers it, whose frame is in the coordinates of the view.
  open var mask: UIView? {
    get { maskView }
    set { maskView = newValue }
  }

  /// Views are drawn anew for every picture.
  open func setNeedsDisplay() { look.layer?.setNeedsDisplay() }
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// A view that shows what this one shows now, as a picture.
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

  /// Draws the view with what is in it on what is being drawn on.
  ///
  /// - Parameter rect: where, fitted.
  /// - Returns: true.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }

  // MARK: Interactions

  /// Those that were added, the oldest first.
  open var interactions: [any UIInteraction] {
    get { addedInteractions }
    set { addedInteractions = newValue }
  }

  /// An interaction has one view: it leaves its old one.
  open func addInteraction(_ interaction: any UIInteraction) { take(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { leave(interaction) }

  // MARK: Large content

  /// At text sizes for accessibility, while a finger rests on the view. The viewer is not drawn here.
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

  /// Texts in the view and in what it holds are no smaller than with this text size; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { smallestTextSize }
    set { smallestTextSize = newValue }
  }

  /// Texts in the view and in what it holds are no larger than with this text size; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { largestTextSize }
    set { largestTextSize = newValue }
  }

  /// The view and those around it that limit text sizes, for the console.
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

  /// - Parameter view: nil for the coordinates of the window, or of the topmost view where there is no window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(conversion(to: view)) }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying((view ?? root).conversion(to: self))
  }

  /// Under a rotation, the upright box around the corners.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(conversion(to: view)) }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying((view ?? root).conversion(to: self))
  }

  // MARK: Hierarchy

  open var superview: UIView? { hierarchy.above?.view }

  /// The window this view is in.
  open var window: UIWindow? { root as? UIWindow }

  /// Rearmost first.
  open var subviews: [UIView] { hierarchy.subviews }
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) { place(view, belowSubview: sibling) }
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) { place(view, aboveSubview: sibling) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view) { $0.append(view) } }
  open func sendSubviewToBack(_ view: UIView) { reorder(view) { $0.insert(view, at: 0) } }

  /// - Parameters: the indexes of two subviews, 0 is rearmost.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchangeSubviews(at: index1, withSubviewAt: index2)
  }

  /// True for the view itself, too.
  open func isDescendant(of view: UIView) -> Bool { ViewReference(self).isDescendant(of: ViewReference(view)) }

  /// The first view with this tag, depth first, the receiver included.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tag) }

  // MARK: Look

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

  /// Apple's default is 8 on every edge; a controller's root view has the system's own. What is answered can be more than
  /// what was set: the system's minimum, the superview's margins and the safe area come in.
  open var layoutMargins: UIEdgeInsets {
    get { layout.margins.resolved }
    set { changeMargins { $0.custom = .edges(newValue) } }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(isRightToLeft: isRightToLeft) }
    set { changeMargins { $0.custom = .directional(newValue) } }
  }

  /// Near the superview's edges, the margins are at least what its margins leave.
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

  // MARK: Reading direction

  open var semanticContentAttribute: UISemanticContentAttribute {
    get { ownSemanticContentAttribute }
    set { ownSemanticContentAttribute = newValue }
  }

  /// Of what is in the view: the interface's direction, unless the meaning of the content says otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    directionAttribute.direction(in: (layout.traits ?? session.traits).interfaceDirection)
  }

  /// The direction of such content in the running program's interface.
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
  /// "This axis has no intrinsic size."
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
}
