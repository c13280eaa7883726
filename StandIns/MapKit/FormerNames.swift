import UIKit

// Names of Swift 3 and 4.
public typealias MKDirectionsRequest = MKDirections.Request
public typealias MKDirectionsResponse = MKDirections.Response
public typealias MKETAResponse = MKDirections.ETAResponse
public typealias MKRouteStep = MKRoute.Step
public typealias MKLocalSearchRequest = MKLocalSearch.Request
public typealias MKLocalSearchResponse = MKLocalSearch.Response
public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options
public typealias MKMapSnapshot = MKMapSnapshotter.Snapshot
public typealias MKAnnotationViewDragState = MKAnnotationView.DragState

extension MKMapView {
  public func add(_ overlay: any MKOverlay) { addOverlay(overlay) }
  public func add(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay, level: level) }
  public func remove(_ overlay: any MKOverlay) { removeOverlay(overlay) }
}

extension NSNotification.Name {
  public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name(
    "MKAnnotationCalloutInfoDidChangeNotification")
}
