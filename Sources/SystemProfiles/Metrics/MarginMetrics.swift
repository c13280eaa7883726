import CoreTypes

/// Layout margins, standard spacing and readable widths.
package struct MarginMetrics: Sendable, Hashable {
  /// Width from which views have the margins of wide screens, in points.
  ///
  /// > Basis: captured. Root views of 400, 414, 600, 815 and 1024 points have 20, those of 320 and 375 have 16; where
  /// > between 375 and 400 it changes is assumed.
  package static let wideViewWidth: CGFloat = 400

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
  /// Not simply "16 in compact width, 20 in regular width": wide views in compact width have 20 as well.
  ///
  /// - Parameter decidingWidth: of the root view in points, before `.rootMarginsFollowViewWidth` of the screen's
  ///   narrow side.
  package func rootMargin(horizontal: UIUserInterfaceSizeClass, decidingWidth: CGFloat) -> CGFloat {
    horizontal == .regular || decidingWidth >= Self.wideViewWidth ? regularRoot : compactRoot
  }

  /// Falls back to the width at the Large text size; `nil` without a readable content guide.
  package func readableWidth(for category: UIContentSizeCategory) -> CGFloat? {
    readableWidths[category] ?? readableWidths[.large]
  }
}
