import CoreTypes

/// The layout margins, standard spacing and readable widths.
package struct MarginMetrics: Sendable, Hashable {
  /// The width from which views have the margins of wide screens, in points.
  ///
  /// > Basis: captured. Root views of 400, 414, 600, 815 and 1024 points have 20, those of 320 and 375 have 16; where
  /// > between 375 and 400 it changes is assumed.
  package static let wideViewWidth: CGFloat = 400

  /// The `layoutMargins` of a plain view.
  package var plainView: CGFloat
  /// The left and right minimum of a controller's root view; top and bottom are 0.
  package var compactRoot: CGFloat
  package var regularRoot: CGFloat
  /// The standard distance between siblings, and to the superview where margins do not decide it.
  package var siblingSpacing: CGFloat
  package var superviewSpacing: CGFloat
  /// The greatest width of readable content by text size; empty in releases without a readable content guide.
  package var readableWidths: [UIContentSizeCategory: CGFloat]

  /// Returns the system minimum margin at the left and right of a controller's root view.
  ///
  /// The rule is not simply "16 in compact width, 20 in regular width": wide views in compact width have 20 as well.
  ///
  /// - Parameter decidingWidth: The root view's width in points; before `.rootMarginsFollowViewWidth`, the length of
  ///   the screen's narrow side.
  package func rootMargin(horizontal: UIUserInterfaceSizeClass, decidingWidth: CGFloat) -> CGFloat {
    horizontal == .regular || decidingWidth >= Self.wideViewWidth ? regularRoot : compactRoot
  }

  /// Returns the readable width for a text size, or else the width at the Large text size; `nil` without a readable
  /// content guide.
  package func readableWidth(for category: UIContentSizeCategory) -> CGFloat? {
    readableWidths[category] ?? readableWidths[.large]
  }
}
