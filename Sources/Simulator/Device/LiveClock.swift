import CoreTypes
import UIKit

/// Has a session's time keep up with that of the clock on the wall.
@MainActor struct LiveClock {
  private let session: Session
  /// When the session began, in seconds of the wall.
  private let start: TimeInterval

  init(_ session: Session) { (self.session, start) = (session, Self.wall - session.now) }

  /// Seconds that never jump.
  static var wall: TimeInterval { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// What is due is done, with a frame after each piece of work.
  func catchUp() { session.advance(by: max(Self.wall - start - session.now, 0)) }
}
