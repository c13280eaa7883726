import UIKit

/// The iOS release that the app runs on, for checks that no API offers.
enum Release {
  /// - Parameter version: A version such as "15" or "13.4".
  @MainActor static func isAtLeast(_ version: String) -> Bool {
    UIDevice.current.systemVersion.compare(version, options: .numeric) != .orderedAscending
  }
}
