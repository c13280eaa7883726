import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Styles, groups and title lines. Basis: the references of `UINavigationItem` and `UIBarButtonItem`; sizes are
/// assumed.
@MainActor struct NavigationItemTests {
  private func bar(
    _ version: SystemVersion, _ device: String = "iphone-12", width: CGFloat = 390, rightToLeft: Bool = false,
    _ change: (UINavigationItem) -> Void
  ) throws -> UINavigationBar {
    let session = try Session.of(version, device)
    return session.perform {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 54))
      if rightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
      let item = UINavigationItem(title: "Title")
      change(item)
      bar.items = [item]
      bar.layoutIfNeeded()
      return bar
    }
  }

  private func group(_ titles: String...) -> UIBarButtonItemGroup {
    .fixedGroup(items: titles.map { UIBarButtonItem(title: $0) })
  }

  @Test("titles of browsers and editors stand where reading begins, since iOS 16", arguments: [15, 16])
  func styles(version: Int) throws {
    for style in [UINavigationItem.ItemStyle.browser, .editor] {
      let left = try bar(.iOS(version)) { $0.style = style }.arrangement.title
      let right = try bar(.iOS(version), rightToLeft: true) { $0.style = style }.arrangement.title
      #expect((left.minX < 40 && right.maxX > 350) == (version == 16))
    }
    #expect(try abs(bar(.iOS(version)) { _ in }.arrangement.title.midX - 195) <= 0.5)
  }

  @Test("center groups are in the middle of wide bars, with these styles")
  func centre() throws {
    let wide = try bar(.iOS(17), "ipad-8", width: 810) {
      ($0.style, $0.centerItemGroups) = (.editor, [group("One", "Two")])
    }
    let found = wide.arrangement.centre
    #expect(found.count == 2 && abs((found[0].minX + found[1].maxX) / 2 - 405) <= 0.5)
    #expect(wide.itemSlots.map(\.item.title) == ["One", "Two"])
    let narrow = try bar(.iOS(17)) { ($0.style, $0.centerItemGroups) = (.editor, [group("One")]) }
    let navigator = try bar(.iOS(17), "ipad-8", width: 810) { $0.centerItemGroups = [group("One")] }
    #expect(narrow.arrangement.centre.isEmpty && navigator.arrangement.centre.isEmpty)
  }

  @Test("a pinned group is outermost at the end")
  func pinned() throws {
    let bar = try bar(.iOS(17)) {
      $0.trailingItemGroups = [group("A", "B")]
      $0.pinnedTrailingGroup = group("Pinned")
    }
    #expect(bar.itemSlots.sorted { $0.frame.minX < $1.frame.minX }.map(\.item.title) == ["A", "B", "Pinned"])
  }

  @Test("an optional group that is not there by default takes no room")
  func optional() throws {
    let bar = try bar(.iOS(17)) {
      $0.trailingItemGroups = [
        UIBarButtonItem(title: "A").creatingOptionalGroup(customizationIdentifier: "a"),
        UIBarButtonItem(title: "B").creatingOptionalGroup(
          customizationIdentifier: "b", isInDefaultCustomization: false),
        UIBarButtonItem(title: "C").creatingMovableGroup(customizationIdentifier: "c"),
      ]
    }
    #expect(Set(bar.itemSlots.map(\.item.title)) == ["A", "C"])
  }

  @Test("since iOS 26 a subtitle is below the title, both in the row", arguments: [17, 26])
  func subtitles(version: Int) throws {
    let bar = try bar(.iOS(version)) { $0.subtitle = "A subtitle that is wider" }
    let isShown = bar.session.textX("A subtitle that is wider", in: bar) != nil
    #expect(isShown == (version == 26))
    #expect(try (bar.arrangement.title.width > self.bar(.iOS(version)) { _ in }.arrangement.title.width) == isShown)
  }

  @Test("a large title may have other words, and its subtitle makes the bar higher by a line")
  func largeTitles() throws {
    func stage(_ subtitle: String?) throws -> BarStage {
      try BarStage(.iOS(26)) { screen, navigation in
        navigation.navigationBar.prefersLargeTitles = true
        (screen.navigationItem.largeTitle, screen.navigationItem.largeSubtitle) = ("Large", subtitle)
      }
    }
    let plain = try stage(nil), subtitled = try stage("Below")
    #expect(plain.textX("Large", in: plain.bar) != nil && plain.textX("Title", in: plain.bar) == nil)
    let line = try #require(subtitled.bar.largeSubtitleBlock).lineHeight
    #expect(subtitled.bar.bounds.height == plain.bar.bounds.height + line)
    #expect(subtitled.textX("Below", in: subtitled.bar) == subtitled.textX("Large", in: subtitled.bar))
  }

  @Test("since iOS 26 items have badges at their corner, and may have no glass")
  func badges() throws {
    let item = UIBarButtonItem(title: "Word")
    func ovals(_ version: SystemVersion) throws -> Int {
      let bar = try bar(version) { $0.rightBarButtonItem = item }
      return bar.session.lines(bar).count { $0.hasPrefix("fill rounded") || $0.hasPrefix("glass rounded") }
    }
    #expect(try ovals(.iOS(26)) == 1)
    item.badge = .count(3)
    #expect(try ovals(.iOS(26)) == 2 && ovals(.iOS(17)) == 0)
    item.hidesSharedBackground = true
    #expect(try ovals(.iOS(26)) == 1)
    item.badge = .indicator()
    #expect(item.badge?.stringValue == nil)
  }
}
