import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// With keypad.
/// A text view and a toolbar that move up for the keyboard. Basis: the sample's code and the keyboard heights of iOS 6,
/// calculated.
@MainActor struct KeypadTests {
  private func show(_ device: String = "iphone-5") throws -> Stage<WithKeypadViewController> {
    let stage = try Stage(device) { WithKeypadViewController() }
    stage.session.advance(by: 1)
    return stage
  }

  private func frames(_ stage: Stage<WithKeypadViewController>) -> [CGRect] {
    let view = stage.screen.customView
    return [view?.frame, view?.textView.frame, view?.toolbar.frame].compactMap(\.self)
  }

  @Test("B10: at load the text view and the toolbar share 548 points")
  func load() {
    let view = WithKeypadView(frame: rect(0, 0, 320, 548))
    #expect(view.textView.frame == rect(0, 0, 320, 504) && view.toolbar.frame == rect(0, 504, 320, 44))
  }

  @Test("B10, B11: the keyboard comes with the screen and takes 216 points")
  func shown() throws {
    let stage = try show()
    #expect(stage.screen.customView.textView.isFirstResponder)
    #expect(frames(stage) == [rect(0, 0, 320, 288), rect(0, 0, 320, 244), rect(0, 244, 320, 44)])
  }

  @Test("B10, B11, B14: the button at the right end of the toolbar puts it away, and brings it back")
  func toggled() throws {
    let stage = try show(), toolbar = stage.screen.customView.toolbar
    let button = CGPoint(x: 290, y: 22)
    stage.session.tap(at: toolbar.convert(button, to: nil))
    stage.session.advance(by: 1)
    #expect(frames(stage) == [rect(0, 0, 320, 504), rect(0, 0, 320, 460), rect(0, 460, 320, 44)])
    stage.session.tap(at: toolbar.convert(button, to: nil))
    stage.session.advance(by: 1)
    #expect(frames(stage)[0].height == 288)
  }

  @Test("B14: a flexible space before it puts the button at the right end")
  func items() throws {
    let frames = try show().screen.customView.toolbar.itemFrames.map(\.frame)
    #expect(frames.count == 2 && frames[0].minX == 320 - frames[1].maxX && frames[1].minX == frames[0].maxX)
    #expect(frames[1].height == 44)
  }

  @Test("B12: in landscape of iOS 6 the height of the keyboard is the width that it tells, 162")
  func landscape() throws {
    let stage = try show()
    stage.turn(.landscapeRight)
    #expect(frames(stage) == [rect(0, 0, 568, 106), rect(0, 0, 568, 62), rect(0, 62, 568, 44)])
  }

  @Test("B12: on 3.5 inches 200 points are left")
  func small() throws {
    let stage = try show("iphone-4s")
    #expect(frames(stage) == [rect(0, 0, 320, 200), rect(0, 0, 320, 156), rect(0, 156, 320, 44)])
  }

  @Test("B13: since iOS 8 the width is the screen's: the form is squeezed away in landscape")
  func squeezed() throws {
    let stage = try Stage("iphone-5", .iOS(8, 1)) { WithKeypadViewController() }
    stage.turn(.landscapeRight)
    let missing = 568 - stage.screen.view.bounds.height
    #expect(missing > 0 && stage.screen.customView.frame == rect(0, -missing, 568, missing))
  }

  @Test("B15: observers are removed with the screen, so that no view moves when the keyboard hides")
  func leaving() throws {
    let stage = try show(), custom = try #require(stage.screen.customView)
    let navigation = try #require(stage.screen.navigationController)
    stage.session.perform { navigation.setViewControllers([UIViewController()], animated: false) }
    stage.session.advance(by: 1)
    #expect(!custom.textView.isFirstResponder && custom.frame.height == 288)
  }
}
