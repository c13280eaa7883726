import CoreTypes

/// The intrinsic size of a control, and the difference between its frame and its alignment rectangle.
///
/// Only saved frames can be observed, so the lengths are those of the *frame*. Constraints act on the alignment
/// rectangle, whose lengths are ``intrinsicWidth`` and ``intrinsicHeight``. `nil` means "no intrinsic metric" on an
/// axis.
package struct NaturalSize: Sendable, Hashable {
  package var width: CGFloat?
  package var height: CGFloat?
  /// The insets from the frame to the alignment rectangle.
  package var alignmentInsets: UIEdgeInsets
  /// The width of a control from Interface Builder's library, where it has no intrinsic width.
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
