import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Toolbars and tab bars. Basis: captured in published view dumps of iOS 7 to 13 for the slots of tabs; documented in
/// the sample "With Keypad" for spaces; assumed for margins.
@MainActor struct BottomBarTests {
  private func toolbar(_ version: SystemVersion, _ items: [UIBarButtonItem]) throws -> UIToolbar {
    let session = try Session.of(version)
    return session.perform {
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = items
      return bar
    }
  }

  @Test("items begin at the margin: 6 in iOS 6, 16 since", arguments: [(6, 6.0), (7, 16), (12, 16)])
  func margins(version: Int, margin: CGFloat) throws {
    let bar = try toolbar(.iOS(version), [UIBarButtonItem(title: "First")])
    #expect(bar.itemFrames[0].frame.minX == margin)
  }

  @Test("a flexible space before an item puts it at the right end")
  func keypad() throws {
    let bar = try toolbar(.iOS(6), [.flexibleSpace(), UIBarButtonItem(title: "Keypad")])
    #expect(bar.itemFrames[1].frame.maxX == 314)
  }

  @Test("fixed spaces are as wide as they say, and items 30 high in the middle")
  func fixedSpace() throws {
    let bar = try toolbar(.iOS(6), [UIBarButtonItem(title: "A"), .fixedSpace(40), UIBarButtonItem(title: "B")])
    let frames = bar.itemFrames.map(\.frame)
    #expect(frames[1].width == 40)
    #expect(bar.painter.body(in: frames[0]).minY == 7 && bar.painter.body(in: frames[0]).height == 30)
  }

  @Test("an item that hides, or becomes wider, moves the views of the others")
  func changes() throws {
    let first = UIBarButtonItem(title: "First"), bar = try toolbar(.iOS(17), [first])
    let view = bar.session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    bar.items?.append(UIBarButtonItem(customView: view))
    bar.layoutIfNeeded()
    let start = view.frame.minX
    first.width = 150
    bar.layoutIfNeeded()
    #expect(view.frame.minX > start)
    first.isHidden = true
    bar.layoutIfNeeded()
    #expect(view.frame.minX == 16)
  }

  @Test("every system item shows something, and only the spaces nothing to touch")
  func systemItems() throws {
    for raw in 0...24 {
      guard let system = UIBarButtonItem.SystemItem(rawValue: raw) else { continue }
      let bar = try toolbar(.iOS(17), [UIBarButtonItem(systemItem: system)])
      let isSpace = system == .flexibleSpace || system == .fixedSpace
      #expect((bar.itemFrames[0].item.words == nil) == isSpace, "\(system)")
      if !isSpace { #expect(bar.itemFrames[0].frame.width >= 20, "\(system)") }
    }
  }

  @Test("right to left items begin at the right")
  func rightToLeft() throws {
    let bar = try toolbar(.iOS(12), [UIBarButtonItem(title: "First")])
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = [UIBarButtonItem(title: "First"), UIBarButtonItem(title: "Second")]
    let frames = bar.itemFrames.map(\.frame)
    #expect(frames[0].maxX == 304 && frames[1].maxX < frames[0].minX)
    bar.items = [UIBarButtonItem(title: "First"), .flexibleSpace()]
    #expect(bar.itemFrames.first?.frame.maxX == 304)
  }

  @Test("five tabs share 320 points in slots of 64")
  func fiveTabs() {
    let frames = BarArrangement.tabs(
      count: 5, in: CGRect(x: 0, y: 0, width: 320, height: 49), widestSlot: .infinity)
    #expect(frames.map(\.minX) == [2, 66, 130, 194, 258] && Set(frames.map(\.width)) == [60])
    #expect(frames[0].minY == 1 && frames[0].height == 48)
  }

  @Test("on pads tabs of 76 points stand together in the middle, 34 apart")
  func padTabs() throws {
    let session = try Session.of(.iOS(9), "ipad-2")
    session.perform {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 768, height: 49))
      bar.items = (0..<3).map { UITabBarItem(title: "Tab", image: nil, tag: $0) }
      let frames = bar.itemFrames.map(\.frame)
      #expect(abs((frames[0].minX + frames[2].maxX) / 2 - 384) <= 0.5)
      #expect(frames[1].minX - frames[0].minX == 110)
    }
  }

  @Test("a tab's picture is in the upper part of its slot, and its title's baseline near the lower edge")
  func tabContent() throws {
    let session = try Session.of(.iOS(12))
    let list = session.perform {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
      bar.items = [UITabBarItem(title: "Tab", image: UIImage(name: "tab", size: CGSize(width: 30, height: 30)), tag: 0)]
      return session.recordFrame(of: bar)
    }
    var picture: CGRect?, baseline: CGFloat?
    for command in list.commands {
      if case .image(_, let rect) = command { picture = rect }
      if case .text(let run) = command { baseline = run.origin.y }
    }
    let top = try #require(picture).minY, line = try #require(baseline)
    #expect((4...5).contains(top) && (44...46).contains(line))
  }

  @Test("bars reach around the home indicator: 83 points of tabs")
  func homeIndicator() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    let tabs = session.perform { UITabBarController() }
    session.perform { tabs.viewControllers = [UIViewController()] }
    _ = session.show(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.itemFrames[0].frame.maxY == 49)
  }
}
