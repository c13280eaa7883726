import SystemProfiles
import UIKit

@testable import UIKit

/// A screen with a view that has a menu.
@MainActor struct MenuScreen {
  let session: Session
  let root: UIViewController
  let window: UIWindow
  let trace = Trace()

  init(
    _ version: Int = 17, _ screen: CGSize = CGSize(width: 390, height: 844),
    _ edit: (inout SystemEnvironment) -> Void = { _ in }
  ) throws {
    var environment = try Session.phone(screen, .iOS(version)).environment
    edit(&environment)
    session = Session(environment: environment)
    root = session.perform { UIViewController() }
    window = session.show(root)
  }

  func action(
    _ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = []
  ) -> UIAction {
    session.perform {
      UIAction(title: title, attributes: attributes, state: state) { [trace] _ in trace.events.append(title) }
    }
  }

  func menu(_ titles: [String], title: String = "") -> UIMenu {
    session.perform { UIMenu(title: title, children: titles.map { action($0) }) }
  }

  func add<View: UIView>(_ frame: CGRect, _ make: () -> View) -> View {
    session.perform {
      let view = make()
      if frame != .zero { view.frame = frame }
      root.view.addSubview(view)
      return view
    }
  }

  /// Adds a button that opens its menu on touch.
  func button(_ menu: UIMenu, _ frame: CGRect = CGRect(x: 100, y: 200, width: 100, height: 40)) -> UIButton {
    add(frame) {
      let button = UIButton(type: .system)
      button.setTitle("Menu", for: .normal)
      (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
      return button
    }
  }

  func tap(_ names: String...) throws { for name in names { try session.perform(.tap(name)) } }

  var stage: MenuOverlay? { session.menuStage }
  var panel: MenuPanel? { stage?.panels.last }
  /// The titles of the open menu, row by row.
  var titles: [String] { panel?.rows.map { $0.reportedText ?? "" } ?? [] }
}
