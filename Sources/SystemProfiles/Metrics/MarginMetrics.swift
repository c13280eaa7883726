import CoreTypes

/// Layout margins, standard spacing and readable widths.
package struct MarginMetrics: Sendable, Hashable {
  /// Portrait width from which phones use the margins of wide screens, in points.
  package static let wideScreenWidth: CGFloat = 414

  /// `layoutMargins` of a plain view.
  package var plainView: CGFloat
  /// Left and right minimum of a controller's root view; top and bottom are 0.
  package var compactRoot: CGFloat
  package var regularRoot: CGFloat
  /// The standard distance between siblings, and to the superview where margins do not decide it.
  package var siblingSpacing: CGFloat
  package var superviewSpacing: CGFloat
  /// Widest readable content by text size; empty before there was a readable content guide.
  package var readableWidths: [UIContentSizeCategory: CGFloat]

  /// The system minimum margin at the left and right of a controller's root view.
  ///
  /// Largest-phone portrait is the exception to "16 in compact width, 20 in regular width".
  ///
  /// - Parameter portraitWidth: the narrow side of the screen, in points.
  package func rootMargin(horizontal: UIUserInterfaceSizeClass, portraitWidth: CGFloat) -> CGFloat {
    horizontal == .regular || portraitWidth >= Self.wideScreenWidth ? regularRoot : compactRoot
  }

  /// Falls back to the width at the Large text size; `nil` without a readable content guide.
  package func readableWidth(for category: UIContentSizeCategory) -> CGFloat? {
    readableWidths[category] ?? readableWidths[.large]
  }
}
