import UIKit

/// A location of a sequence. The sequence ends at once.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`, automotiveNavigation, otherNavigation, fitness, airborne
  }

  public var location: CLLocation? { nil }
  public var isStationary: Bool { false }
  public var stationary: Bool { false }
  public var authorizationDenied: Bool { true }

  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

  public struct Updates: AsyncSequence, AsyncIteratorProtocol, Sendable {
    public mutating func next() async throws -> CLLocationUpdate? { nil }

    public func makeAsyncIterator() -> Updates { self }
  }
}

open class CLLocationSourceInformation: NSObject, @unchecked Sendable {
  public let isSimulatedBySoftware: Bool
  public let isProducedByAccessory: Bool

  public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
    (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
  }
}

extension CLLocation {
  public var sourceInformation: CLLocationSourceInformation? { nil }

  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy,
    timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
      course: course, speed: speed, timestamp: timestamp)
  }
}

extension CLGeocoder {
  public func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  public func geocodeAddressString(
    _ addressString: String, in region: CLRegion?, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] { throw CLError(.network) }

  public func geocodeAddressDictionary(
    _ addressDictionary: [AnyHashable: Any], completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }
}

extension CLBeaconRegion {
  public convenience init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.init(uuid: beaconIdentityConstraint.uuid, identifier: identifier)
  }

  public func peripheralData(withMeasuredPower measuredPower: NSNumber?) -> NSMutableDictionary {
    NSMutableDictionary()
  }
}
