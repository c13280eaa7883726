/// Environment → safe areas and margins, from the root down.
@MainActor enum TraitPass {
  static func run(_ view: UIView) {
    view.layout.safeAreaInsets = view.inheritedSafeArea
    view.layout.margins.resolved = view.resolvedMargins
    for subview in view.subviews { run(subview) }
  }
}

extension UIView {
  /// A root has what its session or controller gives it; elsewhere it is how far the superview's unsafe strips reach in.
  fileprivate var inheritedSafeArea: UIEdgeInsets {
    if let controller = hierarchy.controller { return controller.resolvedSafeArea }
    guard let superview else { return .zero }
    return superview.safeAreaInsets.reaching(into: frame, of: superview.bounds)
  }

  fileprivate var resolvedMargins: UIEdgeInsets {
    let isControllerRoot = hierarchy.controller != nil
    return layout.margins.resolve(
      system: isControllerRoot ? systemRootMargins : plainMargins,
      minimum: isControllerRoot && session.behaves(.rootViewMarginsAreSettable) ? systemRootMargins : .zero,
      inherited: inheritedMargins,
      safeArea: session.behaves(.layoutMarginsIncludeSafeArea) ? safeAreaInsets : .zero)
  }

  private var plainMargins: UIEdgeInsets {
    let margin = session.metrics.margins.plainView
    return UIEdgeInsets(top: margin, left: margin, bottom: margin, right: margin)
  }

  private var systemRootMargins: UIEdgeInsets {
    let margin = session.environment.rootMargin
    return UIEdgeInsets(top: 0, left: margin, bottom: 0, right: margin)
  }

  private var inheritedMargins: UIEdgeInsets {
    guard preservesSuperviewLayoutMargins, let superview else { return .zero }
    return superview.layoutMargins.reaching(into: frame, of: superview.bounds)
  }
}
