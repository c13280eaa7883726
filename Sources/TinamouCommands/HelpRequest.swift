import SystemProfiles

/// `tinamou help COMMAND`: the parser of arguments shows the help of all commands for one that is not there, as if all were well.
enum HelpRequest {
  /// - Throws: `UsageError` for a command that is not there, and for words behind one.
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
