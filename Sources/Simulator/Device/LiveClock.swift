import CoreTypes
import UIKit

/// Keeps a session's time equal to real time, or stops it between requests.
@MainActor struct LiveClock {
  /// The greatest time that one request may let pass, in seconds.
  private static let longestPass = 60.0

  private let session: Session
  /// The start of the session in real time, in seconds; nil if time passes only by requests.
  private var start: TimeInterval?

  init(_ session: Session) { (self.session, start) = (session, Self.wall - session.now) }

  /// The monotonic time in seconds.
  static var wall: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  var isStopped: Bool { start == nil }

  /// Runs all due work, with a frame after each piece of work.
  func catchUp() {
    if let start { session.advance(by: max(Self.wall - start - session.now, 0)) }
  }

  mutating func stop() { start = nil }

  /// - Parameter seconds: The time from a request, not validated yet.
  func pass(_ seconds: Double) {
    if seconds.isFinite { session.advance(by: min(max(seconds, 0), Self.longestPass)) }
  }
}
