// Titles and images away from the middle of their segments.
extension UISegmentedControl {
  /// Which segments something is for, by where they are on screen.
  public enum Segment: Int, Sendable {
    case any = 0
    /// The first of several from the left.
    case left
    /// Between the outermost two.
    case center
    case right
    /// The only one.
    case alone
  }

  struct ContentPlace: Hashable {
    let segment: Segment
    let metrics: UIBarMetrics
  }

  func contentAdjustment(of index: Int) -> UIOffset? {
    if contentAdjustments.isEmpty { return nil }
    let own = contentAdjustments[ContentPlace(segment: place(of: index), metrics: .default)]
    return own ?? contentAdjustments[ContentPlace(segment: .any, metrics: .default)]
  }

  private func place(of index: Int) -> Segment {
    let last = segments.count - 1, fromLeft = isRightToLeft ? last - index : index
    if last == 0 { return .alone }
    return fromLeft == 0 ? .left : fromLeft == last ? .right : .center
  }
}
