// Which view holds a constraint while it is active.
extension NSLayoutConstraint {
  /// Every view and guide that the constraint concerns; up to four, with distances between anchors. A constraint that
  /// has lost one of them concerns nobody.
  var mentionedItems: [any LayoutItem]? {
    guard distances == nil else { return distances?.items(completing: self) }
    guard let first = firstItem as? any LayoutItem else { return nil }
    guard secondAttribute != .notAnAttribute else { return [first] }
    guard let second = secondItem as? any LayoutItem else { return nil }
    return [first, second]
  }

  /// The nearest common ancestor of the items holds the constraint, a view being its own ancestor and a guide counting
  /// as its owner. Without owner, the constraint stays inactive.
  ///
  /// > Source: `NSLayoutConstraint.isActive` reference; measured: guides without owner.
  func activate() {
    if holder != nil { return }
    if let ancestor = plainAncestor { return ancestor.hold(self) }
    guard let items = mentionedItems else { return }
    let views = items.compactMap(\.owningItemView)
    guard views.count == items.count, var ancestor = views.first else { return }
    for view in views.dropFirst() {
      guard let common = ancestor.nearestCommonAncestor(with: view) else { raiseNoCommonAncestor() }
      ancestor = common
    }
    ancestor.hold(self)
  }

  /// Of the views of nearly all constraints; nil where there is more to say.
  private var plainAncestor: UIView? {
    guard distances == nil, let owner = first?.owner else { return nil }
    if secondAttribute == .notAnAttribute { return owner }
    return second?.owner.flatMap(owner.nearestCommonAncestor)
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
