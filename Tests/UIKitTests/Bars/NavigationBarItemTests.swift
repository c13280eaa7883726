import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The positions of items in navigation bars. Basis: captured in published view dumps of iOS 5 and 7, each named at its
/// test; documented in WWDC 2017, 204, for views from iOS 11 on; otherwise assumed.
@MainActor struct NavigationBarItemTests {
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

  /// Basis: captured in iOS 7: a button that ends 8 points before the edge, (278 7; 34 30); the back button at 8, its
  /// indicator at (8 12; 12.5 20.5) and its title 19 points further.
  @Test("in iOS 7 buttons are their words, 8 from the edges, and the way back has a mark")
  func flatItems() throws {
    let bar = try bar(.iOS(7)) { _ in [item("Back"), item("Title", right: [button("Edit")])] }
    let found = bar.arrangement, back = try #require(found.back)
    #expect(found.right[0].maxX == 312 && bar.painter.body(in: found.right[0]).height == 30)
    #expect(back.indicator == CGRect(x: 8, y: 12, width: 12.5, height: 20.5) && back.text.minX == 27)
  }

  /// Basis: captured in iOS 7: a title of 163 points at 124 beside a back button that ends at 118.
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
    let nameless = try bar(.iOS(9)) { _ in [item(), item("A title that takes the whole bar for itself")] }
    #expect(nameless.arrangement.back?.title == "")
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

  @Test("items at the left replace the back button, or are beside it")
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

  /// Basis: published screens with both.
  @Test("a title view stays between the buttons while the title is large", arguments: [12, 17])
  func titleViewAboveLargeTitle(version: Int) throws {
    let stage = try BarStage(.iOS(version)) { screen, navigation in
      navigation.navigationBar.prefersLargeTitles = true
      screen.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    }
    let view = try #require(stage.screen.navigationItem.titleView)
    #expect(view.superview === stage.bar && view.frame == CGRect(x: 165, y: 12, width: 60, height: 20))
    #expect(stage.textX("Title", in: stage.bar) == 16)
  }

  @Test("a prompt is drawn above a title view, too, and above no title")
  func prompts() throws {
    for hasView in [false, true] {
      let bar = try bar(.iOS(9), CGSize(width: 320, height: 74)) { _ in
        let top = item()
        top.prompt = "Prompt"
        if hasView { top.titleView = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20)) }
        return [top]
      }
      #expect(bar.session.textX("Prompt", in: bar) != nil)
    }
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

  @Test("groups are in reading order on both sides")
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

  @Test("a touch on the way back of a program's own bar pops its item, if the delegate lets it")
  func freeBar() throws {
    final class Judge: NSObject, UINavigationBarDelegate {
      var allows = false
      var popped: [String?] = []
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { popped.append(item.title) }
    }
    let bar = try bar(.iOS(9)) { _ in [item("Below"), item("Top")] }, judge = Judge()
    bar.delegate = judge
    bar.itemsPlaces.first?.use()
    #expect(bar.topItem?.title == "Top")
    judge.allows = true
    bar.itemsPlaces.first?.use()
    #expect(bar.topItem?.title == "Below" && judge.popped == ["Top"])
  }

  @Test("a delegate that empties the bar while it is asked leaves nothing to pop")
  func emptiedBar() throws {
    final class Emptying: NSObject, UINavigationBarDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        navigationBar.items = []
        return true
      }
    }
    let bar = try bar(.iOS(9)) { _ in [item("Below"), item("Top")] }, delegate = Emptying()
    bar.delegate = delegate
    #expect(bar.popItem(animated: false) == nil && bar.items?.isEmpty == true)
  }

  /// Basis: the navigation controller is its bar's delegate; subclasses override its methods.
  @Test("a navigation controller that is its bar's delegate is asked before a touch goes back")
  func judgingController() throws {
    final class Judging: UINavigationController, UINavigationBarDelegate {
      var allows = false
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { allows }
    }
    let session = try Session.of(.iOS(17))
    let stack = session.perform { Judging(rootViewController: UIViewController()) }
    session.perform { stack.pushViewController(UIViewController(), animated: false) }
    _ = session.show(stack)
    try session.perform(.back)
    #expect(stack.viewControllers.count == 2)
    stack.allows = true
    try session.perform(.back)
    #expect(stack.viewControllers.count == 1)
  }

  /// Basis: `UIBarButtonItem.h`, `primaryAction` and `changesSelectionAsPrimaryAction`.
  @Test("an item takes the title and the image of its action, but a system item, and keeps them without it")
  func actionFaces() throws {
    let item = button("Word"), system = UIBarButtonItem(systemItem: .done), action = UIAction(title: "Action") { _ in }
    item.primaryAction = UIAction { _ in }
    #expect(item.title == "Word")
    (item.primaryAction, system.primaryAction) = (action, action)
    #expect(item.title == "Action" && system.title == nil)
    item.primaryAction = nil
    #expect(item.title == "Action")
    #expect(UIBarButtonItem(primaryAction: action).title == "Action")
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
  }

  @Test("an item that changes its selection is turned on and off by touches, before its action runs")
  func toggles() throws {
    let toggle = button("Bold")
    var seen: [Bool] = []
    toggle.primaryAction = UIAction { _ in seen.append(toggle.isSelected) }
    toggle.changesSelectionAsPrimaryAction = true
    let bar = try bar(.iOS(17)) { _ in [item(right: [toggle])] }
    for _ in 0..<2 { bar.itemsPlaces.first?.use() }
    #expect(seen == [true, false])
  }

  @Test("a touch activates the button in which it begins and ends")
  func drags() throws {
    var count = 0
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count += 1 })
    let bar = try bar(.iOS(17)) { _ in [item("Title", right: [edit])] }
    let window = bar.session.perform { UIWindow() }
    window.addSubview(bar)
    let middle = CGPoint(x: 160, y: 22), button = CGPoint(x: 290, y: 22)
    for (start, end) in [(middle, button), (button, middle), (button, button)] {
      let touch = UITouch(at: start, on: bar, in: window)
      touch.move(to: end)
      bar.touchesEnded([touch], with: nil)
    }
    #expect(count == 1)
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

/// Exceptions of navigation bars.
/// Basis: published console logs.
struct NavigationBarExceptionTests {
  @MainActor private static func managedBar() throws -> UINavigationBar {
    let session = try Session.of(.iOS(17))
    let stack = session.perform { UINavigationController(rootViewController: UIViewController()) }
    _ = session.show(stack)
    return stack.navigationBar
  }

  @Test("an item that is pushed behind the back of the bar's controller")
  func push() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { try Self.managedBar().pushItem(UINavigationItem(title: ""), animated: false) }
    }
    #expect(
      result.says("Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."))
  }

  @Test("one that is popped")
  func pop() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await MainActor.run { _ = try Self.managedBar().popItem(animated: false) }
    }
    #expect(
      result.says("Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."))
  }
}
