import CoreTypes

/// A screen that several device models share: Interface Builder has one entry per screen, not per model.
package struct DeviceScreen: Sendable, Hashable {
  /// The identifier, such as `retina4_0`; `nil` if no document with the identifier has been seen.
  package let interfaceBuilderID: String?
  /// The size in portrait, in points.
  package let pointSize: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  package let idiom: UIUserInterfaceIdiom
  package let portraitSizeClasses: SizeClasses
  package let landscapeSizeClasses: SizeClasses
  package let hasHomeIndicator: Bool
  package let portrait: Timeline<Chrome>
  package let landscape: Timeline<Chrome>
  /// The basis of the insets: `captured` in saved documents, `documented` public knowledge, or `assumed`.
  package let basis: Basis

  package enum Basis: String, Sendable, Hashable { case documented, captured, assumed }

  /// The system's insets on a screen in one orientation.
  package struct Chrome: Sendable, Hashable {
    /// The height of the status bar; 0 where it is hidden.
    package let statusBarHeight: CGFloat
    /// The insets of the window, even if the iOS version does not call them a safe area.
    package let safeArea: UIEdgeInsets

    package init(statusBar: CGFloat, top: CGFloat, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      statusBarHeight = statusBar
      safeArea = UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
    }
  }

  package func chrome(orientation: UIInterfaceOrientation, version: SystemVersion) -> Chrome {
    (orientation.isLandscape ? landscape : portrait).value(at: version)
  }
}
