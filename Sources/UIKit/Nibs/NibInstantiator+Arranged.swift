import InterfaceDocuments

// Views in stack views that nothing gives a size.
extension NibInstantiator {
  /// On the canvas they have the size of a new view from the library, as far as the stack view has room for it.
  ///
  /// Interface Builder remembers the size that such a view had when it was put into the stack view, and holds it against the
  /// content of other views. Documents do not say which it was, so that here it counts only where nothing else does.
  ///
  /// > Source: Auto Layout Guide, "Auto Layout Without Constraints": Interface Builder provides a default size.
  /// > Basis: captured. Where constraints say nothing, 3 empty views of 2 documents are 240 points wide, and 7 views and
  /// > labels of 5 as large as the stack view around them, which is less; one is 229 wide.
  func giveLibrarySize(to view: UIView, in parent: UIView) {
    guard isOnCanvas, parent is UIStackView, view.asksForNothing else { return }
    suggest(240, for: view.widthAnchor)
    suggest(128, for: view.heightAnchor)
  }

  /// Less than all that a stack view wishes, but for zero lengths where there is nothing else.
  private func suggest(_ length: CGFloat, for dimension: NSLayoutDimension) {
    let constraint = dimension.constraint(equalToConstant: length)
    constraint.identifier = "IB auto generated at build time for view with ambiguity"
    constraint.priority = UILayoutPriority(26)
    constraint.isActive = true
  }
}

extension UIView {
  /// Interface Builder counts labels without text here, whose natural size is zero.
  fileprivate var asksForNothing: Bool {
    if let label = self as? UILabel { return label.text?.isEmpty != false }
    let natural = effectiveIntrinsicSize(intrinsicContentSize)
    return !(self is UIStackView) && natural.width < 0 && natural.height < 0
  }
}
