extension UIStackView {
  /// Returns the view that determines a baseline. A vertical stack uses the first baseline of its first view and the
  /// last baseline of its last view; a horizontal stack uses those of its tallest view.
  ///
  /// > Source: UIStackView reference, "Managing the stack view's appearance".
  func baselineView(first: Bool) -> UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let view = axis == .vertical ? (first ? shown.first : shown.last) : shown.tallest
    guard let view else { return self }
    return first ? view.forFirstBaselineLayout : view.forLastBaselineLayout
  }
}

extension [UIView] {
  /// The tallest view by intrinsic height, whatever height the stack view gives it; the first of several.
  @MainActor fileprivate var tallest: UIView? {
    reduce(nil) { best, view in view.arrangedHeight > best?.arrangedHeight ?? -1 ? view : best }
  }
}

extension UIView {
  fileprivate var arrangedHeight: CGFloat {
    let natural = intrinsicContentSize.height
    return natural >= 0 ? natural : layout.solved?.height ?? bounds.height
  }
}
