import CoreTypes

/// The size a control takes by itself, and how its frame differs from its alignment rectangle.
///
/// Saved frames are what can be observed, so the lengths are those of the *frame*; constraints act on the alignment
/// rectangle, whose lengths ``intrinsicWidth`` and ``intrinsicHeight`` give. `nil` is "no intrinsic metric" on an axis.
package struct NaturalSize: Sendable, Hashable {
  package var width: CGFloat?
  package var height: CGFloat?
  /// From the frame inwards to the alignment rectangle.
  package var alignmentInsets: UIEdgeInsets
  /// The width a control has when it is dragged from Interface Builder's library, where it has no intrinsic one.
  package var libraryWidth: CGFloat?

  package init(
    width: CGFloat? = nil, height: CGFloat?, alignmentInsets: UIEdgeInsets = .zero, libraryWidth: CGFloat? = nil
  ) {
    (self.width, self.height) = (width, height)
    (self.alignmentInsets, self.libraryWidth) = (alignmentInsets, libraryWidth)
  }

  package var intrinsicWidth: CGFloat? {
    width.map { $0 - alignmentInsets.left - alignmentInsets.right }
  }

  package var intrinsicHeight: CGFloat? {
    height.map { $0 - alignmentInsets.top - alignmentInsets.bottom }
  }
}
