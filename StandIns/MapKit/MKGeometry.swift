import CoreLocation
import UIKit

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees

  public init() { (latitudeDelta, longitudeDelta) = (0, 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { (center, span) = (CLLocationCoordinate2D(), MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

  /// - Parameters: the distances are in meters; a degree of latitude has 111,319.5 m.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 111_319.5, shrink = max(0.01, cos(centerCoordinate.latitude * .pi / 180))
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: longitudinalMeters / metersPerDegree / shrink))
  }

  public init(_ rect: MKMapRect) {
    let topLeft = rect.origin.coordinate, bottomRight = MKMapPoint(x: rect.maxX, y: rect.maxY).coordinate
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: topLeft.latitude - bottomRight.latitude,
        longitudeDelta: bottomRight.longitude - topLeft.longitude))
  }
}

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan { MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta) }

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}

/// A point of the world in the spherical Mercator projection, which is 2^28 points wide.
public struct MKMapPoint: Sendable {
  public var x: Double
  public var y: Double

  public init() { (x, y) = (0, 0) }

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  public init(_ coordinate: CLLocationCoordinate2D) {
    let sine = sin(min(85.0511, max(-85.0511, coordinate.latitude)) * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * MKMapSize.world.width
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * MKMapSize.world.height
  }

  public var coordinate: CLLocationCoordinate2D {
    let longitude = x / MKMapSize.world.width * 360 - 180
    let latitude = atan(sinh(.pi * (1 - 2 * y / MKMapSize.world.height))) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The distance on the earth, in meters.
  public func distance(to other: MKMapPoint) -> CLLocationDistance {
    let (a, b) = (coordinate, other.coordinate)
    return CLLocation(latitude: a.latitude, longitude: a.longitude).distance(
      from: CLLocation(latitude: b.latitude, longitude: b.longitude))
  }
}

public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { (width, height) = (0, 0) }

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

  public static let world = MKMapSize(width: 268_435_456, height: 268_435_456)
}

public struct MKMapRect: Sendable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The rectangle of a region.
  init(_ region: MKCoordinateRegion) {
    let half = (latitude: region.span.latitudeDelta / 2, longitude: region.span.longitudeDelta / 2)
    let topLeft = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude + half.latitude, longitude: region.center.longitude - half.longitude))
    let bottomRight = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: region.center.latitude - half.latitude, longitude: region.center.longitude + half.longitude))
    self.init(x: topLeft.x, y: topLeft.y, width: bottomRight.x - topLeft.x, height: bottomRight.y - topLeft.y)
  }

  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  public var minX: Double { origin.x }
  public var minY: Double { origin.y }
  public var maxX: Double { origin.x + size.width }
  public var maxY: Double { origin.y + size.height }
  public var midX: Double { origin.x + size.width / 2 }
  public var midY: Double { origin.y + size.height / 2 }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x == .infinity }
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }

  public func union(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return isNull ? other : self }
    let x = min(minX, other.minX), y = min(minY, other.minY)
    return MKMapRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard intersects(other) else { return .null }
    let x = max(minX, other.minX), y = max(minY, other.minY)
    return MKMapRect(x: x, y: y, width: min(maxX, other.maxX) - x, height: min(maxY, other.maxY) - y)
  }

  public func contains(_ other: MKMapRect) -> Bool {
    !other.isNull && other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  public var spans180thMeridian: Bool { minX < 0 || maxX > MKMapSize.world.width }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

public typealias MKZoomScale = CGFloat

public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint { MKMapPoint(coordinate) }

public func MKMapRectUnion(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.union(rect2) }

public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect {
  MKMapRect(x: x, y: y, width: width, height: height)
}

public let MKMapRectNull = MKMapRect.null

public let MKMapRectWorld = MKMapRect.world
public let MKMapSizeWorld = MKMapSize.world

public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize { MKMapSize(width: width, height: height) }

public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D { mapPoint.coordinate }

public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion { MKCoordinateRegion(rect) }

public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// The size of a point of the map at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  40_075_016.69 * cos(latitude * .pi / 180) / MKMapSize.world.width
}

public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  1 / MKMetersPerMapPointAtLatitude(latitude)
}

public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool {
  point1.x == point2.x && point1.y == point2.y
}

public func MKMapRectIsNull(_ rect: MKMapRect) -> Bool { rect.isNull }

public func MKMapRectIsEmpty(_ rect: MKMapRect) -> Bool { rect.isEmpty }

public func MKMapRectGetMinX(_ rect: MKMapRect) -> Double { rect.minX }

public func MKMapRectGetMinY(_ rect: MKMapRect) -> Double { rect.minY }

public func MKMapRectGetMidX(_ rect: MKMapRect) -> Double { rect.midX }

public func MKMapRectGetMidY(_ rect: MKMapRect) -> Double { rect.midY }

public func MKMapRectGetMaxX(_ rect: MKMapRect) -> Double { rect.maxX }

public func MKMapRectGetMaxY(_ rect: MKMapRect) -> Double { rect.maxY }

public func MKMapRectGetWidth(_ rect: MKMapRect) -> Double { rect.width }

public func MKMapRectGetHeight(_ rect: MKMapRect) -> Double { rect.height }

public func MKMapRectInset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect { rect.insetBy(dx: dx, dy: dy) }

public func MKMapRectOffset(_ rect: MKMapRect, _ dx: Double, _ dy: Double) -> MKMapRect {
  rect.offsetBy(dx: dx, dy: dy)
}

public func MKMapRectIntersection(_ rect1: MKMapRect, _ rect2: MKMapRect) -> MKMapRect { rect1.intersection(rect2) }

public func MKMapRectIntersectsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.intersects(rect2) }

public func MKMapRectContainsPoint(_ rect: MKMapRect, _ point: MKMapPoint) -> Bool { rect.contains(point) }

public func MKMapRectContainsRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1.contains(rect2) }
