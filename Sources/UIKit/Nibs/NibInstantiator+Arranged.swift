import InterfaceDocuments

// Views in stack views that have no natural size.
extension NibInstantiator {
  /// On the canvas they ask for the size of a new view from the library.
  ///
  /// Interface Builder remembers another size that such a view was given. Documents do not say which, so that this one is
  /// right for views that kept theirs.
  ///
  /// > Source: Auto Layout Guide, "Auto Layout Without Constraints": Interface Builder provides a default size.
  /// > Basis: captured. 14 views of 11 documents (Xcode 8 to 16) are 240 points wide or 128 high, or take what there is of it
  /// > before others take more than they need. 13 views of 6 documents had been given another size.
  func giveLibrarySize(to view: UIView, in parent: UIView) {
    guard isOnCanvas, parent is UIStackView, view.hasNoContentSize else { return }
    suggest(240, for: view.widthAnchor, view.contentCompressionResistancePriority(for: .horizontal))
    suggest(128, for: view.heightAnchor, view.contentCompressionResistancePriority(for: .vertical))
  }

  /// > Basis: assumed, the priorities: content that hugs as labels do gives way (251, captured in 8 documents), content that
  /// > hugs more does not (252, in one). A stack view's zero lengths where nothing says anything are at 25.
  /// > A view that resists less gives way before (captured in one).
  private func suggest(_ length: CGFloat, for dimension: NSLayoutDimension, _ resistance: UILayoutPriority) {
    suggest(dimension.constraint(greaterThanOrEqualToConstant: length), at: min(251.5, resistance.rawValue))
    suggest(dimension.constraint(equalToConstant: length), at: min(26, resistance.rawValue))
  }

  private func suggest(_ constraint: NSLayoutConstraint, at priority: Float) {
    // A view may not resist at all, in a damaged document even less.
    guard priority > 0 else { return }
    constraint.identifier = "IB auto generated at build time for view with ambiguity"
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

extension UIView {
  /// Interface Builder counts labels without text here, whose natural size is zero.
  fileprivate var hasNoContentSize: Bool {
    if let label = self as? UILabel { return label.text?.isEmpty != false }
    let natural = effectiveIntrinsicSize(intrinsicContentSize)
    return !(self is UIStackView) && natural.width < 0 && natural.height < 0
  }
}
