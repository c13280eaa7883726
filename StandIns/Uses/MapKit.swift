import MapKit
import UIKit

class Place: NSObject, MKAnnotation {
  let coordinate = CLLocationCoordinate2D(latitude: 48, longitude: 11)
  let title: String? = "Munich"
}

class MapController: UIViewController, MKMapViewDelegate {
  let map = MKMapView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    map.delegate = self
    map.register(MKMarkerAnnotationView.self, forAnnotationViewWithReuseIdentifier: "place")
    map.addAnnotation(Place())
    map.setRegion(
      MKCoordinateRegion(center: Place().coordinate, latitudinalMeters: 500, longitudinalMeters: 500), animated: true)
    let points = [CLLocationCoordinate2D(), Place().coordinate]
    map.addOverlay(MKPolyline(coordinates: points, count: points.count))
    map.showsUserLocation = true
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Cafe"
    MKLocalSearch(request: request).start { response, error in print(response?.mapItems.count ?? 0, error ?? "") }
  }
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard !(annotation is MKUserLocation) else { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "place") as? MKPinAnnotationView
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "place")
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }
  func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
    guard let line = overlay as? MKPolyline else { return MKOverlayRenderer(overlay: overlay) }
    let renderer = MKPolylineRenderer(polyline: line)
    renderer.strokeColor = .red
    renderer.lineWidth = 3
    return renderer
  }
}

@MainActor func regions(_ map: MKMapView, _ lines: [MKPolyline]) {
  map.pointOfInterestFilter = MKPointOfInterestFilter(including: [.bakery, .evCharger, .pharmacy])
  let renderer = MKMultiPolylineRenderer(multiPolyline: MKMultiPolyline(lines))
  (renderer.strokeEnd, renderer.lineWidth) = (0.5, 2)
  let rect = map.convert(map.region, toRectTo: map)
  print(map.convert(rect, toRegionFrom: map).center, MKMapRectContainsPoint(.world, MKMapPoint(x: 1, y: 2)))
  print(NSNotification.Name.MKAnnotationCalloutInfoDidChange, lines.first?.points()[0].x ?? 0)
}

func options(_ region: MKCoordinateRegion) -> [String: Any] {
  [
    MKLaunchOptionsMapCenterKey: NSValue(mkCoordinate: region.center),
    MKLaunchOptionsMapSpanKey: NSValue(mkCoordinateSpan: region.span),
  ]
}
