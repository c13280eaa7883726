/// The space of lines between the insets of their section.
struct FlowRoom {
  var start: CGFloat
  var length: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// Returns the spacing that distributes the remaining length between `count` items of `total` length; at least the
  /// minimum.
  func spread(_ count: Int, total: CGFloat) -> CGFloat {
    count > 1 ? max(itemSpacing, (length - total) / CGFloat(count - 1)) : itemSpacing
  }

  /// Returns the start of a single item: centered, or at the inset if it is too large.
  func middle(of item: CGFloat) -> CGFloat { start + max(0, (length - item) / 2) }

  /// The tolerance for rounding errors of divisions: three thirds fit.
  ///
  /// > Basis: assumed.
  static var tolerance: CGFloat { 1e-6 }
}
