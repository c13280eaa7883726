import CoreLocation
import UIKit

public protocol MKOverlay: MKAnnotation {
  var coordinate: CLLocationCoordinate2D { get }
  var boundingMapRect: MKMapRect { get }
  func intersects(_ mapRect: MKMapRect) -> Bool
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  public var canReplaceMapContent: Bool { false }
}

open class MKMultiPoint: MKShape, @unchecked Sendable {
  let coordinates: [CLLocationCoordinate2D]

  init(_ coordinates: [CLLocationCoordinate2D]) { self.coordinates = coordinates }

  private lazy var mapPoints: UnsafeMutableBufferPointer<MKMapPoint> = {
    let points = UnsafeMutableBufferPointer<MKMapPoint>.allocate(capacity: max(1, coordinates.count))
    _ = points.initialize(from: coordinates.map { MKMapPoint($0) })
    return points
  }()

  open var pointCount: Int { coordinates.count }

  /// Returns memory that exists until the process ends.
  open func points() -> UnsafeMutablePointer<MKMapPoint> { mapPoints.baseAddress! }

  open func location(atPointIndex index: Int) -> CGFloat {
    coordinates.count < 2 ? 0 : CGFloat(index) / CGFloat(coordinates.count - 1)
  }

  open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }

  open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
    for index in 0..<range.length { coords[index] = coordinates[range.location + index] }
  }

  open var boundingMapRect: MKMapRect {
    coordinates.map { MKMapRect(origin: MKMapPoint($0), size: MKMapSize()) }.reduce(.null) { $0.union($1) }
  }
}

open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}

open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

  open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
  open var boundingMapRect: MKMapRect { polylines.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
}

open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

  open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
  open var boundingMapRect: MKMapRect { polygons.map(\.boundingMapRect).reduce(.null) { $0.union($1) } }
}

open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public private(set) var interiorPolygons: [MKPolygon]?

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: coords, count: count)))
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(coordinates: coords, count: count)
    self.interiorPolygons = interiorPolygons
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(UnsafeBufferPointer(start: points, count: count).map(\.coordinate))
  }
}

open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (center, self.radius) = (coord, radius)
  }

  public convenience init(mapRect: MKMapRect) {
    let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY)
    let edge = MKMapPoint(x: mapRect.midX + max(mapRect.width, mapRect.height) / 2, y: mapRect.midY)
    self.init(center: middle.coordinate, radius: middle.distance(to: edge))
  }

  open override var coordinate: CLLocationCoordinate2D { center }

  open var boundingMapRect: MKMapRect {
    MKMapRect(MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
  }
}

open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  public convenience override init() { self.init(urlTemplate: nil) }

  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  open var boundingMapRect: MKMapRect { .world }

  open func url(forTilePath path: MKTileOverlayPath) -> URL { URL(string: urlTemplate ?? "about:blank")! }

  open func loadTile(at path: MKTileOverlayPath, result: @escaping (Data?, (any Error)?) -> Void) {
    result(nil, MKError(.loadingThrottled))
  }
}

public struct MKTileOverlayPath: Sendable {
  public var x = 0
  public var y = 0
  public var z = 0
  public var contentScaleFactor: CGFloat = 1

  public init() {}

  public init(x: Int, y: Int, z: Int, contentScaleFactor: CGFloat) {
    (self.x, self.y, self.z, self.contentScaleFactor) = (x, y, z, contentScaleFactor)
  }
}

/// A renderer that draws nothing.
@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1
  open var contentScaleFactor: CGFloat { 1 }

  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Creates a renderer of nothing, as `MKOverlayRenderer()` does.
  public convenience override init() { self.init(overlay: MKCircle(center: CLLocationCoordinate2D(), radius: 0)) }

  open func point(for mapPoint: MKMapPoint) -> CGPoint { CGPoint(x: mapPoint.x, y: mapPoint.y) }
  open func mapPoint(for point: CGPoint) -> MKMapPoint { MKMapPoint(x: point.x, y: point.y) }
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(x: mapRect.minX, y: mapRect.minY, width: mapRect.width, height: mapRect.height)
  }
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { false }
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}
  open func setNeedsDisplay() {}
  open func setNeedsDisplay(_ mapRect: MKMapRect) {}
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineJoin = CGLineJoin.round
  open var lineCap = CGLineCap.round
  open var miterLimit: CGFloat = 10
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
  open var path: CGPath!
  open var shouldRasterize = false

  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {}
  open func strokePath(_ path: CGPath, in context: CGContext) {}
  open func fillPath(_ path: CGPath, in context: CGContext) {}
  open func createPath() {}
  open func invalidatePath() {}
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }
}

@preconcurrency @MainActor open class MKGradientPolylineRenderer: MKPolylineRenderer {
  open private(set) var colors: [UIColor] = []
  open private(set) var locations: [CGFloat] = []
  open func setColors(_ colors: [UIColor], locations: [CGFloat]) { (self.colors, self.locations) = (colors, locations) }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon([]) }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  open var circle: MKCircle { overlay as? MKCircle ?? MKCircle(center: kCLLocationCoordinate2DInvalid, radius: 0) }
}

@preconcurrency @MainActor open class MKMultiPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolyline: MKMultiPolyline) { self.init(overlay: multiPolyline) }
}

@preconcurrency @MainActor open class MKMultiPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(multiPolygon: MKMultiPolygon) { self.init(overlay: multiPolygon) }
}

@preconcurrency @MainActor open class MKTileOverlayRenderer: MKOverlayRenderer {
  public convenience init(tileOverlay overlay: MKTileOverlay) { self.init(overlay: overlay) }

  open func reloadData() {}
}

public let MKErrorDomain = "MKErrorDomain"

public struct MKError: LocalizedError, CustomNSError {
  public enum Code: UInt, Sendable {
    case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public static var unknown: Code { .unknown }
  public static var serverFailure: Code { .serverFailure }
  public static var loadingThrottled: Code { .loadingThrottled }
  public static var placemarkNotFound: Code { .placemarkNotFound }
  public static var directionsNotFound: Code { .directionsNotFound }
  public static var decodingFailed: Code { .decodingFailed }
  public var errorCode: Int { Int(code.rawValue) }
  public var errorDescription: String? { "MapKit is not available on Linux." }
}

extension MKError.Code {
  /// Lets `catch` and `case` compare an error with a code.
  public static func ~= (match: MKError.Code, error: any Error) -> Bool { (error as? MKError)?.code == match }
}
