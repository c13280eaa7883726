import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Content areas after a rotation.
/// The landscape rows of the table of content areas, reached by rotating a running app. Basis: the marks there.
@MainActor struct TurnedAreaTests {
  struct Turn: Sendable, CustomTestStringConvertible {
    var portrait: AreaCase
    var landscape: AreaCase

    var testDescription: String { portrait.testDescription }

    /// Every row with values for both orientations.
    static let all = AreaCase.landscape.flatMap { landscape in
      AreaCase.portrait.filter { $0.isTurned(landscape) }.map { Turn(portrait: $0, landscape: landscape) }
    }
  }

  @Test("portrait, landscape and back", arguments: Turn.all, [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
  func turn(_ turn: Turn, _ side: UIInterfaceOrientation) throws {
    let session = try Session.phone(turn.portrait.screen, turn.portrait.release)
    let probe = session.perform { ProbeController() }
    let window = session.show(session.perform { turn.portrait.stage(probe) })
    let before = window.recursiveDescription()
    turn.portrait.check(probe)
    #expect(session.rotate(to: side))
    turn.landscape.check(probe)
    #expect(session.rotate(to: .portrait))
    turn.portrait.check(probe)
    #expect(window.recursiveDescription() == before)
  }

  @Test("a landscape that is turned by half is the same landscape", arguments: AreaCase.landscape)
  func halfTurn(_ area: AreaCase) throws {
    let session = try Session.phone(area.screen, area.release)
    let probe = session.perform { ProbeController() }
    _ = session.show(session.perform { area.stage(probe) })
    #expect(session.rotate(to: .landscapeLeft))
    area.check(probe)
  }

  @Test("most rows have both") func count() { #expect(Turn.all.count == 44) }
}

extension AreaCase {
  fileprivate func isTurned(_ other: AreaCase) -> Bool {
    release == other.release && container == other.container && settings == other.settings
      && screen == CGSize(width: other.screen.height, height: other.screen.width)
  }
}
