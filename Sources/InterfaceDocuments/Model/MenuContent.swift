/// An element of a button's menu: a command, or a menu with elements of its own.
package struct MenuElementContent: Sendable, Hashable {
  package var title: String
  package var isOn = false
  /// Nil for a command.
  package var children: [MenuElementContent]?
}
