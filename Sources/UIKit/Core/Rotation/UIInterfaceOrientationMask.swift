/// A set of interface orientations. The bit of each is at the position of its raw value.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension UIInterfaceOrientationMask {
  init(_ orientation: UIInterfaceOrientation) { self.init(rawValue: 1 << UInt(orientation.rawValue)) }

  func contains(_ orientation: UIInterfaceOrientation) -> Bool { contains(Self(orientation)) }

  /// The default orientations of applications and controllers: all on iPad, all but upside down on iPhone.
  ///
  /// > Source: UIViewController reference, `supportedInterfaceOrientations`.
  static func standard(for idiom: UIUserInterfaceIdiom) -> Self { idiom == .pad ? .all : .allButUpsideDown }
}
