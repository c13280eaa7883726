/// A menu system, whose menus a program can change: the main menu with the key commands, or the menus that open on
/// content.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu system of the main menu. Its key commands come after those of the responder chain. The menu is not
  /// visible, because no menu bar is drawn.
  open class var main: UIMenuSystem { Session.current.menuSystems.main }

  /// The menu system of the edit menu, which is built each time it opens.
  open class var context: UIMenuSystem { Session.current.menuSystems.context }

  private let menu: () -> UIMenu
  /// The menu as the program has changed it; nil before its first use and after ``setNeedsRebuild()``.
  private var built: UIMenu?

  init(_ menu: @escaping () -> UIMenu) { self.menu = menu }

  /// Requests that the menu is built again before its next use.
  open func setNeedsRebuild() { built = nil }

  /// Does nothing: commands are validated each time they are used.
  open func setNeedsRevalidate() {}

  /// - Parameter builders: the responders that change the menu, in order.
  func build(_ builders: [UIResponder]) -> UIMenu {
    if let built { return built }
    let builder = MenuTreeBuilder(menu(), of: self)
    for responder in builders { responder.buildMenu(with: builder) }
    built = builder.root
    return builder.root
  }
}

/// The menus of a session.
@MainActor final class MenuSystems: SessionPart {
  let main = UIMenuSystem { MenuSystems.mainMenu }
  let context = UIMenuSystem { UIMenu(identifier: .root) }

  init(_ session: Session) {}

  /// > Basis: documented for the identifiers; recalled for the nesting of the menus.
  private static var mainMenu: UIMenu {
    UIMenu(
      identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.openRecent, .close, .document, .print]),
        UIMenu(
          title: "Edit", identifier: .edit,
          children: [
            part(.undoRedo),
            UIMenu(identifier: .standardEdit, options: .displayInline, children: EditCommands.keyCommands),
            part(.find), part(.replace), part(.share), part(.spelling), part(.substitutions),
            part(.transformations), part(.speech), part(.lookup),
          ]),
        menu("Format", .format, [.font, .textStyle, .textSize, .textColor, .text]),
        menu("View", .view, [.toolbar, .sidebar, .fullscreen]),
        menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help, []),
      ])
  }

  private static func menu(_ title: String, _ identifier: UIMenu.Identifier, _ parts: [UIMenu.Identifier]) -> UIMenu {
    UIMenu(title: title, identifier: identifier, children: parts.map(part))
  }

  /// Returns an empty menu, where programs can insert menus.
  private static func part(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline)
  }
}

extension Session {
  /// The main menu, which the application and its delegate build.
  ///
  /// > Basis: documented: `UIMenuSystem.main`, "buildMenu(with:) of the application object and the application
  /// > delegate".
  var mainMenu: UIMenu {
    perform { menuSystems.main.build([application, application.delegate as? UIResponder].compactMap(\.self)) }
  }

  /// Returns a context menu that the responders from `start` upwards have changed.
  ///
  /// - Returns: `suggested` with the menus inserted around it, without empty menus.
  func contextMenu(_ suggested: [UIMenuElement], for start: UIResponder) -> UIMenu {
    perform {
      let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: suggested)
      let places = [UIMenu.Identifier.replace, .format, .lookup, .learn, .share].map {
        UIMenu(identifier: $0, options: .displayInline)
      }
      let builder = MenuTreeBuilder(UIMenu(identifier: .root, children: [standard] + places), of: menuSystems.context)
      for responder in sequence(first: start, next: \.next) { responder.buildMenu(with: builder) }
      let children = builder.root.withoutEmptyMenus.children
      if children.count == 1, let only = children.first as? UIMenu, only.identifier == .standardEdit {
        return UIMenu(children: only.children)
      }
      return UIMenu(children: children)
    }
  }
}

extension UIMenu {
  fileprivate var withoutEmptyMenus: UIMenu {
    replacingChildren(
      children.compactMap { child in
        guard let menu = child as? UIMenu else { return child }
        let rest = menu.withoutEmptyMenus
        return rest.children.isEmpty ? nil : rest
      })
  }
}

extension Session {
  var menuSystems: MenuSystems { part() }
}
