import CoreTypes
import Testing
import UIKit

@testable import Simulator

/// The requests of pages, and their JSON.
@MainActor struct RequestTests {
  private let screen: LiveScreen

  init() throws { screen = try LiveScreen() }

  private func touch(_ phase: String, _ x: Double, _ y: Double, finger: Int = 1) -> String? {
    screen.act(.touch(phase: phase, finger: finger, x: x, y: y, stamp: 0))
  }

  @Test func aTap() throws {
    let place = try #require(screen.inspector.targets().first { $0.name == "Save" })
    #expect(touch("began", place.x, place.y) == nil)
    #expect(screen.button.isHighlighted)
    #expect(touch("ended", place.x, place.y) == nil)
    #expect(!screen.button.isHighlighted)
    #expect(screen.taps == 1)
  }

  @Test func nonsense() {
    #expect(touch("flew", 0, 0) != nil)
    #expect(touch("ended", .nan, .infinity, finger: .max) == nil)
    #expect(screen.act(.type(text: "no field has focus")) != nil)
    #expect(screen.act(.rotate(to: "sideways")) != nil)
    #expect(screen.act(.set(settings: ["os": "7"])) != nil)
    #expect(screen.act(.wheel(x: .nan, y: 0, byX: 1e300, byY: -.infinity, stamp: 0)) == nil)
  }

  /// The motion event reaches the first responder or the key window, as on a device that is shaken.
  @Test func shaking() throws {
    let view = screen.session.perform { ShakenView() }
    screen.session.perform { screen.label.superview?.addSubview(view) }
    #expect(screen.session.perform { view.becomeFirstResponder() })
    #expect(screen.act(.shake) == nil)
    #expect(view.shakes == 1)
  }

  @Test func settingsAndTurns() {
    #expect(screen.act(.set(settings: ["style": "dark"])) == nil)
    #expect(screen.session.environment.interfaceStyle == .dark)
    #expect(screen.act(.rotate(to: "landscape-left")) == nil)
    #expect(screen.session.environmentSummary.orientation == "landscape-left")
  }

  /// One key, the name of the case, as the page writes it.
  @Test func asJSON() throws {
    func request(_ text: String) throws -> DeviceRequest {
      try JSONDecoder().decode(DeviceRequest.self, from: Data(text.utf8))
    }
    #expect(
      try request(#"{"touch":{"phase":"began","finger":0,"x":1.5,"y":2,"stamp":3}}"#)
        == .touch(phase: "began", finger: 0, x: 1.5, y: 2, stamp: 3))
    #expect(try request(#"{"shake":{}}"#) == .shake)
    #expect(try request(#"{"lookBack":{}}"#) == .lookBack(frame: nil))
    #expect(try request(#"{"set":{"settings":{"style":"dark"}}}"#) == .set(settings: ["style": "dark"]))
    #expect(throws: DecodingError.self) { try request(#"{"touch":{"phase":"began"}}"#) }
  }

  /// Which views requested layout since the last frame.
  @Test func aTally() {
    screen.session.beginTally()
    screen.session.perform { screen.label.text = "Other text" }
    screen.session.commitWindows()
    let tally = screen.session.takeTally()
    #expect(tally.layouts > 0 && tally.solutions > 0)
    #expect(tally.causes.contains { $0.contains("nameLabel") })
    #expect(screen.session.takeTally() == LayoutTally())
  }
}

private final class ShakenView: UIView {
  private(set) var shakes = 0

  override var canBecomeFirstResponder: Bool { true }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes += 1 }
}
