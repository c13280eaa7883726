import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Two generations side by side.
@MainActor struct TwoSessionsTests {
  @Test("controllers keep to the session they were made in, whatever is done in between")
  func interleaved() throws {
    let screen = CGSize(width: 320, height: 568)
    let sessions = [try Session.phone(screen, .iOS(6, 1)), try Session.phone(screen, .iOS(7))]
    let stacks = sessions.map { session in
      session.perform { UINavigationController(rootViewController: UIViewController()) }
    }
    let windows = zip(sessions, stacks).map { $0.show($1) }
    // Deliberately inside the other session.
    let probes = sessions.map { session in session.perform { ProbeController() } }
    for index in [0, 1] {
      sessions[1 - index].perform { stacks[index].pushViewController(probes[index], animated: false) }
    }
    for session in sessions { session.commitWindows() }
    #expect(probes.map(\.boundsAtLoad) == [CGSize(width: 320, height: 548), screen])
    #expect(
      probes.map(\.view.frame) == [CGRect(x: 0, y: 0, width: 320, height: 504), CGRect(origin: .zero, size: screen)])
    #expect(probes.map(\.topLengthAtLayout) == [0, 64])
    #expect(probes.map { $0.view.session === sessions[0] } == [true, false])
    #expect(windows.map(\.isKeyWindow) == [true, true])
    #expect(sessions.map(\.windows) == windows.map { [$0] })
  }
}
