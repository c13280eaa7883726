/// The axes of a flow layout. Lengths are along or across the scroll direction, so one implementation serves both
/// directions.
struct FlowAxes: Equatable {
  var scrollsHorizontally = false

  func along(_ size: CGSize) -> CGFloat { scrollsHorizontally ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { scrollsHorizontally ? size.height : size.width }
  func along(_ point: CGPoint) -> CGFloat { scrollsHorizontally ? point.x : point.y }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    scrollsHorizontally ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    CGRect(origin: scrollsHorizontally ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along), size: size)
  }

  /// Returns the insets at the start of the first line and at the end of the last one.
  func lines(_ inset: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    scrollsHorizontally ? (inset.left, inset.right) : (inset.top, inset.bottom)
  }

  func sides(_ inset: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    scrollsHorizontally ? (inset.top, inset.bottom) : (inset.left, inset.right)
  }

  func range(_ rect: CGRect) -> Range<CGFloat> {
    scrollsHorizontally ? rect.minX..<rect.maxX : rect.minY..<rect.maxY
  }
}
