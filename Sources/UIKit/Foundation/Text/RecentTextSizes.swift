/// What a text measured at the last few widths.
///
/// A layout asks more than once, and a device that is turned back, or a split view that is dragged, comes to widths that
/// were there before. Nothing has to be told of a change: a block that differs is measured anew.
@MainActor final class RecentTextSizes {
  private static let capacity = 4

  private var block: TextBlock?
  private var environmentNumber: UInt32 = 0
  /// The newest last.
  private var sizes: [(width: CGFloat, size: CGSize)] = []

  /// - Parameter width: points at which lines wrap.
  func size(of block: TextBlock, within width: CGFloat) -> CGSize {
    guard block.attributed == nil else { return block.size(within: width) }
    forgetUnlessSame(block)
    if let known = sizes.first(where: { $0.width == width }) { return known.size }
    let size = block.size(within: width)
    if sizes.count == Self.capacity { sizes.removeFirst() }
    sizes.append((width, size))
    return size
  }

  private func forgetUnlessSame(_ other: TextBlock) {
    let number = other.session.environmentNumber
    if number == environmentNumber, let block, block.measuresLike(other) { return }
    (block, environmentNumber) = (other, number)
    sizes.removeAll(keepingCapacity: true)
  }
}

extension TextBlock {
  /// Of blocks without attributes, in an environment that is the same.
  fileprivate func measuresLike(_ other: TextBlock) -> Bool {
    text == other.text && numberOfLines == other.numberOfLines
      && font.descriptor == other.font.descriptor && font.isFixedSystemFont == other.font.isFixedSystemFont
      && lineBreakMode == other.lineBreakMode && lineBreakStrategy == other.lineBreakStrategy
      && usesFontLeading == other.usesFontLeading && isInStackView == other.isInStackView
  }
}
