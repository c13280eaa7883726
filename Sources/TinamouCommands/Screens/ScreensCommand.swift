import ArgumentParser
import CoreTypes

/// The `screens` command: prints the catalog of a program.
struct ScreensCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "screens", abstract: "Lists the screens that this executable makes in code.")

  @Option(
    help:
      "text: one name per line. json: an array of names. jsonl: one object per line, with the name and the rules of the findings that the screen has on purpose."
  )
  var format: ScreensFormat = .text

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let screens = try invocation.catalog(), names = screens.map(\.name)
    guard !names.isEmpty else {
      throw UsageError(
        "this executable has no screens in code. Run 'screens' on your own app: swift run MyApp screens.")
    }
    switch format {
    case .text: for name in names { try invocation.console.write(line: name) }
    case .json: try invocation.console.write(line: Self.json(names, .prettyPrinted))
    case .jsonl:
      for screen in screens {
        try invocation.console.write(line: Self.json(Line(name: screen.name, keeps: screen.keeps), .sortedKeys))
      }
    }
    return .success
  }

  private struct Line: Encodable {
    let name: String
    /// The rules of findings that the screen has on purpose.
    let keeps: [String]
  }

  private static func json(_ value: some Encodable, _ form: JSONEncoder.OutputFormatting) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [form, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}

extension Invocation {
  /// Returns the screens.
  ///
  /// - Throws: `UsageError` for a name that two screens share, because one of them could not be selected.
  package func catalog() throws(UsageError) -> [Screen] {
    var names: Set<String> = []
    for screen in screens where !names.insert(screen.name).inserted {
      throw UsageError("two screens of this executable are called \u{201C}\(screen.name)\u{201D}; rename one.")
    }
    return screens
  }
}

enum ScreensFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, jsonl
}
