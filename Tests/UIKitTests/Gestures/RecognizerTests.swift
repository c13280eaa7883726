import Testing
import UIKit

@testable import UIKit

/// The touches that a gesture requires. Basis: the references of the recognizers; their numbers are documented or,
/// where the source states it, recalled.
@MainActor struct RecognizerTests {
  private let stage: GestureStage
  private let view: GestureStage.Listener

  init() throws {
    stage = try GestureStage()
    view = stage.listener()
  }

  @Test("a tap is recognized when the touch ends, and cancelled in the view")
  func tap() {
    let tap = stage.add("tap", to: view) { UITapGestureRecognizer() }
    stage.down(50, 150)
    #expect(stage.trace.take() == ["view began"] && tap.state == .possible)
    stage.up(50, 150)
    #expect(stage.trace.take() == ["tap ended", "view cancelled"] && tap.state == .possible && stage.isAtRest)
    tap.cancelsTouchesInView = false
    stage.tap(50, 150)
    #expect(stage.trace.take() == ["view began", "tap ended", "view ended"])
  }

  @Test("a touch that lasts or moves away is no tap")
  func noTap() {
    stage.add("tap", to: view) { UITapGestureRecognizer() }
    stage.down(50, 150)
    stage.wait(1)
    stage.up(50, 150)
    stage.down(50, 150)
    stage.move(150, 150)
    stage.up(150, 150)
    #expect(stage.trace.take() == ["view began", "view ended", "view began", "view moved", "view ended"])
  }

  @Test("two taps in a row are one gesture; the view feels the end of the first when there is no second")
  func doubleTap() {
    let tap = stage.add("double", to: view) { UITapGestureRecognizer() }
    tap.numberOfTapsRequired = 2
    stage.tap(50, 150)
    #expect(stage.trace.take() == ["view began"])
    stage.wait(0.5)
    #expect(stage.trace.take() == ["view ended"])
    stage.tap(50, 150)
    stage.wait(0.1)
    stage.tap(55, 155)
    #expect(stage.trace.take() == ["view began", "view began", "double ended", "view cancelled", "view cancelled"])
    #expect(stage.isAtRest)
  }

  @Test("a single tap that waits for a double one comes when that has failed")
  func requirement() {
    let double = stage.add("double", to: view) { UITapGestureRecognizer() }
    double.numberOfTapsRequired = 2
    let single = stage.add("single", to: view) { UITapGestureRecognizer() }
    single.require(toFail: double)
    stage.tap(50, 150)
    #expect(stage.trace.take() == ["view began"])
    stage.wait(0.5)
    #expect(stage.trace.take() == ["single ended", "view cancelled"])
    stage.tap(50, 150)
    stage.tap(50, 150)
    stage.wait(1)
    #expect(stage.trace.take().filter { !$0.hasPrefix("view") } == ["double ended"] && stage.isAtRest)
  }

  @Test("two touches")
  func twoFingerTap() {
    let tap = stage.add("two", to: view) { UITapGestureRecognizer() }
    tap.numberOfTouchesRequired = 2
    stage.tap(50, 150)
    #expect(!stage.trace.take().contains("two ended"))
    stage.down(50, 150, finger: 1)
    stage.down(150, 150, finger: 2)
    stage.up(50, 150, finger: 1)
    stage.up(150, 150, finger: 2)
    #expect(stage.trace.take().contains("two ended") && stage.isAtRest)
  }

  @Test("a long press begins after half a second and continues until the touch ends")
  func longPress() {
    let press = stage.add("press", to: view) { UILongPressGestureRecognizer() }
    stage.down(50, 150)
    stage.wait(0.49)
    #expect(stage.trace.take() == ["view began"])
    stage.wait(0.02)
    #expect(
      stage.trace.take() == ["press began", "view cancelled"] && press.location(in: view) == CGPoint(x: 50, y: 50))
    stage.move(90, 150)
    stage.up(90, 150)
    #expect(stage.trace.take() == ["press changed", "press ended"])
    stage.down(50, 150)
    stage.move(65, 150)
    stage.wait(1)
    stage.up(65, 150)
    #expect(stage.trace.take() == ["view began", "view moved", "view ended"] && stage.isAtRest)
  }

  @Test("a pan begins after ten points, counts all of them, and has a velocity")
  func pan() {
    let pan = stage.add("pan", to: view) { UIPanGestureRecognizer() }
    stage.down(50, 150)
    stage.move(55, 150)
    #expect(stage.trace.take() == ["view began", "view moved"])
    stage.wait(0.05)
    stage.move(62, 150)
    #expect(stage.trace.take() == ["pan began", "view cancelled"] && pan.translation(in: view) == CGPoint(x: 12, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: view)
    stage.wait(0.05)
    stage.move(62, 170)
    #expect(pan.translation(in: view) == CGPoint(x: 1, y: 21))
    let velocity = pan.velocity(in: view)
    #expect(abs(velocity.y - 200) < 1 && velocity.x > 0)
    stage.wait(0.2)
    #expect(pan.velocity(in: view) == .zero)
    stage.up(62, 170)
    #expect(stage.trace.take() == ["pan changed", "pan ended"] && stage.isAtRest)
  }

  @Test("a second touch does not make a pan jump")
  func panWithTwoFingers() {
    let pan = stage.add("pan", to: view) { UIPanGestureRecognizer() }
    stage.down(50, 150, finger: 1)
    stage.move(50, 170, finger: 1)
    stage.down(250, 350, finger: 2)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 20) && pan.numberOfTouches == 2)
    stage.move(250, 370, finger: 2)
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 30))
    stage.up(50, 170, finger: 1)
    #expect(pan.state == .changed)
    stage.up(250, 370, finger: 2)
    #expect(stage.trace.take().last == "pan ended" && stage.isAtRest)
  }

  @Test(
    "a swipe goes fast into its direction",
    arguments: [(60, 0, 0.1, true), (-60, 0, 0.1, false), (60, 60, 0.1, false), (60, 0, 1, false), (40, 0, 0.1, false)]
      as [(CGFloat, CGFloat, TimeInterval, Bool)])
  func swipe(_ x: CGFloat, _ y: CGFloat, _ time: TimeInterval, _ isSwipe: Bool) {
    stage.add("swipe", to: view) { UISwipeGestureRecognizer() }
    stage.down(150, 250)
    for share in [0.25, 0.5, 0.75, 1] as [CGFloat] {
      stage.wait(time / 4)
      stage.move(150 + x * share, 250 + y * share)
    }
    stage.up(150 + x, 250 + y)
    #expect(stage.trace.take().contains("swipe ended") == isSwipe && stage.isAtRest)
  }

  @Test("touches that move apart scale, and those that turn rotate")
  func twoFingers() {
    let pinch = stage.add("pinch", to: view) { UIPinchGestureRecognizer() }
    stage.down(100, 300, finger: 1)
    stage.down(200, 300, finger: 2)
    stage.move(210, 300, finger: 2)
    #expect(pinch.state == .began && pinch.scale == 1)
    stage.move(320, 300, finger: 2)
    #expect(abs(pinch.scale - 2) < 1e-9 && pinch.location(in: view) == CGPoint(x: 210, y: 200))
    stage.up(320, 300, finger: 2)
    #expect(stage.trace.take().filter { !$0.hasPrefix("view") } == ["pinch began", "pinch changed", "pinch ended"])
    stage.up(100, 300, finger: 1)
    stage.session.perform { view.removeGestureRecognizer(pinch) }
    let rotation = stage.add("rotation", to: view) { UIRotationGestureRecognizer() }
    stage.down(100, 300, finger: 1)
    stage.down(200, 300, finger: 2)
    stage.move(200, 310, finger: 2)
    stage.move(100, 410, finger: 2)
    #expect(abs(rotation.rotation - (.pi / 2 - atan2(10, 100))) < 1e-9)
    stage.up(100, 410, finger: 2)
    stage.up(100, 300, finger: 1)
    #expect(stage.isAtRest)
  }

  @Test("a pan from an edge begins there and goes inwards")
  func edge() {
    let pan = stage.add("edge", to: view) { UIScreenEdgePanGestureRecognizer() }
    pan.edges = .left
    for (start, end) in [(100, 200), (5, 6), (5, 80)] as [(CGFloat, CGFloat)] {
      stage.down(start, 300)
      stage.move(end, 300)
      stage.up(end, 300)
    }
    #expect(stage.trace.take().filter { $0.hasPrefix("edge") } == ["edge began", "edge ended"] && stage.isAtRest)
  }
}
