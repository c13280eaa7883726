/// The edit commands, which responders implement as standard selectors.
@MainActor enum EditCommands {
  struct Command {
    let title: String
    let action: Selector
    /// The key that performs the command together with the Command key.
    var key: String?
  }

  static let standard = [
    Command(title: "Cut", action: "cut:", key: "x"), Command(title: "Copy", action: "copy:", key: "c"),
    Command(title: "Paste", action: "paste:", key: "v"), Command(title: "Delete", action: "delete:"),
    Command(title: "Select", action: "select:"), Command(title: "Select All", action: "selectAll:", key: "a"),
  ]

  static let selectors = Set(standard.map(\.action.name))

  /// The key commands for the main menu.
  static var keyCommands: [UIKeyCommand] {
    standard.compactMap { command in
      command.key.map {
        UIKeyCommand(title: command.title, action: command.action, input: $0, modifierFlags: .command)
      }
    }
  }
}
