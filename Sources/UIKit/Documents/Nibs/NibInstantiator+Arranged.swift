import InterfaceDocuments

// Views in stack views without an intrinsic content size.
extension NibInstantiator {
  /// Gives views their size on the canvas: 50×50 for a missing label text, image or items, otherwise the size of a new
  /// view from the library.
  ///
  /// Interface Builder remembers a size that the user gave such a view, but documents don't contain it. These sizes are
  /// right for views that kept the default.
  func giveLibrarySize(to view: UIView, in parent: UIView) {
    guard isOnCanvas, parent is UIStackView, view.layout.placeholderIntrinsicSize == nil else { return }
    if view.isMissingItsContent {
      view.layout.placeholderIntrinsicSize = CGSize(width: 50, height: 50)
    } else if view.hasNoContentSize {
      suggestLibrarySize(of: view)
    }
  }

  /// > Source: Auto Layout Guide, "Auto Layout Without Constraints": Interface Builder provides a default size.
  /// > Basis: captured. 14 views of 11 documents (Xcode 8 to 16) are 240 points wide or 128 high, or take as much of
  /// > that as is available before others take more than they need. 13 views of 6 documents had been given another
  /// > size. Assumed, the priorities: content with the hugging of labels yields in width (251, in one document),
  /// > content with higher hugging does not (252, in one); a view around such content is as high as it (11 documents; 3
  /// > are 128 anyway). A stack view's zero lengths have priority 25 if there are no other constraints.
  private func suggestLibrarySize(of view: UIView) {
    suggest(240, for: view.widthAnchor, at: 251.5, view.contentCompressionResistancePriority(for: .horizontal))
    suggest(
      128, for: view.heightAnchor, at: view.subviews.isEmpty ? 251.5 : 249.5,
      view.contentCompressionResistancePriority(for: .vertical))
  }

  /// > Basis: captured. A view with a lower compression resistance yields first (in one document).
  private func suggest(
    _ length: CGFloat, for dimension: NSLayoutDimension, at priority: Float, _ resistance: UILayoutPriority
  ) {
    suggest(dimension.constraint(greaterThanOrEqualToConstant: length), at: min(priority, resistance.rawValue))
    suggest(dimension.constraint(equalToConstant: length), at: min(26, resistance.rawValue))
  }

  private func suggest(_ constraint: NSLayoutConstraint, at priority: Float) {
    // The compression resistance can be 0, or negative in a damaged document.
    guard priority > 0 else { return }
    constraint.identifier = "IB auto generated at build time for view with ambiguity"
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
  }
}

extension UIView {
  /// Whether the view would have an intrinsic content size with its text, its image or its items.
  ///
  /// > Basis: captured. 25 labels of one line are 50 points high or wide (16 documents, Xcode 10 to 26), none 128 and
  /// > one 240; labels of several lines have no size (16 of 13 documents). 3 image views and 4 stack views are 50 high
  /// > or wide, one image view is 128.
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
