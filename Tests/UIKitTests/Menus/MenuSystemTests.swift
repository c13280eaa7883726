import Testing
import UIKit

@testable import UIKit

/// System menus that apps change. Basis: references of `UIMenuBuilder`, `UIMenuSystem` and
/// `UIResponder.buildMenu(with:)`.
@MainActor struct MenuSystemTests {
  @Test("the delegate builds the main menu once, and its key commands are found after those of the chain")
  func mainMenu() throws {
    let session = try Session.of(.iOS(17)), app = session.perform { MenuApp() }
    session.launch { app }
    #expect(app.built == 1)
    #expect(session.press("n", .command) && app.done == ["new"])
    app.isEnabled = false
    _ = session.press("n", .command)
    #expect(app.done == ["new"] && app.built == 1)
    session.perform { UIMenuSystem.main.setNeedsRebuild() }
    _ = session.press("n", .command)
    #expect(app.built == 2)
    session.end()
  }

  @Test("a builder finds, inserts, replaces and removes menus, and changes nothing for one that is not there")
  func builder() throws {
    try Session.of(.iOS(17)).perform {
      let inner = UIMenu(title: "Inner", identifier: .find, children: [UIAction(title: "a") { _ in }])
      let root = UIMenu(identifier: .root, children: [UIMenu(title: "File", identifier: .file, children: [inner])])
      let builder = MenuTreeBuilder(root, of: .main)
      @MainActor func titles(_ identifier: UIMenu.Identifier) -> [String] {
        builder.menu(for: identifier)?.children.map { $0.title } ?? []
      }
      builder.insertChild(UIMenu(title: "first"), atStartOfMenu: .file)
      builder.insertChild(UIMenu(title: "last"), atEndOfMenu: .file)
      builder.insertSibling(UIMenu(title: "before"), beforeMenu: .find)
      builder.insertSibling(UIMenu(title: "after"), afterMenu: .find)
      #expect(titles(.file) == ["first", "before", "Inner", "after", "last"])
      builder.replaceChildren(ofMenu: .find) { $0 + [UIAction(title: "b") { _ in }] }
      #expect(titles(.find) == ["a", "b"])
      builder.replace(menu: .find, with: UIMenu(title: "Other", identifier: .replace))
      builder.remove(menu: .help)
      builder.insertSibling(UIMenu(title: "nowhere"), afterMenu: .help)
      #expect(titles(.file) == ["first", "before", "Other", "after", "last"])
      builder.remove(menu: .replace)
      #expect(titles(.file) == ["first", "before", "after", "last"] && builder.menu(for: .replace) == nil)
    }
  }

  @Test("the chain of responders changes the edit menu, and one without anything to show posts nothing")
  func contextMenu() throws {
    let session = try Session.of(.iOS(15))
    let (view, controller) = session.perform { (UIView(frame: CGRect(x: 50, y: 50, width: 9, height: 9)), Host()) }
    _ = session.show(controller)
    session.perform {
      controller.view.addSubview(view)
      let names: [Notification.Name] = [
        UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      ]
      nonisolated(unsafe) var posted: [String] = []
      for name in names {
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          posted.append(name.rawValue)
        }
      }
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(posted.isEmpty && !UIMenuController.shared.isMenuVisible)
      controller.adds = true
      #expect(EditCommands.menu(for: view).leaves.map { $0.title } == ["Define"])
      UIMenuController.shared.showMenu(from: view, rect: view.bounds)
      #expect(posted == names.map(\.rawValue))
    }
  }
}

private final class Host: UIViewController {
  var adds = false

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard adds, builder.system == .context else { return }
    builder.insertSibling(UIMenu(children: [UIAction(title: "Define") { _ in }]), afterMenu: .lookup)
  }
}

private final class MenuApp: UIResponder, UIApplicationDelegate, ObjCExposed {
  var window: UIWindow?
  var built = 0
  var done: [String] = []
  var isEnabled = true
  static var objcMembers: [ObjCMember] { [.action("new:", MenuApp.new)] }

  func new(_ sender: UIKeyCommand) { done.append("new") }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
    return true
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    built += 1
    let command = UIKeyCommand(title: "New", action: "new:", input: "n", modifierFlags: .command)
    builder.insertChild(UIMenu(options: .displayInline, children: [command]), atStartOfMenu: .file)
  }

  override func validate(_ command: UICommand) { if !isEnabled { command.attributes = .disabled } }
}
