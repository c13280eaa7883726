/// What lines have between the insets of their section.
struct FlowRoom {
  var start: CGFloat
  var length: CGFloat
  var itemSpacing: CGFloat
  var lineSpacing: CGFloat

  /// What is left over, for each space between `count` items of `total` length; the minimum where nothing is.
  func spread(_ count: Int, total: CGFloat) -> CGFloat {
    count > 1 ? max(itemSpacing, (length - total) / CGFloat(count - 1)) : itemSpacing
  }

  /// The start of a single item: centred, at the inset when it is too large.
  func middle(of item: CGFloat) -> CGFloat { start + max(0, (length - item) / 2) }

  /// Room that a division leaves a hair too small is enough: three thirds fit.
  ///
  /// > Basis: assumed.
  static var tolerance: CGFloat { 1e-6 }
}
