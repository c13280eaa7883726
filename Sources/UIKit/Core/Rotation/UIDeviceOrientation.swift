/// The orientation of the device. In `landscapeLeft` the home button is on the right, so the interface is
/// `landscapeRight`.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the orientation is portrait or landscape, as opposed to flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDeviceOrientation {
  /// Creates the device orientation of an interface orientation. Left and right are swapped, but raw values are equal.
  init(_ interface: UIInterfaceOrientation) { self = Self(rawValue: interface.rawValue) ?? .unknown }

  /// The interface orientation, or nil while the device is flat.
  var interfaceOrientation: UIInterfaceOrientation? {
    isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
  }
}
