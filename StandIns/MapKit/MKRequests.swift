import CoreLocation
import StandInNotes
import StandInViews
import UIKit

open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  private let place: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.init(coordinate: coordinate)
  }

  public override init(placemark: CLPlacemark) {
    place = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  open var coordinate: CLLocationCoordinate2D { place }
  open var title: String? { nil }
  open var countryCode: String? { nil }
}

open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  open var isCurrentLocation: Bool { false }

  public init(placemark: MKPlacemark) { self.placemark = placemark }

  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }

  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  @discardableResult open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?
  ) async -> Bool { false }
  open func openInMaps(
    launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler completion: @escaping (Bool) -> Void
  ) { completion(false) }

  open class func forCurrentLocation() -> MKMapItem {
    MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  /// - Returns: false: there is no app for maps.
  @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  @discardableResult open class func openMaps(
    with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
  ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"

// Requests end with an `MKError`, before the call returns.
open class MKDirections: NSObject {
  public init(request: Request) {}

  open var isCalculating: Bool { false }
  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func calculateETA(completionHandler: @escaping (ETAResponse?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  open func cancel() {}

  public enum RoutePreference: Int, Sendable {
    case any, avoid
  }

  open class Request: NSObject {
    open var highwayPreference = RoutePreference.any
    open var tollPreference = RoutePreference.any
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() {}
  }

  open class Response: NSObject {
    open var routes: [MKRoute] { [] }
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
  }

  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
    open var expectedDepartureDate: Date { .distantPast }
    open var expectedArrivalDate: Date { .distantPast }
    open var transportType: MKDirectionsTransportType { .any }
    open var source: MKMapItem { MKMapItem.forCurrentLocation() }
    open var destination: MKMapItem { MKMapItem.forCurrentLocation() }
  }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

open class MKRoute: NSObject {
  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
  open var polyline: MKPolyline { MKPolyline([]) }
  open var steps: [Step] { [] }
  open var hasTolls: Bool { false }
  open var hasHighways: Bool { false }

  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var transportType: MKDirectionsTransportType { .any }
    open var distance: CLLocationDistance { 0 }
    open var polyline: MKPolyline { MKPolyline([]) }
  }
}

open class MKLocalSearch: NSObject {
  public init(request: Request) {}

  public init(request: MKLocalPointsOfInterestRequest) {}

  open var isSearching: Bool { false }
  open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  open func cancel() {}

  open class Request: NSObject {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    open var resultTypes: MKLocalSearch.ResultType = [.address, .pointOfInterest]

    public override init() {}

    public init(completion: MKLocalSearchCompletion) {}

    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }
  }

  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }
}

open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
  }

  public convenience init(coordinateRegion region: MKCoordinateRegion) {
    self.init(center: region.center, radius: region.span.latitudeDelta / 2 * 111_319.5)
  }

  open var region: MKCoordinateRegion {
    MKCoordinateRegion(center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }

  public static let maxRadius: CLLocationDistance = 50_000
}

extension MKLocalSearch {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }
}

public enum MKSearchCompletionFilterType: Int, Sendable {
  case locationsAndQueries, locationsOnly
}

open class MKLocalSearchCompleter: NSObject {
  open var filterType = MKSearchCompletionFilterType.locationsAndQueries
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  open var resultTypes: ResultType = []
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }

  public override init() {}

  open func cancel() {}

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
  }
}

open class MKLocalSearchCompletion: NSObject {
  open var title: String { "" }
  open var subtitle: String { "" }
  open var titleHighlightRanges: [NSValue] { [] }
  open var subtitleHighlightRanges: [NSValue] { [] }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

open class MKMapSnapshotter: NSObject {
  public init(options: Options) {}

  open var isLoading: Bool { false }
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start(with queue: DispatchQueue, completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  open func cancel() {}

  open class Options: NSObject {
    open var camera = MKMapCamera()
    open var region = MKCoordinateRegion()
    open var mapRect = MKMapRect.null
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsPointsOfInterest = true
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
    open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()

    public override init() {}
  }

  open class Snapshot: NSObject {
    open var image: UIImage { UIImage() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }
}

/// A box in place of the compass.
@preconcurrency @MainActor open class MKCompassButton: StandInView {
  open weak var mapView: MKMapView?
  open var compassVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

@preconcurrency @MainActor open class MKScaleView: StandInView {
  open weak var mapView: MKMapView?
  open var scaleVisibility = MKFeatureVisibility.adaptive

  public convenience init(mapView: MKMapView?) {
    self.init(frame: .zero)
    self.mapView = mapView
  }
}

@preconcurrency @MainActor open class MKUserTrackingButton: StandInView {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
    self.mapView = mapView
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }
}

@preconcurrency @MainActor open class MKUserTrackingBarButtonItem: UIBarButtonItem {
  open weak var mapView: MKMapView?

  public convenience init(mapView: MKMapView?) {
    self.init(title: "Location", style: .plain, target: nil, action: nil)
    self.mapView = mapView
  }
}
