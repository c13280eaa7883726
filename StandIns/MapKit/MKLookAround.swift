import CoreLocation
import StandInViews
import UIKit

/// Pictures of a street. There are none.
open class MKLookAroundScene: NSObject, @unchecked Sendable {}

/// A request that ends with an `MKError`.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  public init(mapItem: MKMapItem) { coordinate = mapItem.placemark.coordinate }

  open var isCancelled: Bool { false }
  open var isLoading: Bool { false }
  open var scene: MKLookAroundScene? { get async throws { throw MKError(.serverFailure) } }
  open func getSceneWithCompletionHandler(_ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  open func cancel() {}
}

/// A box with a Close button.
@preconcurrency @MainActor open class MKLookAroundViewController: UIViewController {
  open weak var delegate: (any MKLookAroundViewControllerDelegate)?
  open var scene: MKLookAroundScene?
  open var isNavigationEnabled = true
  open var showsRoadLabels = true
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(scene: MKLookAroundScene) {
    self.scene = scene
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    view = StandInScreen(name: "MKLookAroundViewController") { [weak self] in self?.dismiss(animated: true) }
  }
}

@preconcurrency @MainActor public protocol MKLookAroundViewControllerDelegate: NSObjectProtocol {}
