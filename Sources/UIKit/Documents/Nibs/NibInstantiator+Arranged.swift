import InterfaceDocuments

// Views in stack views that have no natural size.
extension NibInstantiator {
  /// On the canvas they have a size all the same: 50×50 where a label, an image or items are missing, else that of a new
  /// view from the library.
  ///
  /// Interface Builder remembers another size that such a view was given. Documents do not say which, so that these are
  /// right for views that kept theirs.
  func giveLibrarySize(to view: UIView, in parent: UIView) {
    guard isOnCanvas, parent is UIStackView, view.layout.placeholderIntrinsicSize == nil else { return }
    if view.isMissingItsContent {
      view.layout.placeholderIntrinsicSize = CGSize(width: 50, height: 50)
    } else if view.hasNoContentSize {
      suggestLibrarySize(of: view)
    }
  }

  /// > Source: Auto Layout Guide, "Auto Layout Without Constraints": Interface Builder provides a default size.
  /// > Basis: captured. 14 views of 11 documents (Xcode 8 to 16) are 240 points wide or 128 high, or take what there is of it
  /// > before others take more than they need. 13 views of 6 documents had been given another size.
  /// > Assumed, the priorities: content that hugs as labels do gives way in width (251, in one document), content that hugs
  /// > more does not (252, in one); a view around such content is as high as it (11 documents, 3 are 128 all the same). A
  /// > stack view's zero lengths where nothing says anything are at 25.
  private func suggestLibrarySize(of view: UIView) {
    suggest(240, for: view.widthAnchor, at: 251.5, view.contentCompressionResistancePriority(for: .horizontal))
    suggest(
      128, for: view.heightAnchor, at: view.subviews.isEmpty ? 251.5 : 249.5,
      view.contentCompressionResistancePriority(for: .vertical))
  }

  /// > Basis: captured. A view that resists less gives way before (in one document).
  private func suggest(
    _ length: CGFloat, for dimension: NSLayoutDimension, at priority: Float, _ resistance: UILayoutPriority
  ) {
    suggest(dimension.constraint(greaterThanOrEqualToConstant: length), at: min(priority, resistance.rawValue))
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
  /// Something that has a natural size as soon as it has its text, its image or its items.
  ///
  /// > Basis: captured. 25 labels of one line are 50 points high or wide (16 documents, Xcode 10 to 26), none 128 and one
  /// > 240; labels of several lines have no size (16 of 13 documents). 3 image views and 4 stack views are 50 high or wide,
  /// > one image view is 128.
  fileprivate var isMissingItsContent: Bool {
    switch self {
    case let label as UILabel: label.numberOfLines == 1 && label.text?.isEmpty != false
    case let stack as UIStackView: stack.arrangedSubviews.isEmpty
    case let picture as UIImageView: picture.hasNoContentSize
    default: false
    }
  }

  fileprivate var hasNoContentSize: Bool {
    let natural = effectiveIntrinsicSize(intrinsicContentSize)
    return !(self is UIStackView) && natural.width < 0 && natural.height < 0
  }
}
