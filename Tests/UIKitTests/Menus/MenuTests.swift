import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Menus as models. Basis: the references of UIMenu, UIAction and UIDeferredMenuElement.
@MainActor struct MenuTests {
  private func screen() throws -> MenuScreen { try MenuScreen() }

  @Test("a menu with other children is the same menu otherwise")
  func replacing() throws {
    let screen = try screen()
    let menu = screen.session.perform {
      UIMenu(
        title: "Sort", subtitle: "By", identifier: UIMenu.Identifier("sort"),
        options: [.displayInline, .singleSelection],
        preferredElementSize: .small, children: [screen.action("A")])
    }
    let other = menu.replacingChildren([screen.action("B"), screen.action("C")])
    #expect(other.title == "Sort" && other.subtitle == "By" && other.identifier.rawValue == "sort")
    #expect(other.options == [.displayInline, .singleSelection] && other.preferredElementSize == .small)
    #expect(menu.children.map(\.title) == ["A"] && other.children.map(\.title) == ["B", "C"])
  }

  @Test("what is on is found in menus inside, too")
  func selected() throws {
    let screen = try screen()
    let inner = screen.session.perform { UIMenu(children: [screen.action("B", .on), screen.action("C")]) }
    let menu = screen.session.perform { UIMenu(children: [screen.action("A", .on), inner]) }
    #expect(menu.selectedElements.map(\.title) == ["A", "B"])
  }

  @Test("an action can be renamed, and performed by code")
  func leaves() throws {
    let screen = try screen(), action = screen.action("A")
    (action.title, action.subtitle) = ("B", "More")
    let leaf: any UIMenuLeaf = action
    leaf.performWithSender(nil, target: nil)
    #expect(leaf.title == "B" && screen.trace.take() == ["A"])
    #expect(UIMenuElement.Attributes.keepsMenuPresented.rawValue == 8 && UIMenu.Options.singleSelection.rawValue == 32)
  }

  @Test("sections part at what stands inline; what is hidden is left out")
  func content() throws {
    let screen = try screen()
    let inline = screen.session.perform {
      UIMenu(
        title: "Inner", options: .displayInline, children: [screen.action("C"), screen.action("D", .off, .hidden)])
    }
    let menu = screen.session.perform {
      UIMenu(children: [screen.action("A"), screen.action("B"), inline, screen.action("E")])
    }
    var content = MenuContent(menu)
    #expect(content.sections.map { $0.elements.map(\.title) } == [["A", "B"], ["C"], ["E"]])
    #expect(content.sections.map(\.title) == ["", "Inner", ""])
    content.reverse()
    #expect(content.sections.map { $0.elements.map(\.title) } == [["E"], ["C"], ["B", "A"]])
  }
}

/// The positions of menus. Basis: assumed, see `MenuMetrics`.
struct MenuPlacementTests {
  private let room = CGRect(x: 8, y: 50, width: 374, height: 700), grid = PixelGrid(scale: 3)
  private let size = CGSize(width: 250, height: 200)

  private func place(_ source: CGRect, _ size: CGSize? = nil, covers: Bool = false) -> MenuPlacement {
    MenuPlacement(size ?? self.size, beside: source, in: room, gap: 8, covers: covers, grid: grid)
  }

  @Test("below the source and in the middle of it, inside the room")
  func below() {
    #expect(
      place(CGRect(x: 180, y: 100, width: 40, height: 40)).panel == CGRect(x: 75, y: 148, width: 250, height: 200))
    #expect(place(CGRect(x: 10, y: 100, width: 40, height: 40)).panel.minX == 8)
    #expect(place(CGRect(x: 340, y: 100, width: 40, height: 40)).panel.maxX == 382)
  }

  @Test("above where there is no room below; on the larger side, cut, where there is none at all")
  func above() {
    let above = place(CGRect(x: 180, y: 600, width: 40, height: 40))
    #expect(above.isAbove && above.panel.maxY == 592 && above.panel.height == 200)
    let cut = place(CGRect(x: 180, y: 300, width: 40, height: 40), CGSize(width: 250, height: 900))
    #expect(!cut.isAbove && cut.panel == CGRect(x: 75, y: 348, width: 250, height: 402))
  }

  @Test("glass lies over its source")
  func covering() {
    #expect(place(CGRect(x: 180, y: 100, width: 40, height: 40), covers: true).panel.minY == 100)
  }

  @Test("a preview makes room for its menu, and shrinks only where moving does not help")
  func previews() {
    func place(_ preview: CGRect, rtl: Bool = false) -> MenuPlacement {
      MenuPlacement(size, besidePreview: preview, in: room, gap: 16, isRightToLeft: rtl, grid: grid)
    }
    let top = place(CGRect(x: 20, y: 100, width: 100, height: 60))
    #expect(top.preview.minY == 100 && top.panel.minY == 176 && top.panel.minX == 20)
    let bottom = place(CGRect(x: 20, y: 680, width: 100, height: 60))
    #expect(bottom.isAbove && bottom.panel.maxY == 664)
    let high = place(CGRect(x: 20, y: 200, width: 100, height: 400))
    #expect(high.preview == CGRect(x: 20, y: 134, width: 100, height: 400) && high.panel.maxY == 750)
    let higher = place(CGRect(x: 20, y: 60, width: 100, height: 690))
    #expect(higher.preview.height == 484 && higher.panel.maxY == 750)
    #expect(place(CGRect(x: 8, y: 100, width: 374, height: 60), rtl: true).panel.maxX == 382)
  }
}
