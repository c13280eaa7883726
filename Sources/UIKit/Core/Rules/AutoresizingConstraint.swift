/// Springs and struts as equations: position and length of a view, each a fraction of the superview's length plus an
/// offset in points.
struct AutoresizingConstraint {
  let position: GuideArea.Point
  let length: GuideArea.Point

  init(_ placement: Placement, _ mask: UIView.AutoresizingMask, _ axis: NSLayoutConstraint.Axis) {
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? placement.frame.minX : placement.frame.minY
    let length = isHorizontal ? placement.frame.width : placement.frame.height
    guard let outer = placement.superviewSize.map({ isHorizontal ? $0.width : $0.height }) else {
      position = GuideArea.Point(share: 0, offset: Double(start))
      self.length = GuideArea.Point(share: 0, offset: Double(length))
      return
    }
    let shares = (isHorizontal ? mask.horizontal : mask.vertical).shares(
      position: start, size: length, trailing: outer - start - length)
    position = Self.point(share: shares.position, at: start, when: outer)
    self.length = Self.point(share: shares.size, at: length, when: outer)
  }

  private static func point(share: CGFloat, at value: CGFloat, when outer: CGFloat) -> GuideArea.Point {
    GuideArea.Point(share: Double(share), offset: Double(value) - Double(share) * Double(outer))
  }
}
