import CoreTypes

/// The nine weights of `UIFont.Weight`, lightest first.
package enum FontWeight: Int, Sendable, Hashable, Comparable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  package static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }

  /// The raw value of `UIFont.Weight`.
  ///
  /// > Basis: documented.
  package var value: CGFloat {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }

  /// Creates the weight whose value is nearest to `value`, as `UIFont` does.
  package init(nearestTo value: CGFloat) {
    self = Self.allCases.min { abs($0.value - value) < abs($1.value - value) }!
  }
}
