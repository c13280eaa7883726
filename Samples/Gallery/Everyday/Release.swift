import UIKit

/// The release of iOS that the app runs on, for what cannot be asked of an object.
enum Release {
  /// - Parameter version: such as "15" or "13.4".
  @MainActor static func isAtLeast(_ version: String) -> Bool {
    UIDevice.current.systemVersion.compare(version, options: .numeric) != .orderedAscending
  }
}
