/// An element of a button's menu: a command, or a submenu.
package struct MenuElementContent: Sendable, Hashable {
  package var title: String
  package var isOn = false
  /// The elements of a submenu; nil for a command.
  package var children: [MenuElementContent]?
}
