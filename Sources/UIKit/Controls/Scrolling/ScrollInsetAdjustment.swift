/// The insets that the safe area adds to the content inset of a scroll view.
///
/// > Source: `UIScrollView.ContentInsetAdjustmentBehavior` reference.
struct ScrollInsetAdjustment {
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var safeArea: UIEdgeInsets
  var scrollsHorizontally: Bool
  var scrollsVertically: Bool
  /// Whether the view is behind the bars of a container. The automatic behavior then adds the vertical insets even if
  /// the content does not scroll.
  var isBelowBars: Bool

  var insets: UIEdgeInsets {
    switch behavior {
    case .never: .zero
    case .always: safeArea
    case .scrollableAxes: limited(horizontal: scrollsHorizontally, vertical: scrollsVertically)
    case .automatic: limited(horizontal: scrollsHorizontally, vertical: scrollsVertically || isBelowBars)
    }
  }

  private func limited(horizontal: Bool, vertical: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: vertical ? safeArea.top : 0, left: horizontal ? safeArea.left : 0,
      bottom: vertical ? safeArea.bottom : 0, right: horizontal ? safeArea.right : 0)
  }
}
