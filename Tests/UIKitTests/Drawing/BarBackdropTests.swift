import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Backgrounds of navigation bars.
/// Basis: the `scrollEdgeAppearance` reference; how content fades below glass is assumed.
@MainActor struct BarBackdropTests {
  private func stage(
    _ version: SystemVersion, scrolls: Bool = true
  ) throws -> (session: Session, bar: UINavigationBar, content: UIScrollView?) {
    let session = try Session.phone(CGSize(width: 390, height: 844), version)
    let screen = session.perform { () -> UIViewController in
      let screen = UIViewController()
      if scrolls {
        let table = UITableView(frame: .zero, style: .plain)
        screen.view = table
      }
      return screen
    }
    session.launch { UINavigationController(rootViewController: screen) }
    session.advance(by: 1)
    let bar = try #require(screen.navigationController?.navigationBar)
    return (session, bar, screen.view as? UIScrollView)
  }

  /// Returns the number of rectangles that the bar fills over its whole width.
  private func fills(_ bar: UINavigationBar) -> Int {
    bar.session.recordFrame(of: bar).dumpLines().filter {
      ($0.contains("fill rect") || $0.contains("glass rect")) && $0.contains(" 390 ")
    }.count
  }

  @Test("content that begins below the bar, or does not scroll, shows through since iOS 15", arguments: [13, 15, 26])
  func atEdge(_ version: Int) throws {
    #expect(try (fills(stage(.iOS(version)).bar) > 0) == (version < 15))
    #expect(try (fills(stage(.iOS(version), scrolls: false).bar) > 0) == (version < 15))
  }

  @Test("content below the bar gives it a background, of glass one that fades", arguments: [13, 15, 26])
  func scrolled(_ version: Int) throws {
    let stage = try stage(.iOS(version))
    stage.session.perform { stage.content?.contentOffset.y += 30 }
    #expect(fills(stage.bar) == 2)
  }

  /// Basis: documented (`UIScrollEdgeEffect`); assumed, the appearance of a hard edge.
  @Test("the edge effect of what scrolls below glass can be hard or hidden")
  func edgeEffects() throws {
    let stage = try stage(.iOS(26)), content = try #require(stage.content)
    stage.session.perform { content.contentOffset.y += 30 }
    content.topEdgeEffect.style = .hard
    #expect(fills(stage.bar) > 0 && content.topEdgeEffect === content.topEdgeEffect)
    content.topEdgeEffect.isHidden = true
    #expect(fills(stage.bar) == 0)
    content.topEdgeEffect.isHidden = false
    content.topEdgeEffect.style = .soft
    #expect(fills(stage.bar) == 2 && stage.session.diagnostics.allSatisfy { $0.rule != "no-effect" })
    stage.session.perform { content.bottomEdgeEffect.isHidden = true }
    #expect(stage.session.diagnostics.contains { $0.rule == "no-effect" })
  }

  @Test("a bar with black style has no background there either")
  func black() throws {
    let stage = try stage(.iOS(15))
    stage.bar.barStyle = .black
    #expect(fills(stage.bar) == 0)
  }

  /// Returns a document's bars, in front of a root that scrolls or not.
  private func around(_ content: UIView, _ session: Session) -> [Int] {
    let bars = BarConfiguration(navigation: true, tab: true, toolbar: true)
    return bars.makeViews(title: "Title", around: content, in: session).map { bar in
      session.recordFrame(of: bar).dumpLines().filter {
        ($0.contains("fill rect") || $0.contains("glass rect")) && $0.contains(" 390 ")
      }.count
    }
  }

  @Test("bars that stand around a document know what is below them, as a container's do", arguments: [13, 15, 18])
  func aroundDocuments(_ version: Int) throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(version))
    let plain = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    #expect(around(plain, session).map { $0 > 0 } == [version < 15, version < 15, version < 15])
    let scroll = session.perform { UIScrollView(frame: plain.frame) }
    scroll.contentSize = CGSize(width: 390, height: 2000)
    #expect(around(scroll, session).map { $0 > 0 } == [version < 15, true, true])
    scroll.contentOffset.y = 300
    #expect(around(scroll, session).allSatisfy { $0 > 0 })
  }
}
