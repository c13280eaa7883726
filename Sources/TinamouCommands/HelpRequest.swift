import SystemProfiles

/// Checks `tinamou help COMMAND`. For an unknown command, the argument parser would print the help of all commands
/// without an error.
enum HelpRequest {
  /// - Throws: `UsageError` for an unknown command, and for words after one.
  static func check(_ words: [String]) throws(UsageError) {
    guard words.first == "help" else { return }
    let named = words.dropFirst().filter { !$0.hasPrefix("-") }
    guard let first = named.first else { return }
    guard CommandName.all.contains(first) else {
      throw UsageError("help: \(CommandName.unknown(first))")
    }
    if named.count > 1 { throw UsageError("help: \(first) has no commands of its own; leave out \(named[1]).") }
  }
}

/// Checks the first word of the command line, of which the argument parser would only say that it is unexpected.
enum CommandName {
  static let all = Tinamou.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]

  /// - Throws: `UsageError` for a word that is no command.
  static func check(_ words: [String]) throws(UsageError) {
    guard let first = words.first, !first.hasPrefix("-"), !all.contains(first) else { return }
    throw UsageError(unknown(first))
  }

  /// Returns the message for a word that is no command, with the command that was probably meant.
  static func unknown(_ name: String) -> String {
    let nearest = all.min { EditDistance.between(name, $0) < EditDistance.between(name, $1) } ?? ""
    let isNear = EditDistance.between(name, nearest) <= 2
    let hint = isNear ? "did you mean \(nearest)?" : "'tinamou help' lists the commands."
    return "there is no command \u{201C}\(name)\u{201D}; \(hint)"
  }
}
