import Testing
import UIKit

@testable import UIKit

/// Display links.
/// Basis: CADisplayLink reference; 60 frames per second.
@MainActor struct DisplayLinkTests {
  private let session: Session

  init() throws { session = try Session.phone5(.iOS(12)) }

  @Test("a link sends a message with every frame until it is paused or invalidated")
  func frames() {
    let trace = EventTrace()
    let link = session.perform { CADisplayLink { trace.note("\(Int(($0.timestamp * 60).rounded()))") } }
    session.advance(by: 0.1)
    #expect(trace.take() == [])
    session.perform { link.add(to: .main, forMode: .common) }
    session.advance(by: 0.05)
    #expect(trace.take() == ["7", "8", "9"] && abs(link.targetTimestamp - link.timestamp - 1.0 / 60) < 1e-9)
    link.isPaused = true
    session.advance(by: 0.05)
    #expect(trace.take() == [])
    link.isPaused = false
    session.advance(by: 0.05)
    #expect(trace.take().count == 3)
    link.invalidate()
    session.advance(by: 1)
    #expect(trace.take() == [])
  }

  @Test("it may send messages less often")
  func slower() {
    let trace = EventTrace()
    let link = session.perform { CADisplayLink { _ in trace.note("frame") } }
    link.preferredFramesPerSecond = 30
    session.perform { link.add(to: .main, forMode: .default) }
    session.advance(by: 1)
    #expect(trace.take().count == 30 && abs(link.duration - 1.0 / 60) < 1e-9)
    link.invalidate()
  }

  @Test("a target is told, and kept until the link is over")
  func target() {
    final class Target: NSObject, ObjCExposed {
      var frames = 0
      func tick(_ link: CADisplayLink) { frames += 1 }
      static var objcMembers: [ObjCMember] { [.action("tick:", Target.tick)] }
    }
    var target: Target? = Target()
    weak var weakly: Target?
    weakly = target
    let link = session.perform { CADisplayLink(target: target as Any, selector: "tick:") }
    session.perform { link.add(to: .main, forMode: .common) }
    target = nil
    session.advance(by: 0.1)
    #expect(weakly?.frames == 6)
    link.invalidate()
    session.advance(by: 0.1)
    #expect(weakly == nil)
  }

  /// Basis: UIResponder reference, `motionBegan(_:with:)`.
  @Test("a shake goes from the first responder up")
  func shake() {
    final class Shaken: UIViewController {
      var heard: [String] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        heard.append("began \(motion) \(event?.type == .motion)")
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { heard.append("ended") }
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = session.perform { Shaken() }
    session.launch { controller }
    _ = session.perform { controller.becomeFirstResponder() }
    session.shake()
    #expect(controller.heard == ["began motionShake true", "ended"])
  }

  /// Basis: CADisplayLink reference: the run loop retains the link until it is invalidated.
  @Test("frames keep a link that nothing else keeps, until it is invalidated")
  func kept() {
    var ticks = 0
    session.perform {
      CADisplayLink { link in
        ticks += 1
        if ticks == 5 { link.invalidate() }
      }.add(to: .main, forMode: .common)
    }
    session.advance(by: 1)
    #expect(ticks == 5)
  }

  /// Basis: CADisplayLink reference, as above; a paused link is still added.
  @Test("a paused link is kept, too, and let go when it is removed")
  func keptWhilePaused() {
    weak var link: CADisplayLink?
    var ticks = 0
    session.perform {
      let made = CADisplayLink { _ in ticks += 1 }
      made.isPaused = true
      made.add(to: .main, forMode: .common)
      link = made
    }
    session.advance(by: 0.1)
    #expect(link != nil && ticks == 0)
    link?.isPaused = false
    session.advance(by: 0.05)
    #expect(ticks == 3)
    link?.isPaused = true
    link?.remove(from: .main, forMode: .common)
    session.advance(by: 0.1)
    #expect(link == nil)
  }
}
