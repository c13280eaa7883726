import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Open menus. Basis: the references of UIButton and UIMenu for the behavior; assumed for the positions, see
/// `MenuMetrics`.
@MainActor struct OpenMenuTests {
  @Test("a touch opens the menu of a button, below it and 250 wide; a row does what it is for, and the menu goes")
  func choosing() throws {
    let screen = try MenuScreen(), button = screen.button(screen.menu(["A", "B"]))
    button.addAction(UIAction { _ in screen.trace.events.append("touched") }, for: .touchUpInside)
    button.addAction(UIAction { _ in screen.trace.events.append("menu") }, for: .menuActionTriggered)
    try screen.tap("Menu")
    #expect(screen.titles == ["A", "B"] && screen.trace.take() == ["menu"])
    #expect(screen.panel?.frame == CGRect(x: 25, y: 248, width: 250, height: 88))
    try screen.tap("B")
    #expect(screen.stage == nil && screen.trace.take() == ["B"])
    #expect(screen.window.subviews.allSatisfy { !($0 is MenuOverlay) })
  }

  @Test("the sender is the button")
  func sender() throws {
    let screen = try MenuScreen()
    var sender: AnyObject?
    let menu = screen.session.perform { UIMenu(children: [UIAction(title: "A") { sender = $0.sender as AnyObject? }]) }
    let button = screen.button(menu)
    try screen.tap("Menu", "A")
    #expect(sender === button)
  }

  @Test("a touch beside the menu closes it, and no other view receives it")
  func outside() throws {
    let screen = try MenuScreen()
    _ = screen.button(screen.menu(["A"]))
    try screen.tap("Menu")
    #expect(throws: StepFailure.self) { try screen.tap("Menu") }
    try screen.tap("PopoverDismissRegion")
    #expect(screen.stage == nil && screen.trace.take().isEmpty)
  }

  @Test("the turn of the interface closes it")
  func turning() throws {
    let screen = try MenuScreen()
    _ = screen.button(screen.menu(["A"]))
    try screen.tap("Menu")
    screen.session.rotate(to: .landscapeRight)
    #expect(screen.stage == nil && screen.window.subviews.allSatisfy { !($0 is MenuOverlay) })
  }

  @Test("without showsMenuAsPrimaryAction a tap is a tap, and a long press opens the menu")
  func pressing() throws {
    let screen = try MenuScreen(), button = screen.button(screen.menu(["A"]))
    button.showsMenuAsPrimaryAction = false
    button.addAction(UIAction { _ in screen.trace.events.append("touched") }, for: .touchUpInside)
    try screen.tap("Menu")
    #expect(screen.stage == nil && screen.trace.take() == ["touched"])
    try screen.session.perform(.press("Menu"))
    #expect(screen.titles == ["A"] && screen.trace.take().isEmpty)
  }

  @Test("what is off cannot be chosen; what is hidden is not there; a menu of nothing does not open")
  func attributes() throws {
    let screen = try MenuScreen()
    let menu = screen.session.perform {
      UIMenu(children: [screen.action("A", .off, .disabled), screen.action("B", .off, .hidden), screen.action("C")])
    }
    let button = screen.button(menu)
    try screen.tap("Menu")
    #expect(screen.titles == ["A", "C"])
    #expect(throws: StepFailure.self) { try screen.tap("A") }
    button.menu = screen.session.perform { UIMenu(children: [screen.action("B", .off, .hidden)]) }
    try screen.tap("PopoverDismissRegion", "Menu")
    #expect(screen.stage == nil)
  }

  @Test("an action that keeps the menu leaves it open, with what it is now")
  func keeping() throws {
    let screen = try MenuScreen()
    let menu = screen.session.perform {
      UIMenu(children: [UIAction(title: "A", attributes: .keepsMenuPresented) { $0.title = "\($0.title)!" }])
    }
    _ = screen.button(menu)
    try screen.tap("Menu", "A", "A!")
    #expect(screen.titles == ["A!!"])
  }

  @Test("a menu inside opens over its row; its head leads back")
  func inside() throws {
    let screen = try MenuScreen(), inner = screen.menu(["B", "C"], title: "More")
    let menu = screen.session.perform { UIMenu(children: [screen.action("A"), inner]) }
    _ = screen.button(menu)
    try screen.tap("Menu", "More")
    #expect(screen.titles == ["B", "C"] && screen.panel?.frame == CGRect(x: 25, y: 292, width: 250, height: 132))
    try screen.tap("More")
    #expect(screen.titles == ["A", "More"])
    try screen.tap("More", "C")
    #expect(screen.stage == nil && screen.trace.take() == ["C"])
  }

  @Test("a pop-up button shows what was chosen, and marks it")
  func popup() throws {
    let screen = try MenuScreen(), button = screen.button(screen.menu(["A", "B"]))
    button.changesSelectionAsPrimaryAction = true
    try screen.tap("A")
    #expect(button.menu?.selectedElements.map(\.title) == ["A"] && screen.panel?.hasMarks == true)
    try screen.tap("B")
    #expect(button.reportedText == "B" && button.menu?.selectedElements.map(\.title) == ["B"])
    #expect(screen.trace.take() == ["B"])
  }

  @Test("elements that are made late are asked for once, and uncached ones each time")
  func deferred() throws {
    let screen = try MenuScreen()
    var answers: [([UIMenuElement]) -> Void] = []
    let late = screen.session.perform { UIDeferredMenuElement { answers.append($0) } }
    _ = screen.button(screen.session.perform { UIMenu(children: [screen.action("A"), late]) })
    try screen.tap("Menu")
    #expect(screen.titles == ["A", "Loading\u{2026}"] && answers.count == 1)
    answers[0]([screen.action("B"), screen.action("C")])
    screen.session.commitWindows()
    #expect(screen.titles == ["A", "B", "C"] && screen.panel?.frame.height == 132)
    try screen.tap("PopoverDismissRegion", "Menu")
    #expect(screen.titles == ["A", "B", "C"] && answers.count == 1)
    var count = 0
    let fresh = screen.session.perform {
      UIDeferredMenuElement.uncached { done in
        count += 1
        done([screen.action("B\(count)")])
      }
    }
    let other = screen.button(screen.session.perform { UIMenu(children: [fresh]) })
    other.setTitle("Other", for: .normal)
    try screen.tap("PopoverDismissRegion", "Other")
    #expect(screen.titles == ["B1"])
    try screen.tap("PopoverDismissRegion", "Other")
    #expect(screen.titles == ["B2"])
  }

  @Test("small elements are side by side, in reading direction", arguments: [false, true])
  func tiles(isRightToLeft: Bool) throws {
    let screen = try MenuScreen { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    let small = screen.session.perform {
      UIMenu(options: .displayInline, preferredElementSize: .small, children: ["A", "B"].map { screen.action($0) })
    }
    _ = screen.button(screen.session.perform { UIMenu(children: [small, screen.action("C")]) })
    try screen.tap("Menu")
    let frames = screen.panel?.rows.map(\.frame) ?? []
    #expect(frames.map(\.minX) == (isRightToLeft ? [125, 0, 0] : [0, 125, 0]))
    #expect(frames.map(\.width) == [125, 125, 250] && frames[2].minY == 52)
  }

  @Test("near the bottom edge the menu opens above, the first row next to the button, unless the order is fixed")
  func order() throws {
    let screen = try MenuScreen()
    let button = screen.button(screen.menu(["A", "B"]), CGRect(x: 100, y: 760, width: 100, height: 40))
    try screen.tap("Menu")
    #expect(screen.titles == ["B", "A"] && screen.panel?.frame.maxY == 752)
    try screen.tap("PopoverDismissRegion")
    button.preferredMenuElementOrder = .fixed
    try screen.tap("Menu")
    #expect(screen.titles == ["A", "B"])
  }

  /// Basis: documented: `UIContextMenuConfiguration.ElementOrder.priority`.
  @Test("by priority the first row is next to the button, whichever side the menu is on", arguments: [200.0, 760])
  func priority(y: CGFloat) throws {
    let screen = try MenuScreen()
    let button = screen.button(screen.menu(["A", "B"]), CGRect(x: 100, y: y, width: 100, height: 40))
    button.preferredMenuElementOrder = .priority
    try screen.tap("Menu")
    #expect(screen.titles == (y == 200 ? ["A", "B"] : ["B", "A"]))
  }

  @Test("larger text makes higher rows and a wider menu")
  func textSize() throws {
    let screen = try MenuScreen { $0.contentSizeCategory = .accessibilityLarge }
    _ = screen.button(screen.menu(["A", "B"]))
    try screen.tap("Menu")
    #expect(screen.panel?.bounds.width == 340 && (screen.panel?.rows.first?.bounds.height ?? 0) > 60)
  }

  @Test("a bar item opens its menu on touch; one with an action on a long press")
  func barItems() throws {
    let screen = try MenuScreen(), menu = screen.menu(["A"])
    let stack = screen.session.perform { UINavigationController(rootViewController: UIViewController()) }
    screen.window.rootViewController = stack
    let item = screen.session.perform { UIBarButtonItem(title: "More", menu: menu) }
    stack.topViewController?.navigationItem.rightBarButtonItem = item
    try screen.tap("More")
    let bar = stack.navigationBar.convert(stack.navigationBar.bounds, to: nil)
    #expect(screen.titles == ["A"] && screen.panel?.frame.maxX == 382 && (screen.panel?.frame.minY ?? 0) > bar.midY)
    try screen.tap("A")
    item.primaryAction = screen.action("Tapped")
    try screen.tap("Tapped")
    #expect(screen.stage == nil && screen.trace.take() == ["A", "Tapped"])
    try screen.session.perform(.press("Tapped"))
    #expect(screen.titles == ["A"])
  }

  @Test("a program's control gives its own menu")
  func ownControl() throws {
    final class Chooser: UIControl {
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: [UIAction(title: "A") { _ in }]) })
      }
    }
    let screen = try MenuScreen(), control = screen.add(CGRect(x: 0, y: 100, width: 50, height: 50)) { Chooser() }
    (control.isContextMenuInteractionEnabled, control.showsMenuAsPrimaryAction) = (true, true)
    screen.session.tap(at: CGPoint(x: 20, y: 120))
    #expect(screen.titles == ["A"] && control.contextMenuInteraction?.menuAppearance == .compact)
  }

  @Test("glass has its images before the titles and no lines between rows")
  func glass() throws {
    let screen = try MenuScreen(26)
    let menu = screen.session.perform {
      UIMenu(children: [UIAction(title: "A", image: UIImage(systemName: "plus")) { _ in }, screen.action("B")])
    }
    let button = screen.button(menu)
    try screen.tap("Menu")
    #expect(screen.panel?.frame.minY == button.frame.minY)
    let images = screen.panel?.rows.first?.subviews.compactMap { $0 as? UIImageView } ?? []
    #expect(images.map(\.frame.minX) == [26] && screen.panel?.rows[1].frame.minY == 54)
  }
}
