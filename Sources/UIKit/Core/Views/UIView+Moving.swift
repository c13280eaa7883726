// Adding a view to a superview and removing it, in UIKit's order: every will-callback, the change, every did-callback.
// A whole subtree is notified of its window, but only if the window changes.
//
// Basis: the classes' references for which methods are called; the interleaving of superview and window is Chameleon's,
// as observed on iOS 3 to 5: window before superview, parents before children.
extension UIView {
  /// Makes `view` a subview. A view that is already a subview moves to `index`.
  func insert(_ view: UIView, at index: Int) {
    if view === self { Exception.invalidArgument.raise("Can't add self as subview") }
    if !view.hierarchy.subviews.isEmpty, isDescendant(of: view) {
      Exception.invalidLayer.raise("layer <CALayer: \(view.shortName)> is a part of cycle in its layer tree")
    }
    if view.hierarchy.above == ViewReference(self) {
      view.leavesLayersBehind()
      hierarchy.subviews.removeAll { $0 === view }
      rowsMayDiffer()
      place(view, at: index)
    } else {
      view.move(to: self) { place(view, at: index) }
      didAddSubview(view)
    }
  }

  func leaveSuperview() {
    if hierarchy.above != nil { move(to: nil) {} }
  }

  private func place(_ view: UIView, at index: Int) {
    if index < hierarchy.subviews.count {
      hierarchy.subviews.insert(view, at: max(index, 0))
    } else {
      hierarchy.subviews.append(view)
    }
    view.hierarchy.above = ViewReference(self)
    layout.subviewMoves &+= 1
    if view.layout.margins.preservesSuperview { layout.marginsReachSubviews = true }
    markNeedsTraitUpdate()
    view.tellAboveOfUpdateConstraints()
    view.layout.placement.superviewSize = settledSize
    view.layout.system = nil
    rowsMayDiffer()
    setNeedsLayout()
    view.setNeedsLayout()
  }

  /// Leaves the old superview, if any, and is added to the new one by `enter`.
  private func move(to newSuperview: UIView?, _ enter: () -> Void) {
    let oldWindow = window, newWindow = newSuperview?.window, oldTint = superview?.chosenTint
    if let newSuperview, newWindow != nil, oldWindow !== newWindow { checkControllers(below: newSuperview) }
    if oldWindow != nil, oldWindow !== newWindow { session.childrenLeave(with: self) }
    superview?.willRemoveSubview(self)
    if newWindow == nil { session.firstResponderLeaves(with: self) }
    if newSuperview == nil { stopAnimationsInTree() }
    if oldWindow !== newWindow { forEachInTree { $0.willMove(toWindow: newWindow) } }
    willMove(toSuperview: newSuperview)
    let appearing = newWindow === oldWindow ? [] : childrenAppearing(in: newSuperview)
    detach()
    enter()
    if newWindow != nil, oldWindow !== newWindow {
      session.appearanceSource.applyToTree(below: self)
      session.wantsFirstProperties(below: self)
    }
    if oldWindow !== newWindow { session.layersEnter(with: self) }
    if oldWindow !== newWindow { forEachInTree { $0.didMoveToWindow() } }
    if look.tintColor == nil, oldTint != newSuperview?.chosenTint { tellOfTint() }
    didMoveToSuperview()
    if !appearing.isEmpty { session.childrenEntered(appearing, in: self) }
    if newWindow != nil { session.retryFirstResponder() }
  }

  /// Returns the children that received `viewWillAppear`; none without a window.
  private func childrenAppearing(in superview: UIView?) -> [UIViewController] {
    guard let superview, superview.window != nil else { return [] }
    return session.childrenWillEnter(with: self, into: superview)
  }

  private func detach() {
    guard let superview else { return }
    removeConstraintsHeldAbove()
    leavesLayersBehind()
    superview.hierarchy.subviews.removeAll { $0 === self }
    superview.rowsMayDiffer()
    forEachInTree { $0.layout.measures = IntrinsicSizeCache() }
    hierarchy.above = nil
    markNeedsTraitUpdate()
    superview.markNeedsTraitUpdate()
    superview.setNeedsLayout()
  }

  // MARK: Tint

  /// The tint of this view or the nearest ancestor with one; nil for the default of the iOS version.
  private var chosenTint: UIColor? { look.tintColor ?? superview?.chosenTint }

  /// Notifies the view, and all descendants without a tint of their own, of another tint color.
  func tellOfTint() { session.perform { tellTreeOfTint() } }

  private func tellTreeOfTint() {
    session.withCurrentTraits(layout.traits) { tintColorDidChange() }
    for view in hierarchy.subviews where view.look.tintColor == nil { view.tellTreeOfTint() }
  }
}
