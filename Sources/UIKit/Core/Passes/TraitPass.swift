/// The trait pass: propagates traits, safe areas and margins from the environment to views, from the root down. Windows
/// and containers place their controllers' views as soon as their own area is known.
@MainActor enum TraitPass {
  /// - Returns: Whether something changed. Insets depend on frames, so they can change after a layout.
  static func run(_ view: UIView) -> Bool {
    if let window = view as? UIWindow { window.windowScene?.traitsMayDiffer() }
    let found = SettledTraits(
      inherited: view.traitsAround, isOnScreen: view.window?.isHidden == false,
      covered: view.layout.surroundingInsets, hasRootMargins: view.layout.hasRootMargins,
      environment: view.session.environmentNumber)
    let isWhole = view.layout.settledTraits != found
    if !view.mayNeedTraits, !isWhole { return false }
    let session = view.session
    let isAnnounced = session.appearances.isAnnouncing && session.appearances.withholds(view.root)
    var walk = TraitWalk(
      isOnScreen: found.isOnScreen, isAnnounced: isAnnounced,
      followsViewsAlone: view.superview?.isTableCell != true)
    walk.visit(view, below: found.inherited, isWhole: isWhole)
    view.layout.settledTraits = walk.followsViewsAlone ? found : nil
    return walk.changed
  }
}

@MainActor private struct TraitWalk {
  let isOnScreen: Bool
  /// Whether the view waits for its controller to be notified: no bar covers it yet, and it receives its first traits
  /// in the window.
  let isAnnounced: Bool
  /// Whether marks on views are enough to find what needs traits. Controllers and cells depend on more than these.
  var followsViewsAlone: Bool
  var changed = false

  /// - Parameter isWhole: Whether to visit all views; else only those that requested it or depend on their
  ///   surroundings.
  mutating func visit(_ view: UIView, below inherited: UITraitCollection, isWhole: Bool) {
    view.layout.someNeedTraits = isAnnounced
    let controller = view.hierarchy.controller
    let traits = view.traits(below: controller?.traitCollection ?? inherited)
    let tellsTraits = !isAnnounced || !view.session.behaves(.traitsAreAnnouncedOnEntry)
    if tellsTraits { controller?.update(traits, isOnScreen: isOnScreen) }
    let traitsChanged = tellsTraits && view.update(traits, isOnScreen: isOnScreen)
    let directionChanged = view.updateGivenDirection()
    let safeAreaChanged = !isAnnounced && view.updateSafeArea(controller), marginsChanged = view.updateMargins()
    if safeAreaChanged, let above = view.superview, above.isWrapperOfContent { above.setNeedsLayout() }
    if traitsChanged {
      view.surroundingsDidChange()
      view.session.traitsDidChange(of: view)
    }
    let viewChanged = traitsChanged || safeAreaChanged || marginsChanged || directionChanged
    if viewChanged { changed = true }
    if view.superview == nil { (view as? UIWindow)?.placeRoot() }
    controller?.areaIsKnown(safeAreaChanged: safeAreaChanged)
    view.layout.insetsFollowGeometry = controller != nil || view.insetsFollowGeometry
    if controller != nil || view.isTableCell { followsViewsAlone = false }
    if view.hierarchy.subviews.isEmpty { return }
    let below = view.layout.traits ?? traits
    view.forEachSubview { subview in
      let isConcerned = subview.layout.someNeedTraits || subview.layout.insetsFollowGeometry
      if isWhole || viewChanged || isConcerned { visit(subview, below: below, isWhole: isWhole) }
    }
  }
}

/// The inputs of a trait pass. If they are unchanged, the pass has nothing to do.
struct SettledTraits: Equatable {
  let inherited: UITraitCollection
  let isOnScreen: Bool
  let covered: UIEdgeInsets
  let hasRootMargins: Bool
  let environment: UInt32

  static func == (a: SettledTraits, b: SettledTraits) -> Bool {
    a.inherited === b.inherited && a.isOnScreen == b.isOnScreen && a.covered == b.covered
      && a.hasRootMargins == b.hasRootMargins && a.environment == b.environment
  }
}

extension UIView {
  /// Whether traits were requested for the view or its siblings. A pass that starts below the root reads its
  /// superview's mark.
  fileprivate var mayNeedTraits: Bool { layout.someNeedTraits || hierarchy.above?.someNeedTraits == true }

  /// Whether a change of the view's frame would change insets or margins in it or its subviews.
  fileprivate var insetsFollowGeometry: Bool {
    let margins = layout.margins
    if layout.countedSafeArea != .zero || margins.preservesSuperview || layout.marginsReachSubviews { return true }
    return layout.hasRootMargins || margins.followsReadableWidth || superview?.layout.countedSafeArea != .zero
  }

  /// Updates the safe area and notifies the view. The controller is notified later, because it is about to place its
  /// children.
  /// - Returns: Whether the safe area changed.
  fileprivate func updateSafeArea(_ controller: UIViewController?) -> Bool {
    let old = layout.countedSafeArea
    layout.safeAreaInsets = inheritedSafeArea(controller, superview?.layout.countedSafeArea)
    takeOwnSafeArea()
    guard layout.countedSafeArea != old else { return false }
    // The heights of bars depend on the root's safe area.
    if superview == nil { forEachInTree { $0.layout.measures = IntrinsicSizeCache() } }
    insetsDidChange()
    safeAreaInsetsDidChange()
    return true
  }

  /// Reads an override of `safeAreaInsets`, which affects the view's margins and its subviews.
  private func takeOwnSafeArea() {
    guard session.behaves(.hasSafeArea) else { return }
    session.asksForSafeArea = true
    let own = safeAreaInsets
    session.asksForSafeArea = false
    layout.ownSafeArea = own == layout.safeAreaInsets ? nil : own
  }

  /// The safe area insets, up to date even after a view was added or moved but before the next pass notifies it.
  var settledSafeAreaInsets: UIEdgeInsets {
    guard !session.asksForSafeArea, session.windows.contains(where: \.layout.someNeedTraits), let window,
      window.layout.someNeedTraits, !window.isHidden, window !== self
    else { return layout.safeAreaInsets }
    return inheritedSafeArea(hierarchy.controller, superview?.safeAreaInsets)
  }

  /// Returns the safe area insets from the superview. A controller can add its own insets while it is in a window. In a
  /// hidden window they are zero, but a class's own override still affects its subviews.
  ///
  /// > Source: UIView reference, `safeAreaInsets`: 0 for a view that "is not yet visible onscreen".
  ///
  /// - Parameter outer: The insets of the superview.
  private func inheritedSafeArea(_ controller: UIViewController?, _ outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard let superview, let outer else { return window?.isHidden == true ? .zero : layout.surroundingInsets }
    guard let controller else { return superview.safeArea(in: self, outer) }
    if window?.isHidden == true { return .zero }
    let isPlaced = controller.place.area != nil
    let covered = isPlaced ? layout.surroundingInsets : superview.safeArea(in: self, outer)
    return window == nil ? covered : (covered + controller.additionalSafeAreaInsets).widened(to: .zero)
  }

  /// Returns how far the covered strips extend into a subview.
  ///
  /// - Parameter insets: The safe area insets of this view.
  private func safeArea(in subview: UIView, _ insets: UIEdgeInsets) -> UIEdgeInsets {
    if insets == .zero { return .zero }
    let covered = insets.reduced(by: coverKeptFromContent(insets))
    return covered == .zero ? .zero : covered.reaching(into: subview.frame, of: bounds)
  }

  private var marginsOfContent: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea, session.behaves(.layoutMarginsIncludeSafeArea) else {
      return marginsOfGuides
    }
    return marginsOfGuides.reduced(by: coverKeptFromContent(layout.countedSafeArea))
  }

  var resolvedMargins: UIEdgeInsets {
    let custom = marginsAreFixed ? nil : layout.margins.custom
    let margins = layout.margins.resolve(
      custom?.edges(isRightToLeft: isRightToLeft) ?? systemMargins,
      minimum: hasRootMargins && respectsMinimum ? systemRootMargins : nil, inherited: inheritedMargins,
      safeArea: session.marginsIncludeSafeArea ? layout.countedSafeArea : .zero)
    return layout.margins.followsReadableWidth ? readable(margins) : margins
  }

  private var hasRootMargins: Bool { layout.hasRootMargins || hierarchy.controller != nil }

  private var systemMargins: UIEdgeInsets { hasRootMargins ? systemRootMargins : marginsOfCell ?? plainMargins }

  /// Whether the margins of a controller's root view are fixed, as in the first iOS versions with margins.
  private var marginsAreFixed: Bool { hierarchy.controller != nil && !session.behaves(.rootViewMarginsAreSettable) }

  private var respectsMinimum: Bool {
    session.behaves(.rootViewMarginsAreSettable)
      && hierarchy.controller?.viewRespectsSystemMinimumLayoutMargins ?? true
  }

  /// The margins of a table cell or of its content view.
  private var marginsOfCell: UIEdgeInsets? {
    if isTableCell { return cellMargins }
    guard let superview, superview.isTableCell else { return nil }
    return superview.cellMargins(of: self)
  }

  /// The default margins of a view, also before the first pass.
  var plainMargins: UIEdgeInsets {
    let margin = session.plainMargin
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  var systemRootMargins: UIEdgeInsets {
    let margin = environmentOfTraits.rootMargin(viewWidth: bounds.width)
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  private var inheritedMargins: UIEdgeInsets? {
    guard preservesSuperviewLayoutMargins, let superview else { return nil }
    return superview.marginsOfContent.seen(from: frame, in: superview.bounds)
  }
}

extension UIEdgeInsets {
  fileprivate func reduced(by other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}
