import CoreTypes

/// The layout properties of a view: saved frame, autoresizing mask, priorities and margins.
package struct ViewLayout: Sendable, Hashable {
  /// The saved frame; nil if the document has none for the view.
  package var frame: CGRect?
  package var translatesAutoresizingMaskIntoConstraints = true
  /// The autoresizing mask; nil if the document has none.
  package var autoresizingMask: AutoresizingMask?
  package var autoresizesSubviews = true

  /// The priority per axis; nil for the class's own priority.
  package var horizontalHugging: Float?
  package var verticalHugging: Float?
  package var horizontalCompressionResistance: Float?
  package var verticalCompressionResistance: Float?
  /// The design-time intrinsic size of a view that has none before its code runs.
  package var placeholderIntrinsicSize: PlaceholderSize?

  package var layoutMargins: UIEdgeInsets?
  package var directionalLayoutMargins: NSDirectionalEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var layoutMarginsFollowReadableWidth = false
  /// The changes of the frame on iOS 6 and earlier.
  package var insetFor6xAndEarlier: UIEdgeInsets?

  /// Whether the compiler adds four constraints that pin the saved frame.
  package var isFixedFrame = false
  /// Whether the frame on the canvas contradicts the constraints.
  package var isMisplaced = false
  package var isAmbiguous = false

  package init() {}
}

/// The values of `UIView.AutoresizingMask`; the raw values are UIKit's.
package struct AutoresizingMask: OptionSet, Sendable, Hashable {
  package let rawValue: UInt
  package init(rawValue: UInt) { self.rawValue = rawValue }

  package static let flexibleLeftMargin = Self(rawValue: 1)
  package static let flexibleWidth = Self(rawValue: 2)
  package static let flexibleRightMargin = Self(rawValue: 4)
  package static let flexibleTopMargin = Self(rawValue: 8)
  package static let flexibleHeight = Self(rawValue: 16)
  package static let flexibleBottomMargin = Self(rawValue: 32)
}

/// A placeholder size; an axis without a value has no intrinsic size.
package struct PlaceholderSize: Sendable, Hashable {
  package var width: Double?
  package var height: Double?
}
