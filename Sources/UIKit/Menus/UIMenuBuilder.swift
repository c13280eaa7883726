/// How a menu shows the titles of its elements.
@preconcurrency @MainActor open class UIMenuDisplayPreferences: NSObject {
  /// Lines of a title; 0 for as many as the system takes.
  open var maximumNumberOfTitleLines = 0

  public override init() { super.init() }
}

/// Changes the menus of the application.
@preconcurrency @MainActor public protocol UIMenuBuilder {
  var system: UIMenuSystem { get }
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  func action(for identifier: UIAction.Identifier) -> UIAction?
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// The menus of the application, or those that stand over text. Keys carry out the commands of the first; no menu bar is
/// drawn.
@preconcurrency @MainActor open class UIMenuSystem: NSObject {
  private let isMain: Bool

  private init(isMain: Bool) { self.isMain = isMain }

  open class var main: UIMenuSystem { UIMenuSystem(isMain: true) }
  open class var context: UIMenuSystem { UIMenuSystem(isMain: false) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIMenuSystem)?.isMain == isMain }
  open override var hash: Int { isMain ? 1 : 0 }

  /// Builds the menus again when they are needed next.
  open func setNeedsRebuild() { if isMain { Session.current.mainMenu = nil } }

  /// Commands are validated each time they are carried out.
  open func setNeedsRevalidate() { if isMain { Session.current.mainMenu = nil } }
}

/// A tree of menus that a program changes.
@MainActor private final class MenuTree: UIMenuBuilder {
  private(set) var root: UIMenu
  let system = UIMenuSystem.main

  init(_ root: UIMenu) { self.root = root }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? { Self.menu(identifier, in: root) }

  private static func menu(_ identifier: UIMenu.Identifier, in menu: UIMenu) -> UIMenu? {
    if menu.identifier == identifier { return menu }
    return menu.children.lazy.compactMap { ($0 as? UIMenu).flatMap { Self.menu(identifier, in: $0) } }.first
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.leaves.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.leaves.lazy.compactMap { $0 as? UICommand }.first { $0.action == action }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) { change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] } }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// The root stays one menu.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]) {
    if root.identifier == identifier {
      root = body(root).first ?? root
    } else {
      root = Self.changed(root, identifier, body)
    }
  }

  private static func changed(
    _ menu: UIMenu, _ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenu]
  ) -> UIMenu {
    guard Self.menu(identifier, in: menu) != nil else { return menu }
    return menu.replacingChildren(
      menu.children.flatMap { child -> [UIMenuElement] in
        guard let child = child as? UIMenu else { return [child] }
        return child.identifier == identifier ? body(child) : [changed(child, identifier, body)]
      })
  }
}

extension Session {
  /// The menus that the application and its delegate have built.
  ///
  /// > Basis: documented: the application object and its delegate are asked; assumed: the menus there are at first.
  var builtMainMenu: UIMenu {
    if let mainMenu { return mainMenu }
    let standard: [(UIMenu.Identifier, String)] = [
      (.application, ""), (.file, "File"), (.edit, "Edit"), (.format, "Format"), (.view, "View"), (.window, "Window"),
      (.help, "Help"),
    ]
    let menus = standard.map { UIMenu(title: $1, identifier: $0) }
    let tree = MenuTree(UIMenu(identifier: .root, children: menus))
    perform {
      application.buildMenu(with: tree)
      (application.delegate as? UIResponder)?.buildMenu(with: tree)
    }
    mainMenu = tree.root
    return tree.root
  }

  /// Carries out the key's command of the application's menus.
  ///
  /// - Returns: false where no menu has one, or where nothing takes it.
  func carryOutInMainMenu(_ key: UIKey) -> Bool {
    let commands = builtMainMenu.leaves.lazy.compactMap { $0 as? UIKeyCommand }
    guard let command = commands.first(where: { $0.matches(key) }) else { return false }
    let start = keyboard.firstResponder ?? keyWindow?.rootViewController ?? keyWindow
    guard let target = start?.target(forAction: command.action, withSender: command) else { return false }
    (target as? UIResponder)?.validate(command)
    guard command.attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    _ = Message(command.action, from: command).send(to: target as AnyObject)
    return true
  }
}
