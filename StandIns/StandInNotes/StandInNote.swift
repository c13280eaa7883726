import Foundation
import Synchronization

/// The message that a stand-in prints when an app uses it for the first time.
public enum StandInNote {
  private static let reported = Mutex<Set<String>>([])

  /// Prints `MODULE is a stand-in for Apple's: LIMIT.` to the standard error, once for each module and process.
  ///
  /// - Parameters:
  ///   - module: The name of Apple's framework.
  ///   - limit: The limits for the app, without a final period: `maps are empty boxes`.
  public static func report(_ module: String, _ limit: String) {
    guard reported.withLock({ $0.insert(module).inserted }) else { return }
    FileHandle.standardError.write(Data("\(module) is a stand-in for Apple's: \(limit).\n".utf8))
  }
}
