import CoreTypes
import Rendering
import Testing
import UIKit

@testable import Simulator

/// The time of a live app that advances only on request.
@MainActor struct ClockTests {
  private let stage: LiveStage
  private let session: Session

  init() throws {
    session = try LiveScreen().session
    stage = LiveStage(session, CairoRenderer())
  }

  @Test func aStoppedClockStandsStill() {
    stage.pass(0.5)
    #expect(session.now == 0.5)
    #expect(stage.clock.isStopped)
    stage.clock.catchUp()
    #expect(session.now == 0.5)
    stage.pass(0.25)
    #expect(session.now == 0.75)
  }

  @Test func nonsensePassesNoTime() {
    for seconds: Double in [-1, .nan, .infinity, -.infinity] { stage.pass(seconds) }
    #expect(session.now == 0)
    stage.pass(1e9)
    #expect(session.now == 60, "as much as one request may let pass")
  }

  @Test func whatStartsAgainStandsStillToo() throws {
    stage.pass(0)
    let next = LiveStage(try LiveScreen().session, CairoRenderer())
    next.take(over: stage)
    #expect(next.clock.isStopped)
  }
}
