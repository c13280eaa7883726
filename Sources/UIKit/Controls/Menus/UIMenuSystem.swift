/// The menus that the system has and a program changes: that of the keyboard's commands, and those that open on content.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  /// The menu of the program. Its key commands are found after those of the responder chain. Nothing shows it, as no menu
  /// bar is drawn.
  open class var main: UIMenuSystem { Session.current.menuSystems.main }

  /// The edit menu, which is built each time that it opens.
  open class var context: UIMenuSystem { Session.current.menuSystems.context }

  private let menu: () -> UIMenu
  /// As the program has changed it; nil until it is asked for, and after ``setNeedsRebuild()``.
  private var built: UIMenu?

  init(_ menu: @escaping () -> UIMenu) { self.menu = menu }

  /// Has the menu built again before it is used next.
  open func setNeedsRebuild() { built = nil }

  /// Commands are validated each time that they are used, so that nothing has to be asked for.
  open func setNeedsRevalidate() {}

  /// - Parameter builders: who changes the menu, in order.
  func build(_ builders: [UIResponder]) -> UIMenu {
    if let built { return built }
    let builder = MenuTreeBuilder(menu(), of: self)
    for responder in builders { responder.buildMenu(with: builder) }
    built = builder.root
    return builder.root
  }
}

/// The menus of a session.
@MainActor final class MenuSystems {
  let main = UIMenuSystem { MenuSystems.mainMenu }
  let context = UIMenuSystem { UIMenu(identifier: .root) }

  /// > Basis: documented for the identifiers; recalled for which menu is in which.
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

  /// Empty, a place where programs insert menus.
  private static func part(_ identifier: UIMenu.Identifier) -> UIMenu {
    UIMenu(identifier: identifier, options: .displayInline)
  }
}

extension Session {
  /// The application and its delegate have the main menu.
  ///
  /// > Basis: documented: `UIMenuSystem.main`, "buildMenu(with:) of the application object and the application delegate".
  var mainMenu: UIMenu {
    perform { menuSystems.main.build([application, application.delegate as? UIResponder].compactMap(\.self)) }
  }

  /// The responders from `start` up change the menu.
  ///
  /// - Returns: `suggested` and what was inserted around it; empty menus are left out.
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
