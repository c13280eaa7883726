import CoreLocation
import UIKit

// Foundation boxes few types on Linux; a coordinate is stored as a point of its longitude and its latitude.
extension NSValue {
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgPoint: CGPoint(x: coordinate.longitude, y: coordinate.latitude))
  }

  public convenience init(mkCoordinateSpan span: MKCoordinateSpan) {
    self.init(cgPoint: CGPoint(x: span.longitudeDelta, y: span.latitudeDelta))
  }

  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: cgPointValue.y, longitude: cgPointValue.x)
  }

  public var mkCoordinateSpanValue: MKCoordinateSpan {
    MKCoordinateSpan(latitudeDelta: cgPointValue.y, longitudeDelta: cgPointValue.x)
  }
}
