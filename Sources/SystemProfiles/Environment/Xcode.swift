/// A generation of Xcode whose Interface Builder differs from others.
package enum Xcode: Int, Sendable, Hashable, CaseIterable {
  case xcode3 = 3
  case xcode4, xcode5, xcode6, xcode7, xcode8, xcode9, xcode10, xcode11, xcode12, xcode13, xcode14, xcode15, xcode16
  case xcode26 = 26

  /// The lowest Interface Builder build of the generation, betas included.
  ///
  /// > Basis: captured for 4510 and 5056 = 5, 6254 = 6.1, 7706 = 6.4, 9531 = 7.2, 10117 = 7.3, 11762 = 8.2,
  /// > 12121 = 8.3, 13771 = 9.2, 14113 = 9.4, 14460 = 10.1, 14490 = 10.2, 15505 = 11.2, 16097 = 11.6, 17701 = 12.4,
  /// > 18122 = 12.5, 19529 = 13.2, 20037 = 13.4, 21507 = 14, 22505 = 15, 23504 = 16, 24xxx = 26. The bounds between
  /// > those are chosen, and 3 and 4 (archives) assumed.
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

  /// Returns the iOS generation whose metrics the canvas used.
  func canvasVersion(build: Int) -> SystemVersion {
    switch self {
    case .xcode3: .iOS(5)
    case .xcode4: build < Self.firstBuildWithAutoLayout ? .iOS(5) : .iOS(6)
    case .xcode26: .iOS(26)
    default: .iOS(rawValue + 2)
    }
  }

  /// The first build of Xcode 4.5, which came with the iOS 6 SDK.
  private static let firstBuildWithAutoLayout = 2500
}
