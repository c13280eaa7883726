/// Environment → traits, safe areas and margins, from the root down; windows and containers place their controllers' views as
/// soon as their own area is known.
@MainActor enum TraitPass {
  /// - Returns: true when something changed. Insets depend on frames, so they can change after a layout.
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
  /// The view waits for its controller to hear of it: no bar covers it, and first traits are told when it is in the window.
  let isAnnounced: Bool
  /// Controllers and cells have more to say than wishes for traits know of.
  var followsViewsAlone: Bool
  var changed = false

  /// - Parameter isWhole: to the last view; else to those that wish for it, or follow what is around them.
  mutating func visit(_ view: UIView, below inherited: UITraitCollection, isWhole: Bool) {
    view.layout.someNeedTraits = isAnnounced
    let controller = view.hierarchy.controller
    let traits = view.traits(below: controller?.traitCollection ?? inherited)
    let tellsTraits = !isAnnounced || !view.session.behaves(.traitsAreAnnouncedOnEntry)
    if tellsTraits { controller?.update(traits, isOnScreen: isOnScreen) }
    let traitsChanged = tellsTraits && view.update(traits, isOnScreen: isOnScreen)
    let directionChanged = view.updateGivenDirection()
    let safeAreaChanged = !isAnnounced && view.updateSafeArea(controller), marginsChanged = view.updateMargins()
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

/// What a trait pass that finds nothing to do would find again.
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
  /// Nobody wished for traits in the view, or beside it: a pass that begins below the root reads in its superview.
  fileprivate var mayNeedTraits: Bool { layout.someNeedTraits || hierarchy.above?.someNeedTraits == true }

  /// Whether a trait pass would find something else in the view, or in what is in it, if its frame were another.
  fileprivate var insetsFollowGeometry: Bool {
    let margins = layout.margins
    if layout.countedSafeArea != .zero || margins.preservesSuperview || layout.marginsReachSubviews { return true }
    return layout.hasRootMargins || margins.followsReadableWidth || superview?.layout.countedSafeArea != .zero
  }

  /// The view is told, its controller later: it is about to place its children.
  /// - Returns: true when it changed.
  fileprivate func updateSafeArea(_ controller: UIViewController?) -> Bool {
    let old = layout.countedSafeArea
    layout.safeAreaInsets = inheritedSafeArea(controller, superview?.layout.countedSafeArea)
    takeOwnSafeArea()
    guard layout.countedSafeArea != old else { return false }
    // Bars are as high as the root's covered strips make them.
    if superview == nil { forEachInTree { $0.layout.measures = IntrinsicSizeCache() } }
    insetsDidChange()
    safeAreaInsetsDidChange()
    return true
  }

  /// What an override of `safeAreaInsets` answers counts for the view's margins and for what is in it.
  private func takeOwnSafeArea() {
    guard session.behaves(.hasSafeArea) else { return }
    session.asksForSafeArea = true
    let own = safeAreaInsets
    session.asksForSafeArea = false
    layout.ownSafeArea = own == layout.safeAreaInsets ? nil : own
  }

  /// Up to date also right after a view of the window was added or moved, before the next pass writes it and tells of it.
  var settledSafeAreaInsets: UIEdgeInsets {
    guard !session.asksForSafeArea, session.windows.contains(where: \.layout.someNeedTraits), let window,
      window.layout.someNeedTraits, !window.isHidden, window !== self
    else { return layout.safeAreaInsets }
    return inheritedSafeArea(hierarchy.controller, superview?.safeAreaInsets)
  }

  /// A controller may add to what is covered while it is in a window. In a hidden window nothing is covered; what a class
  /// answers itself still counts for what is in it.
  ///
  /// > Source: UIView reference, `safeAreaInsets`: 0 for a view that "is not yet visible onscreen".
  ///
  /// - Parameter outer: the insets of the superview.
  private func inheritedSafeArea(_ controller: UIViewController?, _ outer: UIEdgeInsets?) -> UIEdgeInsets {
    guard let superview, let outer else { return window?.isHidden == true ? .zero : layout.surroundingInsets }
    guard let controller else { return superview.safeArea(in: self, outer) }
    if window?.isHidden == true { return .zero }
    let isPlaced = controller.place.area != nil
    let covered = isPlaced ? layout.surroundingInsets : superview.safeArea(in: self, outer)
    return window == nil ? covered : (covered + controller.additionalSafeAreaInsets).widened(to: .zero)
  }

  /// How far the covered strips reach into a subview.
  ///
  /// - Parameter insets: the safe area's, of this view.
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

  /// Of a controller's root view, in the first generations with margins.
  private var marginsAreFixed: Bool { hierarchy.controller != nil && !session.behaves(.rootViewMarginsAreSettable) }

  private var respectsMinimum: Bool {
    session.behaves(.rootViewMarginsAreSettable)
      && hierarchy.controller?.viewRespectsSystemMinimumLayoutMargins ?? true
  }

  /// Of a table cell and its content view.
  private var marginsOfCell: UIEdgeInsets? {
    if isTableCell { return cellMargins }
    guard let superview, superview.isTableCell else { return nil }
    return superview.cellMargins(of: self)
  }

  /// Until the first pass, too.
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
