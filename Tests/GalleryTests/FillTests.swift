import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// A button over the whole screen, with and without an autoresizing mask. Basis: the article on frames and autoresizing
/// masks prints the logs and describes the errors; other numbers are calculated from it.
@MainActor struct FillTests {
  private func show(
    isOK: Bool, _ device: String = "iphone-5", _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> Stage<FillViewController> {
    try Stage(device, .iOS(6, 1), orientation) { FillViewController(isOK: isOK) }
  }

  @Test(
    "A1–A3: while it loads, the view leaves out the status bar, and not the navigation bar",
    arguments: [("iphone-5", "548"), ("iphone-4s", "460")])
  func logs(device: String, height: String) throws {
    for isOK in [true, false] {
      let stage = try show(isOK: isOK, device)
      #expect(stage.session.log == ["self.view.bounds(0.000000,0.000000,320.000000,\(height).000000)"])
    }
  }

  @Test("A4, A5: then it gets what the bars leave, and the button follows by its mask")
  func fillsWithMask() throws {
    let four = try show(isOK: true)
    #expect(four.size == CGSize(width: 320, height: 504))
    #expect(four.screen.button.frame == rect(0, 0, 320, 504))
    let three = try show(isOK: true, "iphone-4s")
    #expect(three.size == CGSize(width: 320, height: 416))
    #expect(three.screen.button.frame == rect(0, 0, 320, 416))
  }

  @Test("A5, A8: the title is in the middle, above the bevel, 217 points wide at 24 points")
  func title() throws {
    let label = try #require(show(isOK: true).screen.button.titleLabel)
    #expect(label.frame.size == CGSize(width: 217, height: 29))
    #expect(abs(label.center.y - 251.5) <= 0.5)
  }

  @Test("A6: without a mask the button keeps its size and overflows by 44 points, its title too low")
  func overflows() throws {
    let button = try #require(show(isOK: false).screen.button)
    #expect(button.frame == rect(0, 0, 320, 548))
    #expect(button.titleLabel.map { abs($0.center.y - 273.5) <= 0.5 } == true)
  }

  @Test("A9, A11: in landscape the button follows, and comes back to what it was")
  func landscape() throws {
    let stage = try show(isOK: true, "iphone-5", .landscapeRight)
    #expect(stage.size == CGSize(width: 568, height: 268))
    #expect(stage.screen.button.frame == rect(0, 0, 568, 268))
    stage.turn(.portrait)
    #expect(stage.screen.button.frame == rect(0, 0, 320, 504))
  }

  @Test("A7: without a mask most of the title is below the edge in landscape, and the right side uncovered")
  func overflowsInLandscape() throws {
    let stage = try show(isOK: false, "iphone-5", .landscapeRight)
    #expect(stage.size == CGSize(width: 568, height: 268))
    #expect(stage.screen.button.frame == rect(0, 0, 320, 548))
    let label = try #require(stage.screen.button.titleLabel)
    #expect(label.frame.minY == 259 && label.frame.maxY == 288)
  }

  @Test("A10: nothing of a button without a size shows, in any orientation")
  func zeroFrame() throws {
    let stage = try Stage { ZeroFrameViewController() }
    #expect(stage.screen.button.frame == .zero)
    #expect(stage.session.log == ["viewDidLoad self.view.bounds(0.000000,0.000000,320.000000,548.000000)"])
    let wide = try Stage("iphone-5", .iOS(6, 1), .landscapeRight) { ZeroFrameViewController() }
    #expect(wide.screen.button.frame == rect(0, 0, 248, 0))
  }

  @Test("A13: the bits of the mask are Apple's")
  func bits() {
    #expect(UIView.AutoresizingMask.flexibleWidth.rawValue == 2)
    #expect(UIView.AutoresizingMask.flexibleHeight.rawValue == 16)
  }
}
