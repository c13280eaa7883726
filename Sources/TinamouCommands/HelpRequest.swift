import SystemProfiles

/// Checks `tinamou help COMMAND`. For an unknown command, the argument parser would print the help of all commands
/// without an error.
enum HelpRequest {
  /// - Throws: `UsageError` for an unknown command, and for words after one.
  static func check(_ words: [String]) throws(UsageError) {
    guard words.first == "help" else { return }
    let commands = Tinamou.configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let named = words.dropFirst().filter { !$0.hasPrefix("-") }
    guard let first = named.first else { return }
    guard commands.contains(first) else {
      let nearest = commands.min { EditDistance.between(first, $0) < EditDistance.between(first, $1) } ?? ""
      let isNear = EditDistance.between(first, nearest) <= 2
      let hint = isNear ? "did you mean \(nearest)?" : "'tinamou help' lists the commands."
      throw UsageError("help: there is no command \u{201C}\(first)\u{201D}; \(hint)")
    }
    if named.count > 1 { throw UsageError("help: \(first) has no commands of its own; leave out \(named[1]).") }
  }
}
