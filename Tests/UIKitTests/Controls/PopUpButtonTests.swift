import Testing

@testable import UIKit

/// Pop-up buttons. Basis: documented (`changesSelectionAsPrimaryAction`).
@MainActor struct PopUpButtonTests {
  private func menu(_ states: UIMenuElement.State...) -> UIMenu {
    UIMenu(
      children: states.enumerated().map { index, state in
        UIAction(title: ["One", "Two", "Three"][index], state: state) { _ in }
      })
  }

  private func chosen(_ menu: UIMenu) -> [String] {
    menu.children.compactMap { ($0 as? UIAction).flatMap { $0.state == .on ? $0.title : nil } }
  }

  @Test("the first element is selected where none is, in whatever order the button is set up")
  func firstElement() throws {
    try Session.of(.iOS(17)).perform {
      for order in 0..<3 {
        let button = UIButton(type: .system), menu = menu(.off, .off)
        let steps: [() -> Void] = [
          { button.menu = menu }, { button.showsMenuAsPrimaryAction = true },
          { button.changesSelectionAsPrimaryAction = true },
        ]
        for step in 0..<3 { steps[(step + order) % 3]() }
        #expect(chosen(menu) == ["One"] && button.currentTitleOfView == "One")
      }
    }
  }

  @Test("a system button begins with its image")
  func systemButton() throws {
    try Session.of(.iOS(17)).perform {
      let image = UIImage()
      let button = UIButton.systemButton(with: image, target: nil, action: nil)
      #expect(button.buttonType == .system && button.currentImage === image && button.allTargets.isEmpty)
    }
  }

  @Test("an element that is selected stays so, and a menu that only drops down has none")
  func others() throws {
    try Session.of(.iOS(17)).perform {
      let popUp = UIButton(type: .system), second = menu(.off, .on)
      (popUp.showsMenuAsPrimaryAction, popUp.changesSelectionAsPrimaryAction) = (true, true)
      popUp.menu = second
      #expect(chosen(second) == ["Two"] && popUp.currentTitleOfView == "Two")
      let pullDown = UIButton(type: .system), plain = menu(.off, .off)
      pullDown.showsMenuAsPrimaryAction = true
      pullDown.menu = plain
      #expect(chosen(plain).isEmpty)
    }
  }
}

extension UIButton {
  /// The visible title after layout.
  fileprivate var currentTitleOfView: String? {
    layoutIfNeeded()
    return titleLabel?.text
  }
}
