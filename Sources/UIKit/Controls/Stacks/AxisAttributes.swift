/// The layout attributes of one axis.
struct AxisAttributes {
  let axis: NSLayoutConstraint.Axis
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    self.axis = axis
    start = isHorizontal ? .leading : .top
    end = isHorizontal ? .trailing : .bottom
    center = isHorizontal ? .centerX : .centerY
    length = isHorizontal ? .width : .height
  }

  func length(of size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
}
