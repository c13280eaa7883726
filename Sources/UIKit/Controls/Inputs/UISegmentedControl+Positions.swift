// Offsets of titles and images from the middle of their segments.
extension UISegmentedControl {
  /// The segments to which an adjustment applies, by their position on the screen.
  public enum Segment: Int, Sendable {
    case any = 0
    /// The leftmost of several segments.
    case left
    /// The segments between the outermost two.
    case center
    case right
    /// The only segment.
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
