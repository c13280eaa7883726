/// An object with coordinates on a screen: a view, a window or a screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle; under a rotation, returns the bounding box of the corners.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect

  /// The bounds, in the space's own coordinates.
  var bounds: CGRect { get }
}

/// A space with a known place on the screen.
@MainActor protocol PlacedSpace: UICoordinateSpace {
  /// The transform to the coordinate space of windows.
  var transformToScreen: CGAffineTransform { get }
}

extension PlacedSpace {
  /// Returns the transform to another space, or nil for a program's own class of space, which converts by itself.
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

  /// The coordinate space of the windows, which rotates with the interface since iOS 8.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The coordinate space in portrait: its origin is the top left corner of the device in portrait orientation.
  public var fixedCoordinateSpace: any UICoordinateSpace { FixedScreenSpace(self) }
}

/// The coordinate space of a screen in portrait, whatever the interface orientation.
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

  /// The transform to the screen; the identity if windows stay in portrait.
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
