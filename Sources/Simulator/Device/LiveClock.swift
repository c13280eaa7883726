import CoreTypes
import UIKit

/// Has a session's time keep up with that of the clock on the wall, or stand still between requests.
@MainActor struct LiveClock {
  /// In seconds: how much one request may let pass.
  private static let longestPass = 60.0

  private let session: Session
  /// When the session began, in seconds of the wall; nil where time passes by requests alone.
  private var start: TimeInterval?

  init(_ session: Session) { (self.session, start) = (session, Self.wall - session.now) }

  /// Seconds that never jump.
  static var wall: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  var isStopped: Bool { start == nil }

  /// What is due is done, with a frame after each piece of work.
  func catchUp() {
    if let start { session.advance(by: max(Self.wall - start - session.now, 0)) }
  }

  mutating func stop() { start = nil }

  /// - Parameter seconds: as they came from outside.
  func pass(_ seconds: Double) {
    if seconds.isFinite { session.advance(by: min(max(seconds, 0), Self.longestPass)) }
  }
}
