import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import TinamouCommands
@testable import UIKit

/// Animated constraints of the gallery.
/// The screen of animated constraints during the animation. Basis: calculated; the button is as high as its title
/// needs.
@MainActor struct AnimationTests {
  /// Returns the frames of the panel and the marker in the picture.
  private func frames(in laidOut: LaidOut) throws -> [String] {
    let lines = try #require(laidOut.scenes[0].picture()).dumpLines()
      .map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.filter { $0.hasPrefix("fill rounded(0 0 ") || $0.contains("#ff0000") || $0.hasPrefix("layer") }
  }

  private func layOut(_ steps: [UserStep]) throws -> LaidOut {
    var request = LayoutRequest()
    request.device = try DeviceCatalog.find("iphone-5s")
    request.version = .iOS(9)
    let screen = try #require(Gallery().screens.first { $0.name == "animation/constraints" })
    return try ScreenStage(request: request, steps: steps).layOut(screen)
  }

  @Test("the command line's wait shows the animation in progress, and its end without a wait")
  func steps() throws {
    let half = try layOut([.tap("Open"), .wait(0.5)]), end = try layOut([.tap("Open")])
    let (shownHalf, shownEnd) = (try frames(in: half), try frames(in: end))
    #expect(
      shownHalf == [
        "fill rounded(0 0 190 80 r 8) #3366cc", "layer 0.75", "fill rect(0 0 40 40) #ff0000",
      ])
    #expect(
      shownEnd == [
        "fill rounded(0 0 280 120 r 8) #3366cc", "layer 0.5", "fill rect(0 0 40 40) #ff0000",
      ])
  }

  @Test("half way each part is between its frames, turned half as far, while the layout has the end")
  func halfWay() throws {
    let stage = try Stage("iphone-5s", .iOS(9)) { AnimatedConstraintsViewController() }, screen = stage.screen
    let (panel, marker) = (screen.panel.frame, screen.marker.frame)
    stage.tap(screen.button)
    #expect(panel == rect(20, panel.minY, 100, 40) && screen.panel.frame == rect(20, panel.minY, 280, 120))
    #expect(marker == rect(20, panel.maxY + 20, 40, 40))
    stage.session.advance(by: 0.5)
    let shown = try #require(screen.panel.layer.presentation())
    #expect(shown.frame == rect(20, panel.minY, 190, 80))
    let turned = try #require(screen.marker.layer.presentation())
    #expect(turned.position == CGPoint(x: 160, y: panel.maxY + 80) && turned.opacity == 0.75)
    let angle = atan2(turned.affineTransform().b, turned.affineTransform().a)
    #expect(abs(angle - .pi / 4) < 1e-9)
  }
}
