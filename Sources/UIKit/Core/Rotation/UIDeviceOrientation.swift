/// How the device is held; in `landscapeLeft` the home button is on the right, so the interface is `landscapeRight`.
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
  /// False for a device that lies flat.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDeviceOrientation {
  /// Left and right of device and interface are each other's, with the same raw values.
  init(_ interface: UIInterfaceOrientation) { self = Self(rawValue: interface.rawValue) ?? .unknown }

  /// Nil while the device lies flat.
  var interfaceOrientation: UIInterfaceOrientation? {
    isValidInterfaceOrientation ? UIInterfaceOrientation(rawValue: rawValue) : nil
  }
}
