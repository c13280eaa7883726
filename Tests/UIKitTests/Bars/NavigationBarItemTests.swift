import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Where the items of navigation bars are. Basis: captured in published view dumps of iOS 5 and 7, each named at its test;
/// documented in WWDC 2017, 204, for views from iOS 11 on; assumed else.
@MainActor @Suite("Items of navigation bars") struct NavigationBarItemTests {
  private func bar(
    _ version: SystemVersion, _ size: CGSize = CGSize(width: 320, height: 44), device: String = "iphone-5",
    rightToLeft: Bool = false, _ items: (Session) -> [UINavigationItem]
  ) throws -> UINavigationBar {
    let session = try Session.of(version, device)
    return session.perform {
      let bar = UINavigationBar(frame: CGRect(origin: .zero, size: size))
      if rightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
      bar.items = items(session)
      bar.layoutIfNeeded()
      return bar
    }
  }

  private func item(
    _ title: String? = nil, left: [UIBarButtonItem]? = nil, right: [UIBarButtonItem]? = nil
  ) -> UINavigationItem {
    let item = UINavigationItem()
    (item.title, item.leftBarButtonItems, item.rightBarButtonItems) = (title, left, right)
    return item
  }

  private func button(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) }

  @Test("a title view without a frame is as large as its constraints say, and follows them", arguments: [12, 17])
  func stackTitle(release: Int) throws {
    var stack: UIStackView?
    let bar = try bar(.iOS(release)) { _ in
      let title = UILabel(), subtitle = UILabel()
      (title.text, subtitle.text) = ("Title", "A longer subtitle")
      let made = UIStackView(arrangedSubviews: [title, subtitle]), item = item()
      made.axis = .vertical
      stack = made
      item.titleView = made
      return [item]
    }
    let view = try #require(stack), size = view.frame.size
    let title = try #require(view.subviews.first as? UILabel), subtitle = try #require(view.subviews.last as? UILabel)
    #expect(size.width == subtitle.intrinsicContentSize.width)
    #expect(size.height == title.intrinsicContentSize.height + subtitle.intrinsicContentSize.height)
    title.text = "A title that is longer than it"
    bar.placeCustomItems()
    #expect(view.frame.width == title.intrinsicContentSize.width && view.frame.width > size.width)
  }

  /// Basis: captured, the mail composer of iOS 5: (5 7; 60 30) and (265 7; 50 30) around a title at (93 8; 133 27).
  @Test("in iOS 6 buttons have bodies of 30 points, 5 from the edges")
  func glossyItems() throws {
    let bar = try bar(.iOS(5)) { _ in [item("New Message", left: [button("Cancel")], right: [button("Send")])] }
    let found = bar.arrangement, painter = bar.painter
    #expect(painter.body(in: found.left[0]) == CGRect(x: 5, y: 7, width: 60, height: 30))
    #expect(painter.body(in: found.right[0]).maxX == 315 && painter.body(in: found.right[0]).minY == 7)
    #expect(abs(found.title.midX - 160) <= 0.5)
  }

  /// Basis: captured, the same in landscape: y 4, height 24.
  @Test("in the low bars of iOS 6 bodies are 24 high and the title is smaller")
  func lowBar() throws {
    let size = CGSize(width: 480, height: 32)
    let bar = try bar(.iOS(6), size) { _ in [item("Title", left: [button("Cancel")])] }
    let body = bar.painter.body(in: bar.arrangement.left[0])
    #expect(body.minY == 4 && body.height == 24 && bar.titleFont.pointSize == 16)
  }

  /// Basis: captured in iOS 7: a button that ends 8 points before the edge, (278 7; 34 30); the way back at 8, its mark
  /// at (8 12; 12.5 20.5) and its title 19 points further.
  @Test("in iOS 7 buttons are their words, 8 from the edges, and the way back has a mark")
  func flatItems() throws {
    let bar = try bar(.iOS(7)) { _ in [item("Back"), item("Title", right: [button("Edit")])] }
    let found = bar.arrangement, back = try #require(found.back)
    #expect(found.right[0].maxX == 312 && bar.painter.body(in: found.right[0]).height == 30)
    #expect(back.indicator == CGRect(x: 8, y: 12, width: 12.5, height: 20.5) && back.text.minX == 27)
  }

  /// Basis: captured in iOS 7: a title of 163 points at 124 beside a way back that ends at 118.
  @Test("a title that meets the items at the left moves to the right of them")
  func shiftedTitle() throws {
    let frame = BarArrangement.title(
      width: 163, in: CGRect(x: 0, y: 0, width: 320, height: 44), after: 124, before: 312)
    #expect(frame.minX == 124 && frame.width == 163)
    let bar = try bar(.iOS(7)) { _ in [item("A longer one"), item("A title that is long")] }
    let found = bar.arrangement
    #expect(found.back?.title == "A longer one" && found.title.minX > 320 / 2 - found.title.width / 2)
  }

  @Test("a title between items is in the middle of the bar, and truncates where nothing else helps")
  func titles() throws {
    let centred = try bar(.iOS(9)) { _ in [item("Title", left: [button("A")], right: [button("Longer")])] }
    #expect(abs(centred.arrangement.title.midX - 160) <= 0.5)
    let long = String(repeating: "long ", count: 20)
    let cut = try bar(.iOS(9)) { _ in [item(long, left: [button("Left")], right: [button("Right")])] }.arrangement
    #expect(cut.title.minX == cut.left[0].maxX + 6 && cut.title.maxX == cut.right[0].minX - 6)
  }

  @Test("the title of the way back becomes Back, then nothing, before the title is cut")
  func collapsingBack() throws {
    func back(_ title: String) throws -> String? {
      try bar(.iOS(9)) { _ in [item("A screen with a long name"), item(title)] }.arrangement.back?.title
    }
    #expect(try back("Short") == "A screen with a long name")
    #expect(try back("A title of middle length") == "Back")
    #expect(try back("A title that takes the whole bar for itself") == "")
  }

  @Test("the way back is named by its item, its title for it, or as the item below wants it")
  func backNames() throws {
    func back(_ change: (UINavigationItem) -> Void) throws -> String? {
      let below = UINavigationItem(title: "Below")
      change(below)
      return try bar(.iOS(14)) { _ in [below, item("Top")] }.arrangement.back?.title
    }
    #expect(try back { _ in } == "Below")
    #expect(try back { $0.backButtonTitle = "Other" } == "Other")
    #expect(try back { $0.backBarButtonItem = UIBarButtonItem(title: "Item") } == "Item")
    #expect(try back { $0.backButtonDisplayMode = .minimal } == "")
    #expect(try back { $0.backButtonDisplayMode = .generic } == "Back")
  }

  @Test("items at the left take the place of the way back, or stand beside it")
  func supplement() throws {
    let top = item("Top", left: [button("Left")])
    let bar = try bar(.iOS(9)) { _ in [item("Back"), top] }
    #expect(bar.arrangement.back == nil && bar.arrangement.left[0].minX == 8)
    top.leftItemsSupplementBackButton = true
    let found = bar.arrangement
    #expect(found.back != nil && found.left[0].minX >= (found.back?.text.maxX ?? 0) + 8)
  }

  @Test("items go from their edge inwards, 8 points apart")
  func order() throws {
    let bar = try bar(.iOS(9)) { _ in [item(left: [button("A"), button("B")], right: [button("C"), button("D")])] }
    let found = bar.arrangement
    #expect(found.left[1].minX == found.left[0].maxX + 8 && found.right[0].maxX == 312)
    #expect(found.right[1].maxX == found.right[0].minX - 8)
  }

  @Test("a negative space moves items out until iOS 10, and is nothing since", arguments: [(9, -2.0), (12, 16)])
  func negativeSpace(version: Int, start: CGFloat) throws {
    let bar = try bar(.iOS(version)) { _ in [item(left: [.fixedSpace(-18), button("A")])] }
    let second = bar.arrangement.left[1].minX
    #expect(version == 9 ? second == start : second == start + 8)
  }

  @Test("margins are 16 from iOS 11 on, 20 where the width is regular")
  func margins() throws {
    func start(_ version: Int, _ device: String) throws -> CGFloat? {
      let session = try Session.of(.iOS(version), device)
      let controller = session.perform { UIViewController() }
      controller.navigationItem.leftBarButtonItem = session.perform { UIBarButtonItem(title: "Left") }
      let stack = session.perform { UINavigationController(rootViewController: controller) }
      _ = session.show(stack)
      return stack.navigationBar.arrangement.left.first?.minX
    }
    #expect(try start(10, "iphone-8") == 8 && start(12, "iphone-8") == 16 && start(12, "ipad-6") == 20)
  }

  /// Basis: documented, WWDC 2017, 204.
  @Test("from iOS 11 on constraints give a view its size")
  func constrainedView() throws {
    let bar = try bar(.iOS(12)) { _ in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return [item(right: [UIBarButtonItem(customView: view)])]
    }
    let view = bar.topItem?.rightBarButtonItem?.customView
    #expect(view?.frame == CGRect(x: 320 - 16 - 50, y: 12, width: 50, height: 20))
  }

  /// Basis: captured for 52 points; 34 points bold at 16 or 20 recalled.
  @Test("a large title is 52 points high below the buttons, in 34 points")
  func largeTitle() throws {
    let session = try Session.phone(CGSize(width: 390, height: 844), .iOS(17))
    let controller = session.perform { UIViewController() }
    controller.title = "Large"
    let stack = session.perform { UINavigationController(rootViewController: controller) }
    stack.navigationBar.prefersLargeTitles = true
    _ = session.show(stack)
    let bar = stack.navigationBar
    #expect(bar.arrangement.largeTitle == CGRect(x: 16, y: 44, width: 358, height: 52))
    #expect(session.metrics.bars.items.largeTitleFont.size == 34)
  }

  @Test("right to left everything changes its side")
  func rightToLeft() throws {
    let items = { (_: Session) in [self.item("Back"), self.item("Title", right: [self.button("Edit")])] }
    let left = try bar(.iOS(9)) { items($0) }.arrangement
    let right = try bar(.iOS(9), rightToLeft: true) { items($0) }.arrangement
    #expect(right.right[0].minX == 8 && right.back?.indicator.maxX == 320 - 8)
    #expect(right.back?.text.maxX == 320 - (left.back?.text.minX ?? 0))
  }

  @Test("an item is as wide as the widest of its possible titles, or as its width says")
  func widths() throws {
    let item = button("On")
    item.possibleTitles = ["On", "A longer title"]
    let bar = try bar(.iOS(9)) { _ in [self.item(right: [item])] }
    let wide = bar.arrangement.right[0].width
    #expect(wide > 100)
    item.width = 70
    #expect(bar.arrangement.right[0].width == 70)
    item.isHidden = true
    #expect(bar.arrangement.right.isEmpty)
  }

  @Test("groups stand in the order of reading on both sides")
  func groups() throws {
    let (a, b) = (button("A"), button("B"))
    let top = item("Title")
    top.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [a, b], representativeItem: nil)]
    let bar = try bar(.iOS(17)) { _ in [top] }
    let slots = bar.itemSlots
    #expect(slots.map(\.item) == [b, a] && slots[0].frame.minX > slots[1].frame.maxX && a.buttonGroup != nil)
  }

  @Test("a changed item changes the bar and its height with the next frame")
  func changes() throws {
    let session = try Session.phone(CGSize(width: 320, height: 568), .iOS(9))
    let controller = session.perform { UIViewController() }
    let stack = session.perform { UINavigationController(rootViewController: controller) }
    _ = session.show(stack)
    controller.navigationItem.prompt = "Prompt"
    let view = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    controller.navigationItem.rightBarButtonItem = session.perform { UIBarButtonItem(customView: view) }
    session.commitWindows()
    #expect(stack.navigationBar.frame.height == 74 && view.superview === stack.navigationBar)
    #expect(stack.navigationBar.arrangement.prompt == CGRect(x: 0, y: 0, width: 320, height: 30))
  }

  @Test("an item's own way back is used instead of going back")
  func backAction() throws {
    let session = try Session.of(.iOS(17)), (root, top) = session.perform { (UIViewController(), UIViewController()) }
    var isUsed = false
    top.navigationItem.backAction = session.perform { UIAction { _ in isUsed = true } }
    let stack = session.perform { UINavigationController(rootViewController: root) }
    stack.pushViewController(top, animated: false)
    _ = session.show(stack)
    try session.perform(.back)
    #expect(isUsed && stack.topViewController === top)
  }

  @Test("menus are kept with their items")
  func menus() {
    let action = UIAction(title: "One", state: .on) { _ in }
    let menu = UIMenu(title: "Menu", children: [UIMenu(options: .displayInline, children: [action])])
    let item = UIBarButtonItem(title: "More", menu: menu)
    #expect(item.menu === menu && menu.selectedElements == [action] && menu.identifier != UIMenu.Identifier.root)
    #expect(menu.replacingChildren([]).identifier == menu.identifier)
  }
}
