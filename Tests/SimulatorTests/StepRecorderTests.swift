import CoreTypes
import Testing
import UIKit

@testable import Simulator

/// The user's steps, in the syntax that repeats them.
@MainActor struct StepRecorderTests {
  private let screen: LiveScreen
  private let recorder = StepRecorder()

  init() throws { screen = try LiveScreen() }

  @discardableResult private func act(_ request: DeviceRequest, at time: TimeInterval = 0) -> Bool {
    recorder.willDo(request, in: screen.session, at: time)
    return screen.act(request) == nil && recorder.did(request, at: time)
  }

  private func touch(_ phase: String, _ place: CGPoint, finger: Int = 1, at time: TimeInterval) {
    act(.touch(phase: phase, finger: finger, x: place.x, y: place.y, stamp: 0), at: time)
  }

  private func tap(_ place: CGPoint, at time: TimeInterval, lasting seconds: TimeInterval = 0.1) {
    touch("began", place, at: time)
    touch("ended", place, at: time + seconds)
  }

  private func place(_ name: String) throws -> CGPoint {
    let target = try #require(screen.inspector.targets().first { $0.name == name })
    return CGPoint(x: target.x, y: target.y)
  }

  @Test func fingers() throws {
    let save = try place("Save")
    tap(save, at: 1)
    #expect(recorder.steps.map(\.words) == ["tap Save"])
    tap(save, at: 1.2)
    #expect(recorder.steps.map(\.words) == ["double-tap Save"])
    tap(save, at: 5, lasting: 0.6)
    touch("began", save, at: 7)
    touch("moved", CGPoint(x: save.x, y: save.y + 30), at: 7.1)
    touch("ended", CGPoint(x: save.x + 4, y: save.y + 80), at: 7.2)
    #expect(recorder.steps.map(\.words) == ["double-tap Save", "press Save", "drag Save 4,80"])
  }

  /// Touches of unnamed elements, multiple touches, and a cancelled touch.
  @Test func whatIsNotRemembered() throws {
    let save = try place("Save")
    tap(CGPoint(x: 300, y: 500), at: 0)
    touch("began", save, at: 1)
    touch("began", CGPoint(x: 100, y: 300), finger: 2, at: 1)
    touch("ended", save, at: 1.1)
    touch("ended", CGPoint(x: 100, y: 300), finger: 2, at: 1.1)
    touch("began", save, at: 2)
    touch("cancelled", save, at: 2.1)
    #expect(!act(.type(text: "no field has focus")))
    #expect(recorder.steps.isEmpty)
  }

  @Test func keysAndTurns() throws {
    let field = screen.session.perform { UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30)) }
    screen.session.perform {
      field.placeholder = "Who"
      screen.label.superview?.addSubview(field)
    }
    screen.session.commitWindows()
    tap(try place("Who"), at: 0)
    for key in ["A", "d", " ", "\u{8}", "a"] { act(.type(text: key)) }
    act(.rotate(to: "landscape-left"))
    act(.rotate(to: "portrait"))
    act(.shake)
    #expect(recorder.steps.map(\.words) == ["tap Who", "type Ad \u{8}a", "rotate portrait", "shake"])
  }

  /// The second element with a name is numbered, and steps find it in the same way.
  @Test func severalOfAName() throws {
    let other = screen.session.perform { UIButton(type: .system) }
    screen.session.perform {
      other.frame = CGRect(x: 20, y: 300, width: 100, height: 40)
      other.setTitle("Save", for: .normal)
      screen.label.superview?.addSubview(other)
    }
    screen.session.commitWindows()
    tap(CGPoint(x: 70, y: 320), at: 0)
    let first = try #require(screen.inspector.targets().first { $0.name == "Save" })
    tap(CGPoint(x: first.x, y: first.y), at: 2)
    #expect(recorder.steps.map(\.words) == ["tap Save#2", "tap Save"])
    let taps = screen.taps
    try screen.session.perform(.tap("Save"))
    #expect(screen.taps == taps + 1)
  }

  // MARK: Replaying steps

  private let words = StepSyntax { (text) throws(StepFailure) in
    guard text.hasPrefix("tap ") else { throw StepFailure("no step: \(text)") }
    return .tap(String(text.dropFirst(4)))
  }

  /// In another language the element has another name, which is recorded from then on.
  @Test func byPlaceWhereTheNameIsAnother() throws {
    tap(try place("Save"), at: 0)
    let step = try #require(recorder.steps.first), taps = screen.taps
    screen.session.perform { screen.button.setTitle("Sichern", for: .normal) }
    screen.session.commitWindows()
    let renamed = try screen.session.perform(again: step, words)
    #expect(screen.taps == taps + 1 && renamed.words == "tap Sichern")
  }

  @Test func theNameGoesBeforeThePlace() throws {
    tap(try place("Save"), at: 0)
    let step = try #require(recorder.steps.first), taps = screen.taps
    let other = screen.session.perform { UIView() }
    screen.session.perform {
      screen.button.superview?.insertSubview(other, at: 0)
      screen.label.text = "Other"
    }
    screen.session.commitWindows()
    #expect(try screen.session.perform(again: step, words) == step)
    #expect(screen.taps == taps + 1)
  }

  /// No element of that kind is at the position.
  @Test func nothingInItsPlace() throws {
    tap(try place("Save"), at: 0)
    let step = try #require(recorder.steps.first)
    screen.session.perform { screen.button.removeFromSuperview() }
    screen.session.commitWindows()
    #expect(throws: StepFailure.self) { try screen.session.perform(again: step, words) }
  }

  @Test func theProgramBeginsAnew() throws {
    tap(try place("Save"), at: 0)
    #expect(recorder.takeSteps().map(\.words) == ["tap Save"] && recorder.steps.isEmpty)
  }
}
