import CoreTypes

/// What places a view: saved frame, mask, priorities, margins.
package struct ViewLayout: Sendable, Hashable {
  /// nil when the document has no rect for the view.
  package var frame: CGRect?
  package var translatesAutoresizingMaskIntoConstraints = true
  /// nil when the document writes no mask.
  package var autoresizingMask: AutoresizingMask?
  package var autoresizesSubviews = true

  /// nil: the class's own priority, per axis.
  package var horizontalHugging: Float?
  package var verticalHugging: Float?
  package var horizontalCompressionResistance: Float?
  package var verticalCompressionResistance: Float?
  /// Design-time intrinsic size of a view that has none before its code runs.
  package var placeholderIntrinsicSize: PlaceholderSize?

  package var layoutMargins: UIEdgeInsets?
  package var directionalLayoutMargins: NSDirectionalEdgeInsets?
  package var preservesSuperviewLayoutMargins = false
  package var insetsLayoutMarginsFromSafeArea = true
  package var layoutMarginsFollowReadableWidth = false
  /// Moves and grows the frame on iOS 6 and earlier.
  package var insetFor6xAndEarlier: UIEdgeInsets?

  /// The compiler adds four constraints that pin the saved frame.
  package var isFixedFrame = false
  /// The canvas frame was not what the constraints say.
  package var isMisplaced = false
  package var isAmbiguous = false

  package init() {}
}

/// `UIView.AutoresizingMask`; raw values are UIKit's.
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

/// An axis without a value has no intrinsic size.
package struct PlaceholderSize: Sendable, Hashable {
  package var width: Double?
  package var height: Double?
}
