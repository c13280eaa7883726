@_exported import CoreLocation
import StandInNotes
import StandInViews
import UIKit

public enum MKMapType: UInt, Sendable {
  case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none, follow, followWithHeading
}

/// A box instead of a map. It keeps the region, annotations and overlays, shows none of them, and calls no delegate.
@preconcurrency @MainActor open class MKMapView: StandInView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  open var isRotateEnabled = true
  open var isPitchEnabled = true
  open var showsUserLocation = false
  open var showsCompass = true
  open var showsScale = false
  open var showsTraffic = false
  open var showsBuildings = true
  open var showsPointsOfInterest = true
  open var showsUserTrackingButton = false
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var selectableMapFeatures: MKMapFeatureOptions = []
  open var userTrackingMode = MKUserTrackingMode.none
  open var camera = MKMapCamera()
  open var cameraBoundary: CameraBoundary?
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  private var classes: [String: MKAnnotationView.Type] = [:]

  public override init(frame: CGRect) {
    super.init(frame: frame)
    StandInNote.report("MapKit", "maps are empty boxes")
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var standInClass: AnyClass { MKMapView.self }

  // MARK: Region

  open var region = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }

  open var visibleMapRect: MKMapRect {
    get { MKMapRect(region) }
    set { region = MKCoordinateRegion(newValue) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) { centerCoordinate = coordinate }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) { visibleMapRect = mapRect }
  open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }
  open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    let half = (latitude: region.span.latitudeDelta / 2, longitude: region.span.longitudeDelta / 2),
      center = region.center
    let first = convert(
      CLLocationCoordinate2D(latitude: center.latitude + half.latitude, longitude: center.longitude - half.longitude),
      toPointTo: view)
    let second = convert(
      CLLocationCoordinate2D(latitude: center.latitude - half.latitude, longitude: center.longitude + half.longitude),
      toPointTo: view)
    return CGRect(x: first.x, y: first.y, width: second.x - first.x, height: second.y - first.y)
  }
  open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    let first = convert(CGPoint(x: rect.minX, y: rect.minY), toCoordinateFrom: view)
    let second = convert(CGPoint(x: rect.maxX, y: rect.maxY), toCoordinateFrom: view)
    return MKCoordinateRegion(
      center: convert(CGPoint(x: rect.midX, y: rect.midY), toCoordinateFrom: view),
      span: MKCoordinateSpan(
        latitudeDelta: first.latitude - second.latitude, longitudeDelta: second.longitude - first.longitude))
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }
  open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { mapRect }
  open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect { mapRect }

  /// The point of a coordinate as if the region filled the box without distortion by a projection.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    let x = 0.5 + (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
    let y = 0.5 - (coordinate.latitude - region.center.latitude) / region.span.latitudeDelta
    return convert(CGPoint(x: bounds.width * x, y: bounds.height * y), to: view)
  }

  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    let point = convert(point, from: view)
    let x = bounds.width > 0 ? point.x / bounds.width - 0.5 : 0,
      y = bounds.height > 0 ? 0.5 - point.y / bounds.height : 0
    return CLLocationCoordinate2D(
      latitude: region.center.latitude + y * region.span.latitudeDelta,
      longitude: region.center.longitude + x * region.span.longitudeDelta)
  }

  // MARK: Annotations

  open var isUserLocationVisible: Bool { false }
  open var pitchButtonVisibility = MKFeatureVisibility.adaptive
  open var annotationVisibleRect: CGRect { bounds }

  open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) { self.annotations += annotations }
  open func removeAnnotation(_ annotation: any MKAnnotation) { annotations.removeAll { $0 === annotation } }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) { annotations.forEach(removeAnnotation) }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { [] }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    for annotation in annotations where !self.annotations.contains(where: { $0 === annotation }) {
      addAnnotation(annotation)
    }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { selectedAnnotations = [annotation] }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) { selectedAnnotations = [] }
  open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    classes[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? { nil }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView { (classes[identifier] ?? MKAnnotationView.self).made(annotation, identifier) }

  // MARK: Overlays

  open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { overlays.append(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
  open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) { self.overlays += overlays }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { overlays.insert(overlay, at: index) }
  open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
    overlays.insert(overlay, at: index)
  }
  open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
    overlays.insert(overlay, at: overlays.firstIndex { $0 === sibling }.map { $0 + 1 } ?? overlays.count)
  }
  open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
    overlays.insert(overlay, at: overlays.firstIndex { $0 === sibling } ?? 0)
  }
  open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) { overlays.swapAt(index1, index2) }
  open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { overlays }
  open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) {
    guard let first = overlays.firstIndex(where: { $0 === overlay1 }),
      let second = overlays.firstIndex(where: { $0 === overlay2 })
    else { return }
    overlays.swapAt(first, second)
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach(removeOverlay) }
  open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { nil }

  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion

    public init?(coordinateRegion region: MKCoordinateRegion) { self.region = region }

    public init?(mapRect: MKMapRect) { region = MKCoordinateRegion(mapRect) }

    open var mapRect: MKMapRect { MKMapRect(region) }
  }

  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public override init() { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (-1, -1) }

    public init?(
      minCenterCoordinateDistance minDistance: CLLocationDistance,
      maxCenterCoordinateDistance maxDistance: CLLocationDistance = .greatestFiniteMagnitude
    ) { (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance) }

    public init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
      (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (-1, maxDistance)
    }
  }
}

public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads, aboveLabels
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var altitude: CLLocationDistance = 0
  open var pitch: CGFloat = 0
  open var heading: CLLocationDirection = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
    heading: CLLocationDirection
  ) {
    self.init()
    (self.centerCoordinate, centerCoordinateDistance) = (centerCoordinate, distance)
    (self.pitch, self.heading) = (pitch, heading)
  }

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
    eyeAltitude: CLLocationDistance
  ) {
    self.init()
    (self.centerCoordinate, altitude) = (centerCoordinate, eyeAltitude)
  }

  public convenience init(
    lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool
  ) {
    self.init()
    centerCoordinate = mapItem.placemark.coordinate
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MKMapCamera()
    (copy.centerCoordinate, copy.centerCoordinateDistance) = (centerCoordinate, centerCoordinateDistance)
    (copy.altitude, copy.pitch, copy.heading) = (altitude, pitch, heading)
    return copy
  }
}
