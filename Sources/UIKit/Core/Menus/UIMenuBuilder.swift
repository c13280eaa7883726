/// A builder that changes a system menu while it is built, in ``UIResponder/buildMenu(with:)``.
@preconcurrency @MainActor public protocol UIMenuBuilder: AnyObject {
  /// The menu system that the builder changes: that of the main menu, or that of a menu that is about to open.
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

/// A builder that changes a tree of menus. Identifiers that are not in the tree have no effect.
final class MenuTreeBuilder: UIMenuBuilder {
  let system: UIMenuSystem
  private(set) var root: UIMenu

  init(_ root: UIMenu, of system: UIMenuSystem) { (self.root, self.system) = (root, system) }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    root.elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    root.elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    root.elements.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action && $0.propertyList as? AnyHashable == propertyList as? AnyHashable
    }
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    if replacedIdentifier == root.identifier { return root = replacementMenu }
    changeSiblings(of: replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    guard menu(for: parentIdentifier) != nil else { return }
    root = root.changing {
      $0.identifier == parentIdentifier ? [$0.replacingChildren(childrenBlock($0.children))] : nil
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    changeSiblings(of: siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    changeSiblings(of: siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { changeSiblings(of: removedIdentifier) { _ in [] } }

  /// Replaces a menu among its siblings. The root has none.
  private func changeSiblings(of identifier: UIMenu.Identifier, _ change: (UIMenu) -> [UIMenu]) {
    guard identifier != root.identifier else { return }
    root = root.changing { $0.identifier == identifier ? change($0) : nil }
  }
}

extension UIMenu {
  /// The menu and everything in it, in order.
  fileprivate var elements: [UIMenuElement] { [self] + children.flatMap { ($0 as? UIMenu)?.elements ?? [$0] } }

  /// - Parameter change: returns the replacement of a menu; nil to search its children.
  /// - Returns: the first replacement of the receiver.
  fileprivate func changing(_ change: (UIMenu) -> [UIMenu]?) -> UIMenu {
    if let changed = change(self) { return changed.first ?? self }
    return replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        guard let menu = child as? UIMenu else { return [child] }
        return change(menu) ?? [menu.changing(change)]
      })
  }
}
