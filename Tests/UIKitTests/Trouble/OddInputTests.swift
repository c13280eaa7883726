import Foundation
import SystemProfiles
import Testing

@testable import UIKit

/// Unusual values that must not end an app. Basis: chosen by hand.
@MainActor struct OddInputTests {
  private let session: Session

  init() throws {
    session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
  }

  private func html(
    _ text: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [.documentType: "NSHTML"]
  ) throws -> NSAttributedString {
    try NSAttributedString(data: Data(text.utf8), options: options, documentAttributes: nil)
  }

  @Test(
    "sizes of text that are no lengths leave the size alone",
    arguments: ["nanpx", "infpx", "-12px", "1e999px", "px"])
  func sizes(_ size: String) throws {
    try session.perform {
      let plain = try html("<p>a</p>"), odd = try html("<p style=\"font-size: \(size)\">a</p>")
      let fonts = [plain, odd].map { $0.attribute(.font, at: 0, effectiveRange: nil) as? UIFont }
      #expect(fonts[1]?.pointSize == fonts[0]?.pointSize)
    }
  }

  @Test("a negative encoding is none, and words beside a weight leave it alone")
  func encodingAndWeight() throws {
    try session.perform {
      #expect(try html("<p>a</p>", [.documentType: "NSHTML", .characterEncoding: -1]).string.hasPrefix("a"))
      let text = try html("<p style=\"font: bold small-caps 14px Helvetica\">a</p>")
      let font = try #require(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) && font.pointSize == 14)
    }
  }

  @Test("an emitter of any rate is drawn", arguments: [1e18, 3e38, -1, .nan] as [Float])
  func particles(_ rate: Float) {
    session.perform {
      let layer = CAEmitterLayer(), cell = CAEmitterCell(), view = UIView(frame: session.screen.bounds)
      (cell.birthRate, cell.lifetime, cell.contents) = (rate, 1, nil)
      layer.emitterCells = [cell]
      view.layer.addSublayer(layer)
      let window = UIWindow(frame: session.screen.bounds)
      window.addSubview(view)
      window.isHidden = false
    }
    session.advance(by: 1)
    #expect(!session.recordScreen().commands.isEmpty)
  }

  @Test("a container that lists itself is read without it")
  func selfListing() {
    let controller = session.perform { UIViewController() }
    session.launch { controller }
    session.perform {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Title"
      controller.view.addSubview(label)
      controller.view.accessibilityElements = [controller.view as Any, label]
    }
    #expect(session.spokenElements.compactMap(\.accessibilityLabel) == ["Title"])
  }

  @Test("a view that comes back to an animator begins where it is")
  func returningBody() {
    session.perform {
      let space = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      space.addSubview(view)
      let animator = UIDynamicAnimator(referenceView: space)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      session.advance(by: 0.5)
      #expect(view.center.y > 20)
      animator.removeAllBehaviors()
      view.center = CGPoint(x: 200, y: 10)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      session.advance(by: 0.05)
      #expect(view.center.x == 200 && view.center.y < 30)
    }
  }
}
