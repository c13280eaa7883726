/// The sizes of a text at the most recent widths.
///
/// A layout measures text repeatedly, and rotating a device back or dragging a split view returns to earlier widths.
/// The cache needs no invalidation: a different text block resets it.
@MainActor final class RecentTextSizes {
  private static let capacity = 4

  private var block: TextBlock?
  private var environmentNumber: UInt32 = 0
  /// The sizes, the newest last.
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
  /// Whether both blocks measure equally, if neither has attributes and the environment is the same.
  fileprivate func measuresLike(_ other: TextBlock) -> Bool {
    text == other.text && numberOfLines == other.numberOfLines
      && font.descriptor == other.font.descriptor && font.isFixedSystemFont == other.font.isFixedSystemFont
      && lineBreakMode == other.lineBreakMode && lineBreakStrategy == other.lineBreakStrategy
      && usesFontLeading == other.usesFontLeading && isInStackView == other.isInStackView
  }
}
