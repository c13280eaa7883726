/// What has coordinates on a screen: views, windows, screens.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Under a rotation, the upright box around the corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// In its own coordinates.
  var bounds: CGRect { get }
}

/// A space whose place on the screen is known.
@MainActor protocol PlacedSpace: UICoordinateSpace {
  /// To the coordinates in which windows are placed.
  var transformToScreen: CGAffineTransform { get }
}

extension PlacedSpace {
  /// A space of the program's converts for itself, by way of the screen.
  fileprivate func transform(to space: any UICoordinateSpace) -> CGAffineTransform? {
    (space as? any PlacedSpace).map { transformToScreen.concatenating($0.transformToScreen.inverted()) }
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    transform(to: coordinateSpace).map { point.applying($0) } ?? coordinateSpace.convert(point, from: self)
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    transform(to: coordinateSpace).map { point.applying($0.inverted()) } ?? coordinateSpace.convert(point, to: self)
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    transform(to: coordinateSpace).map { rect.applying($0) } ?? coordinateSpace.convert(rect, from: self)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    transform(to: coordinateSpace).map { rect.applying($0.inverted()) } ?? coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace, PlacedSpace {}

extension UIScreen: UICoordinateSpace, PlacedSpace {
  var transformToScreen: CGAffineTransform { .identity }

  /// That of the windows, which turns with the interface from iOS 8 on.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Always upright: its origin is the top left corner of the device held in portrait.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(self) }
}

/// The screen of a device in portrait, however the interface is turned.
final class FixedScreenSpace: NSObject, PlacedSpace {
  private let screen: UIScreen

  init(_ screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect {
    let size = screen.nativeBounds.size, scale = screen.nativeScale
    return CGRect(x: 0, y: 0, width: size.width / scale, height: size.height / scale)
  }

  /// Identity while windows stay portrait.
  var transformToScreen: CGAffineTransform {
    let fixed = bounds.size, orientation = screen.interfaceOrientation
    guard screen.turnsWithInterface else { return .identity }
    return switch orientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: fixed.width)
    case .landscapeLeft: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: fixed.height, ty: 0)
    case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: fixed.width, ty: fixed.height)
    default: .identity
    }
  }
}
