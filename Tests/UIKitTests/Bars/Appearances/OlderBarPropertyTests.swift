import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Customization of bars in all releases. Basis: the references of `UINavigationBar`, `UIToolbar`, `UIBarItem` and
/// `UIBarButtonItem`; assumed where a test states it.
@MainActor struct OlderBarPropertyTests {
  private let redColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func bar(
    _ version: SystemVersion, height: CGFloat = 44, _ items: () -> [UINavigationItem]
  ) throws -> UINavigationBar {
    let session = try Session.of(version)
    return session.perform {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      bar.items = items()
      bar.layoutIfNeeded()
      return bar
    }
  }

  @Test("a background image takes the place of the background; low bars may have one of their own")
  func backgroundImages() throws {
    for (height, name) in [(CGFloat(44), "tall"), (32, "low")] {
      let bar = try bar(.iOS(6), height: height) { [UINavigationItem(title: "")] }
      bar.setBackgroundImage(UIImage(name: "tall", size: CGSize(width: 320, height: 44)), for: .default)
      #expect(bar.session.lines(bar).contains { $0.contains("tall") })
      bar.setBackgroundImage(UIImage(name: "low", size: CGSize(width: 320, height: 32)), for: .compact)
      #expect(
        bar.session.lines(bar).contains { $0.contains(name) } && bar.backgroundImage(for: .compact)?.name == "low")
    }
  }

  /// Basis: documented in the iOS 7 UI Transition Guide.
  @Test("an image as high as the bar stays below the status bar, another goes on under it", arguments: [44, 64])
  func imageHeights(height: CGFloat) throws {
    let stage = try BarStage(.iOS(7), CGSize(width: 320, height: 568)) {
      $1.navigationBar.setBackgroundImage(UIImage(name: "bar", size: CGSize(width: 320, height: height)), for: .default)
    }
    let place = height == 44 ? "0 0 320 44" : "0 -20 320 64"
    #expect(stage.lines(stage.bar).contains { $0.hasPrefix("image \"bar\"") && $0.contains(place) })
  }

  /// Basis: documented in the iOS 7 UI Transition Guide.
  @Test("a bar of the program's goes on under the status bar where its delegate says that it is attached to the top")
  func attachedToTop() throws {
    final class Attaching: NSObject, UINavigationBarDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { false }
    }
    for (version, material, first) in [(6, "fill", 0), (7, "glass", -20)] {
      let bar = try bar(.iOS(version)) { [UINavigationItem(title: "")] }, delegate = Attaching()
      (bar.frame.origin.y, bar.delegate) = (20, delegate)
      #expect(bar.session.lines(bar).first?.hasPrefix("\(material) rect(0 \(first) 320") == true)
      #expect(bar.popItem(animated: false) == nil && bar.items?.count == 1)
    }
  }

  @Test("an image without a size leaves a bar without a background")
  func emptyImage() throws {
    let bar = try bar(.iOS(9)) { [] }
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(!bar.session.lines(bar).contains { $0.hasPrefix("fill") || $0.hasPrefix("image") })
  }

  @Test("a shadow image alone counts since iOS 11", arguments: [(9, true), (11, false)])
  func shadowAlone(version: Int, hasLine: Bool) throws {
    let bar = try bar(.iOS(version)) { [] }
    let plain = bar.session.lines(bar).count { $0.hasPrefix("fill") }
    bar.shadowImage = UIImage()
    #expect((bar.session.lines(bar).count { $0.hasPrefix("fill") } == plain) == hasLine)
  }

  @Test("until iOS 6 the tint of a bar is its background's, later its items'", arguments: [(6, true), (7, false)])
  func tint(version: Int, isBackground: Bool) throws {
    let bar = try bar(.iOS(version)) { [UINavigationItem(title: "")] }
    bar.tintColor = redColor
    #expect(bar.session.lines(bar).first?.contains("#ff0000") == isBackground)
    #expect((bar.painter.item == redColor.resolved(in: bar.session)) == !isBackground)
  }

  /// Basis: captured, published pull requests of 2021: the tint returns when content scrolls below the bar.
  @Test("since iOS 15 a tint is not seen while content is at its beginning")
  func tintAtEdge() throws {
    let stage = try BarStage(.iOS(15)) { $1.navigationBar.barTintColor = redColor }
    #expect(!stage.lines(stage.bar).contains { $0.contains("#ff0000") })
    stage.scroll(by: 30)
    #expect(stage.lines(stage.bar).contains { $0.contains("#ff0000") })
  }

  @Test("attributes of titles: fonts are measured, others drawn; they are moved down by their adjustment")
  func titles() throws {
    let bar = try bar(.iOS(9)) { [UINavigationItem(title: "Title")] }
    let plain = bar.arrangement.title.width
    bar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30), .foregroundColor: redColor]
    #expect(bar.arrangement.title.width > plain * 1.5 && bar.titleFont.pointSize == 30)
    #expect(bar.session.lines(bar).contains { $0.hasPrefix("text") && $0.contains("#ff0000") })
    bar.setTitleVerticalPositionAdjustment(5, for: .default)
    #expect(bar.titleStyle.offset == UIOffset(horizontal: 0, vertical: 5))
    #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 5)
  }

  @Test("attributes of an item's title make it wider, in its bar's layout, too", arguments: [6, 9, 17, 26])
  func itemTitles(version: Int) throws {
    let item = UINavigationItem(title: "")
    item.rightBarButtonItem = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    let bar = try bar(.iOS(version)) { [item] }
    let plain = bar.arrangement.right[0].width
    item.rightBarButtonItem?.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 30)], for: .normal)
    #expect(bar.arrangement.right[0].width > plain)
    #expect(item.rightBarButtonItem?.titleTextAttributes(for: .disabled) == nil)
  }

  @Test("an item that is off keeps a colour that was chosen, unless one was for that state")
  func disabled() throws {
    let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    item.isEnabled = false
    let bar = try bar(.iOS(9)) { [UINavigationItem(title: "")] }
    #expect(!bar.painter.style(of: item).isNotDimmed)
    item.setTitleTextAttributes([.foregroundColor: redColor], for: .normal)
    #expect(bar.painter.style(of: item).isNotDimmed)
    item.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    let style = bar.painter.style(of: item)
    #expect(!style.isNotDimmed && style.attributes[.foregroundColor] as? UIColor == .blue)
  }

  @Test("an item's own attributes come before those of its bar's appearance, one by one")
  func ownAttributes() throws {
    let item = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    let bar = try bar(.iOS(17)) { [UINavigationItem(title: "")] }
    let font = UIFont.systemFont(ofSize: 30)
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.font: font, .foregroundColor: UIColor.blue]
    item.setTitleTextAttributes([.foregroundColor: redColor], for: .normal)
    let attributes = bar.painter.style(of: item).attributes
    #expect(attributes[.font] as? UIFont == font && attributes[.foregroundColor] as? UIColor == redColor)
  }

  /// Basis: assumed: the title excludes the caps.
  @Test("a background image of an item takes the place of its body, as wide as its title and its caps")
  func itemBackgrounds() throws {
    let item = UINavigationItem(title: "")
    item.leftBarButtonItem = UIBarButtonItem(title: "Word", style: .plain, target: nil, action: nil)
    let bar = try bar(.iOS(9)) { [item] }
    let plain = bar.arrangement.left[0].width
    item.leftBarButtonItem?.setBackgroundImage(bar.session.image(41, 30, caps: 20), for: .normal, barMetrics: .default)
    #expect(bar.arrangement.left[0].width == plain + 40)
    #expect(bar.session.lines(bar).contains { $0.hasPrefix("image") })
    item.leftBarButtonItem?.setBackgroundVerticalPositionAdjustment(3, for: .default)
    #expect(bar.painter.style(of: try #require(item.leftBarButtonItem)).backgroundOffset?.vertical == 3)
  }

  @Test("images for a style, a state or low bars come before those for any")
  func variants() throws {
    let item = UIBarButtonItem(title: "Word", style: .done, target: nil, action: nil)
    func image(_ name: String) -> UIImage { UIImage(name: name, size: CGSize(width: 1, height: 30)) }
    item.setBackgroundImage(image("any"), for: .normal, barMetrics: .default)
    item.setBackgroundImage(image("off"), for: .disabled, barMetrics: .default)
    item.setBackgroundImage(image("done"), for: .normal, style: .done, barMetrics: .default)
    item.setBackgroundImage(image("low"), for: .normal, barMetrics: .compact)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default)?.name == "any")
    #expect(item.backgroundImage(for: .disabled, barMetrics: .default)?.name == "off")
    #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default)?.name == "done")
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default)?.name == "any")
    #expect(item.backgroundImage(for: .normal, barMetrics: .compact)?.name == "low")
  }

  @Test("the title of the way back is moved out of sight by its adjustment, and keeps its room")
  func hiddenBackTitle() throws {
    let below = UINavigationItem(title: "Below"), named = UIBarButtonItem(title: "Below")
    below.backBarButtonItem = named
    let bar = try bar(.iOS(9)) { [below, UINavigationItem(title: "Top")] }
    let plain = try #require(bar.arrangement.back)
    named.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    #expect(bar.arrangement.back?.text == plain.text)
    #expect(try #require(bar.session.textX("Below", in: bar)) < -900)
  }

  @Test("an image in place of the arrow of iOS 6 is as wide as its caps need")
  func backImage() throws {
    let below = UINavigationItem(title: "Below"), named = UIBarButtonItem(title: "Below")
    below.backBarButtonItem = named
    let bar = try bar(.iOS(6)) { [below, UINavigationItem(title: "Top")] }
    let plain = try #require(bar.arrangement.back)
    named.setBackButtonBackgroundImage(bar.session.image(61, 30, caps: 30), for: .normal, barMetrics: .default)
    #expect(bar.arrangement.back?.body.width == plain.body.width + 36)
    #expect(bar.session.lines(bar).contains { $0.hasPrefix("image") })
  }

  @Test("low bars of phones show another image of an item, and image insets move it")
  func landscapeImages() throws {
    let item = UIBarButtonItem(
      image: UIImage(name: "tall", size: CGSize(width: 20, height: 20)),
      landscapeImagePhone: UIImage(name: "low", size: CGSize(width: 15, height: 15)), style: .plain, target: nil,
      action: nil)
    let top = UINavigationItem(title: "")
    top.rightBarButtonItem = item
    #expect(try bar(.iOS(9)) { [top] }.arrangement.right[0].width == 20)
    let low = try bar(.iOS(9), height: 32) { [top] }
    #expect(low.arrangement.right[0].width == 15 && low.session.lines(low).contains { $0.contains("\"low\"") })
    item.landscapeImagePhoneInsets = UIEdgeInsets(top: 2, left: 0, bottom: -2, right: 0)
    #expect(low.session.lines(low).contains { $0.contains("\"low\"") && $0.contains(" 10.5 15 15") })
  }

  @Test("a toolbar's images are for its place; an item of a toolbar has its appearance's fonts")
  func toolbars() throws {
    let session = try Session.of(.iOS(14))
    let bar = session.perform { UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
    bar.items = [UIBarButtonItem(title: "Word")]
    bar.setBackgroundImage(session.image(1, 44), forToolbarPosition: .any, barMetrics: .default)
    bar.setShadowImage(UIImage(), forToolbarPosition: .any)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) != nil)
    #expect(
      session.lines(bar).contains { $0.hasPrefix("image") } && !session.lines(bar).contains { $0.hasPrefix("fill") })
    let plain = bar.itemFrames[0].frame.width
    bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    #expect(bar.itemFrames[0].frame.width > plain && !session.lines(bar).contains { $0.hasPrefix("image") })
  }
}
