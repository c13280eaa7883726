/// Environment → traits, safe areas and margins, from the root down; windows and containers place their controllers' views as
/// soon as their own area is known.
@MainActor enum TraitPass {
  /// - Returns: true when something changed. Insets depend on frames, so they can change after a layout.
  static func run(_ view: UIView) -> Bool {
    let found = SettledTraits(
      inherited: view.superview?.inheritedTraits ?? view.session.traits, isOnScreen: view.window?.isHidden == false,
      covered: view.layout.surroundingInsets, hasRootMargins: view.layout.hasRootMargins,
      number: view.session.surroundingsNumber, environment: view.session.environmentNumber)
    if view.layout.settledTraits == found { return false }
    let changed = run(view, below: found.inherited, isOnScreen: found.isOnScreen)
    view.layout.settledTraits = changed || !view.followsViewsAlone ? nil : found
    return changed
  }

  private static func run(_ view: UIView, below inherited: UITraitCollection, isOnScreen: Bool) -> Bool {
    let traits = view.traits(below: inherited)
    view.hierarchy.controller?.update(traits, isOnScreen: isOnScreen)
    let traitsChanged = view.update(traits, isOnScreen: isOnScreen)
    let safeAreaChanged = view.updateSafeArea(), marginsChanged = view.updateMargins()
    if traitsChanged { view.surroundingsDidChange() }
    var changed = traitsChanged || safeAreaChanged || marginsChanged
    if changed { view.session.surroundingsDidChange() }
    view.placeControllers(safeAreaChanged: safeAreaChanged)
    let below = view.layout.traits ?? traits
    for subview in view.subviews where run(subview, below: below, isOnScreen: isOnScreen) { changed = true }
    return changed
  }
}

/// What a trait pass that finds nothing to do would find again.
struct SettledTraits: Equatable {
  let inherited: UITraitCollection
  let isOnScreen: Bool
  let covered: UIEdgeInsets
  let hasRootMargins: Bool
  /// Of the changes of views in the session.
  let number: UInt64
  let environment: UInt32

  static func == (a: SettledTraits, b: SettledTraits) -> Bool {
    a.inherited === b.inherited && a.isOnScreen == b.isOnScreen && a.covered == b.covered
      && a.hasRootMargins == b.hasRootMargins && a.number == b.number && a.environment == b.environment
  }
}

extension Session {
  /// A frame, a place in the tree, a margin, an appearance of some view: what trait passes go by in views.
  func surroundingsDidChange() { surroundingsNumber &+= 1 }
}

extension UIView {
  /// Controllers and cells have more to say than `Session.surroundingsNumber` knows of.
  fileprivate var followsViewsAlone: Bool {
    hierarchy.controller == nil && !(self is UITableViewCell) && !(superview is UITableViewCell)
      && subviews.allSatisfy(\.followsViewsAlone)
  }

  fileprivate func placeControllers(safeAreaChanged: Bool) {
    if superview == nil { (self as? UIWindow)?.placeRoot() }
    hierarchy.controller?.areaIsKnown(safeAreaChanged: safeAreaChanged)
  }

  /// The view is told, its controller later: it is about to place its children.
  /// - Returns: true when it changed.
  fileprivate func updateSafeArea() -> Bool {
    let new = inheritedSafeArea
    guard new != layout.safeAreaInsets else { return false }
    layout.safeAreaInsets = new
    // Bars are as high as the root's covered strips make them.
    if superview == nil { forEachInTree { $0.layout.measures = ContentMeasures() } }
    insetsDidChange()
    safeAreaInsetsDidChange()
    return true
  }

  /// A root, and the view of a controller that a window or a container of the system placed.
  private var isPlaced: Bool { superview == nil || hierarchy.controller?.place.area != nil }

  /// What covers a root, else how far the superview's covered strips reach in; a controller may add to it while it is in
  /// a window.
  fileprivate var inheritedSafeArea: UIEdgeInsets {
    let covered =
      isPlaced
      ? layout.surroundingInsets : superview.map { $0.safeAreaOfContent.reaching(into: frame, of: $0.bounds) } ?? .zero
    guard let controller = hierarchy.controller, window != nil else { return covered }
    return (covered + controller.additionalSafeAreaInsets).widened(to: .zero)
  }

  private var movesContent: Bool { self is UIScrollView || (self as? PlaceholderView)?.scrolls == true }

  /// A scroll view moves its content down by what covers its top.
  private var safeAreaOfContent: UIEdgeInsets {
    guard safeAreaInsets != .zero, movesContent else { return safeAreaInsets }
    return UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
  }

  private var marginsOfContent: UIEdgeInsets {
    guard movesContent, insetsLayoutMarginsFromSafeArea, session.behaves(.layoutMarginsIncludeSafeArea)
    else { return layoutMargins }
    let covered = safeAreaInsets
    var margins = layoutMargins
    margins.top -= covered.top
    margins.bottom -= covered.bottom
    return margins
  }

  var resolvedMargins: UIEdgeInsets {
    let custom = marginsAreFixed ? nil : layout.margins.custom
    let margins = layout.margins.resolve(
      custom?.edges(isRightToLeft: isRightToLeft) ?? systemMargins,
      minimum: hasRootMargins && respectsMinimum ? systemRootMargins : nil, inherited: inheritedMargins,
      safeArea: session.marginsIncludeSafeArea ? safeAreaInsets : .zero)
    return layout.margins.followsReadableWidth ? readable(margins) : margins
  }

  private var hasRootMargins: Bool { layout.hasRootMargins || hierarchy.controller != nil }

  private var systemMargins: UIEdgeInsets { hasRootMargins ? systemRootMargins : cellMargins ?? plainMargins }

  /// Of a controller's root view, in the first generations with margins.
  private var marginsAreFixed: Bool { hierarchy.controller != nil && !session.behaves(.rootViewMarginsAreSettable) }

  private var respectsMinimum: Bool {
    session.behaves(.rootViewMarginsAreSettable)
      && hierarchy.controller?.viewRespectsSystemMinimumLayoutMargins ?? true
  }

  /// Of a table cell and its content view.
  private var cellMargins: UIEdgeInsets? {
    if let cell = self as? UITableViewCell { return cell.systemMargins(besideAccessory: false) }
    guard let cell = superview as? UITableViewCell, cell.parts.content === self else { return nil }
    return cell.systemMargins(besideAccessory: cell.accessoryType != .none)
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
