import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Menus of the application, paste controls and printing. Basis: documented, references of UIMenuBuilder,
/// UIPasteControl, UIPasteConfiguration and UIPrintInteractionController.
@MainActor struct MenuBuilderTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var menus: [String] = []
    override func buildMenu(with builder: any UIMenuBuilder) {
      super.buildMenu(with: builder)
      builder.remove(menu: .format)
      let reload = UIKeyCommand(title: "Reload", action: Selector("reload:"), input: "r", modifierFlags: .command)
      builder.insertChild(UIMenu(title: "Data", identifier: .init("data"), children: [reload]), atStartOfMenu: .file)
      builder.insertSibling(UIMenu(title: "Extra", identifier: .init("extra")), afterMenu: .edit)
      builder.replaceChildren(ofMenu: .help) { _ in [] }
      menus = builder.menu(for: .root)?.children.map(\.title) ?? []
    }
  }

  private final class Screen: UIViewController, ObjCExposed {
    var reloads = 0
    func reload(_ sender: Any?) { reloads += 1 }
    static var objcMembers: [ObjCMember] { [.action("reload:", Screen.reload)] }
  }

  @Test("keys carry out commands of the menus that the delegate built")
  func keys() throws {
    let session = try Session.of(.iOS(17), "ipad-pro-10.5"), delegate = Delegate(),
      screen = session.perform { Screen() }
    session.perform { UIApplication.shared.delegate = delegate }
    _ = session.show(screen)
    #expect(session.press("r", .command) && screen.reloads == 1)
    #expect(delegate.menus == ["", "File", "Edit", "Extra", "View", "Window", "Help"])
    session.perform { UIMenuSystem.main.setNeedsRebuild() }
    #expect(session.press("r", .command) && screen.reloads == 2)
  }

  private final class Field: UIView {
    var pasted: [NSItemProvider] = []
    override func paste(itemProviders: [NSItemProvider]) { pasted = itemProviders }
  }

  @Test("a paste control hands the pasteboard's items to a target that takes them")
  func pasting() throws {
    let session = try Session.of(.iOS(17))
    let (field, control) = session.perform {
      let root = UIViewController(), field = Field(),
        control = UIPasteControl(frame: CGRect(x: 0, y: 100, width: 120, height: 44))
      root.view.addSubview(control)
      _ = session.show(root)
      control.target = field
      return (field, control)
    }
    session.advance(by: 1)
    session.perform { UIPasteboard.general.string = "text" }
    try session.perform(.tap("Paste"))
    #expect(field.pasted.isEmpty)
    session.perform { field.pasteConfiguration = UIPasteConfiguration(forAccepting: String.self) }
    try session.perform(.tap("Paste"))
    #expect(field.pasted.count == 1 && control.intrinsicContentSize.width > 60)
  }

  private final class Printed { var results: [Bool] = [] }

  @Test("nothing is printed")
  func printing() throws {
    let session = try Session.of(.iOS(17)), printed = Printed()
    session.perform {
      #expect(!UIPrintInteractionController.isPrintingAvailable)
      UIPrintInteractionController.shared.printInfo = .printInfo()
      UIPrintInteractionController.shared.present(animated: true) { _, completed, _ in printed.results.append(completed)
      }
    }
    session.advance(by: 0)
    #expect(printed.results == [false] && session.diagnostics.map(\.rule) == ["no-printer"])
  }
}
