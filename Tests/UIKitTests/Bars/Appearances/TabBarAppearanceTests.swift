import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Customization of tab bars. Basis: the references of `UITabBar`, `UITabBarItem` and `UITabBarAppearance`; assumed
/// where a test states it.
@MainActor struct TabBarAppearanceTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func bar(
    _ version: SystemVersion, _ device: String = "iphone-5", width: CGFloat = 320, height: CGFloat = 49
  ) throws -> UITabBar {
    let session = try Session.of(version, device)
    return session.perform {
      let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
      bar.items = ["One", "Two"].map {
        UITabBarItem(title: $0, image: UIImage(name: $0, size: CGSize(width: 25, height: 25)), tag: 0)
      }
      bar.selectedItem = bar.items?.first
      return bar
    }
  }

  private func line(_ bar: UITabBar, _ start: String) throws -> String {
    try #require(bar.session.lines(bar).first { $0.hasPrefix(start) })
  }

  @Test("content that ends above the bar shows through since iOS 15, unless there is one for the edge")
  func edge() throws {
    for (version, scrolls, isClear) in [(14, false, false), (15, false, true), (15, true, false)] {
      let stage = try BarStage(.iOS(version), scrolls: scrolls)
      #expect((stage.lines(stage.tabs.tabBar).first?.hasPrefix("glass rect") != true) == isClear, "\(version)")
    }
    let stage = try BarStage(.iOS(15), scrolls: false)
    let appearance = stage.session.perform { UITabBarAppearance() }
    appearance.backgroundColor = red
    stage.tabs.tabBar.scrollEdgeAppearance = appearance
    #expect(stage.lines(stage.tabs.tabBar).contains { $0.hasPrefix("fill rect(0 0 390 83) #ff0000") })
  }

  @Test("a selected tab's appearance is its bar's")
  func items() throws {
    let bar = try bar(.iOS(17)), appearance = bar.session.perform { UITabBarAppearance() }
    appearance.backgroundColor = red
    bar.items?[1].standardAppearance = appearance
    #expect(!bar.session.lines(bar).contains { $0.contains("#ff0000") })
    bar.selectedItem = bar.items?[1]
    #expect(bar.session.lines(bar).contains { $0.contains("#ff0000") })
  }

  @Test("tabs that are not selected have their colour, and only they")
  func unselected() throws {
    let bar = try bar(.iOS(12))
    bar.unselectedItemTintColor = red
    #expect(try line(bar, "text \"Two\"").contains("#ff0000") && !line(bar, "text \"One\"").contains("#ff0000"))
    #expect(try line(bar, "image \"Two\"").contains("#ff0000"))
  }

  @Test("states of an appearance colour images and titles; the colour of one state is not another's")
  func states() throws {
    let bar = try bar(.iOS(17)), stacked = bar.standardAppearance.stackedLayoutAppearance
    stacked.normal.iconColor = red
    stacked.normal.titleTextAttributes = [.foregroundColor: red, .font: UIFont.systemFont(ofSize: 14)]
    #expect(try line(bar, "image \"Two\"").contains("#ff0000") && line(bar, "text \"Two\"").contains("#ff0000"))
    #expect(try !line(bar, "image \"One\"").contains("#ff0000") && !line(bar, "text \"One\"").contains("#ff0000"))
    #expect(bar.titleBlock("One", bar.style(of: try #require(bar.items?[0]))).font.pointSize == 14)
    stacked.selected.titleTextAttributes = [.foregroundColor: red]
    #expect(try line(bar, "text \"One\"").contains("#ff0000"))
  }

  @Test("a tab's own attributes come before its bar's")
  func ownAttributes() throws {
    let bar = try bar(.iOS(17)), blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: blue]
    bar.items?[1].setTitleTextAttributes([.foregroundColor: red], for: .normal)
    #expect(try line(bar, "text \"Two\"").contains("#ff0000"))
  }

  @Test("a title is moved by its adjustment")
  func titlePosition() throws {
    let bar = try bar(.iOS(12))
    let x = try #require(bar.session.textX("Two", in: bar))
    bar.items?[1].titlePositionAdjustment = UIOffset(horizontal: 7, vertical: -2)
    #expect(bar.session.textX("Two", in: bar) == x + 7)
  }

  @Test("image insets move an image, and a selected tab may have another one")
  func images() throws {
    let bar = try bar(.iOS(12))
    let plain = try line(bar, "image \"Two\"")
    bar.items?[1].imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    #expect(try line(bar, "image \"Two\"") != plain)
    bar.items?[0].selectedImage = UIImage(name: "chosen", size: CGSize(width: 20, height: 20))
    #expect(try line(bar, "image \"chosen\"").contains("20 20"))
  }

  @Test("badges have colours and attributes of their own")
  func badges() throws {
    let bar = try bar(.iOS(12))
    bar.items?[1].badgeValue = "3"
    bar.items?[1].badgeColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    bar.items?[1].setBadgeTextAttributes([.foregroundColor: red], for: .normal)
    #expect(try line(bar, "fill rounded").contains("#0000ff") && line(bar, "text \"3\"").contains("#ff0000"))
  }

  /// Basis: the system's width and spacing are recalled.
  @Test("tabs fill a phone's bar and are centered in an iPad's, unless they are positioned")
  func positions() throws {
    func widths(_ bar: UITabBar) -> [CGFloat] { bar.itemFrames.map(\.frame.width) }
    let phone = try bar(.iOS(10)), pad = try bar(.iOS(10), "ipad-2", width: 768)
    #expect(widths(phone) == [156, 156] && widths(pad) == [106, 106])
    phone.itemPositioning = .centered
    (phone.itemWidth, phone.itemSpacing) = (60, 20)
    pad.itemPositioning = .fill
    #expect(widths(phone) == [76, 76] && widths(pad) == [380, 380])
    #expect(phone.itemFrames[0].frame.minX + phone.itemFrames[1].frame.maxX == 320)
  }

  @Test("an image stands behind the selected tab")
  func selectionImage() throws {
    let bar = try bar(.iOS(6))
    bar.selectionIndicatorImage = UIImage(name: "behind", size: CGSize(width: 60, height: 40))
    #expect(try line(bar, "image \"behind\"").contains("50 5 60 40"))
  }

  /// Basis: documented in WWDC 2017 session 204; the spacing is recalled.
  @Test("since iOS 11 titles are beside images in a phone's landscape, after them in both reading directions")
  func inline() throws {
    for (version, isBeside) in [(10, false), (11, true)] {
      let stage = try BarStage(.iOS(version), CGSize(width: 667, height: 375))
      let bar = stage.tabs.tabBar, item = try #require(bar.items?.first)
      item.image = UIImage(name: "image", size: CGSize(width: 20, height: 20))
      func found() -> TabArrangement {
        bar.arrangement(of: item, bar.style(of: item), in: CGRect(x: 0, y: 0, width: 200, height: 32))
      }
      #expect((found().title.minX == found().image.maxX + 7) == isBeside)
      bar.semanticContentAttribute = .forceRightToLeft
      #expect((found().title.maxX == found().image.minX - 7) == isBeside)
    }
  }
}
