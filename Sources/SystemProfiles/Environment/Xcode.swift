/// A generation of Xcode, as far as its Interface Builder differs.
package enum Xcode: Int, Sendable, Hashable, CaseIterable {
  case xcode3 = 3
  case xcode4, xcode5, xcode6, xcode7, xcode8, xcode9, xcode10, xcode11, xcode12, xcode13, xcode14, xcode15, xcode16
  case xcode26 = 26

  /// The lowest Interface Builder version of the generation, betas included.
  ///
  /// > Basis: captured. Known pairs: 823 = 3.2, 3084 = 4.6, 4510 = 5.0, 5056 = 5.1, 6254 = 6.1, 7706 = 6.4, 8191 = 7.0,
  /// > 10117 = 7.3, 11198 = 8.0, 12121 = 8.3, 13196 = 9.0, 14113 = 9.4, 14313 = 10.0, 14490 = 10.2, 14868 = 11.0,
  /// > 16097 = 11.6, 17156 = 12.0, 18122 = 12.5, 19162 = 13.0, 20037 = 13.4, 21225 = 14.0, 22505 = 15.1, 23504 = 16.2,
  /// > 24127 = 26.0. The bounds between them are chosen.
  package var firstBuild: Int {
    switch self {
    case .xcode3: 0
    case .xcode4: 1000
    case .xcode5: 4000
    case .xcode6: 5500
    case .xcode7: 8000
    case .xcode8: 11000
    case .xcode9: 12500
    case .xcode10: 14200
    case .xcode11: 14800
    case .xcode12: 17000
    case .xcode13: 19000
    case .xcode14: 21000
    case .xcode15: 22000
    case .xcode16: 23000
    case .xcode26: 24000
    }
  }

  /// The iOS generation whose metrics the canvas used.
  func canvasVersion(build: Int) -> SystemVersion {
    switch self {
    case .xcode3: .iOS(5)
    case .xcode4: build < Self.firstBuildWithAutoLayout ? .iOS(5) : .iOS(6)
    case .xcode26: .iOS(26)
    default: .iOS(rawValue + 2)
    }
  }

  /// Xcode 4.5 came with the iOS 6 SDK.
  private static let firstBuildWithAutoLayout = 2500
}
