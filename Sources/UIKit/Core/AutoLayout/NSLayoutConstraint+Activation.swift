// Activation, and the view that holds an active constraint.
extension NSLayoutConstraint {
  /// All views and guides that the constraint refers to, up to four with distances between anchors; nil if one of them
  /// was deallocated.
  var mentionedItems: [any LayoutItem]? {
    guard distances == nil else { return distances?.items(completing: self) }
    guard let first = first?.item else { return nil }
    guard secondAttribute != .notAnAttribute else { return [first] }
    guard let second = second?.item else { return nil }
    return [first, second]
  }

  /// Adds the constraint to the nearest common ancestor of its items. A view counts as its own ancestor, and a guide as
  /// its owner. The constraint stays inactive if a guide has no owner.
  ///
  /// > Source: `NSLayoutConstraint.isActive` reference; measured: guides without owner.
  func activate() {
    if !isHeld { nextHolder?.view.hold(self) }
  }

  /// Activates constraints in order. Notifies a holder once for consecutive constraints instead of once for each.
  static func activateAll(_ constraints: [NSLayoutConstraint]) {
    var untold: ViewReference?
    for constraint in constraints { constraint.activate(&untold) }
    untold?.view.constraintsDidChange()
  }

  /// - Parameter untold: a holder that has not been notified yet.
  private func activate(_ untold: inout ViewReference?) {
    // A subclass may override `isActive` and inspect the tree, so the holder is notified first.
    guard type(of: self) == NSLayoutConstraint.self else {
      untold?.view.constraintsDidChange()
      untold = nil
      return isActive = true
    }
    guard !isHeld, let holder = nextHolder else { return }
    if let untold, untold != holder { untold.view.constraintsDidChange() }
    untold = holder
    holder.take(self)
  }

  private var nextHolder: ViewReference? {
    if let ancestor = plainAncestor { return ancestor }
    guard let items = mentionedItems else { return nil }
    let views = items.compactMap(\.owningItemView)
    guard views.count == items.count, var ancestor = views.first else { return nil }
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { raiseNoCommonAncestor() }
      ancestor = common
    }
    return ViewReference(ancestor)
  }

  /// The common ancestor by a fast path that covers nearly all constraints; nil if the general rule is needed.
  private var plainAncestor: ViewReference? {
    guard !hasDistances, let owner = first?.ownerReference else { return nil }
    if secondAttribute == .notAnAttribute { return owner }
    guard let other = second?.ownerReference else { return nil }
    return owner.nearestCommonAncestor(with: other)
  }

  func deactivate() { holder?.removeConstraint(self) }

  private func raiseNoCommonAncestor() -> Never {
    let session = (firstItem as? any LayoutItem)?.owningItemView?.session ?? .current
    let namesAnchors = session.behaves(.constraintErrorsNameAnchors)
    let pair = namesAnchors ? anchorPair : "items \(Self.text(firstItem)) and \(Self.text(secondItem))"
    Exception.generic.raise(
      """
      Unable to activate constraint with \(pair) because they have no common ancestor.  \
      Does the constraint \(namesAnchors ? "or its anchors " : "")reference items in different view hierarchies?  \
      That's illegal.
      """)
  }

  private var anchorPair: String {
    "anchors \(firstAnchor) and \(secondAnchor.map { "\($0)" } ?? "(null)")"
  }

  private static func text(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "(null)" }
}

extension UILayoutPriority {
  /// Six significant digits.
  var described: String { CGFloat(rawValue).described }
}
