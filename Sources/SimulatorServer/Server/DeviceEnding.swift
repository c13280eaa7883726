/// How a device process ended, and the reason that it printed.
struct DeviceEnding: Equatable, Sendable {
  /// The end in words, such as `signal 4, Illegal instruction`.
  let words: String
  /// The exception or the error that ended it; nil if no line names one.
  let reason: String?
  /// The last lines before the crash report.
  let lines: [String]

  private static let exception = "*** Terminating app due to"
  private static let mostLines = 12

  /// - Parameters:
  ///   - words: How the process ended.
  ///   - output: The lines that it printed.
  init(_ words: String, output: [String]) {
    let printed = output.prefix { !Self.beginsReport($0) }
    self.words = words
    reason = Self.exception(in: printed) ?? Self.trap(in: printed) ?? Self.error(in: printed, words)
    lines = Array(printed.suffix(Self.mostLines))
  }

  /// Swift's runtime and LLVM print a report of a crash after the program's own lines.
  private static func beginsReport(_ line: String) -> Bool {
    ["*** Signal ", "*** Program crashed", "\u{1F4A3}", "Stack dump:", "Current stack trace:"]
      .contains(where: line.hasPrefix)
  }

  /// A UIKit exception, with all of its lines.
  private static func exception(in lines: ArraySlice<String>) -> String? {
    guard let at = lines.lastIndex(where: { $0.contains(exception) }),
      let start = lines[at].range(of: exception)?.lowerBound
    else { return nil }
    let rest = lines[(at + 1)...].prefix { !$0.isEmpty }
    return ([String(lines[at][start...])] + rest.prefix(mostLines)).joined(separator: "\n")
  }

  /// A Swift trap: `Form/Cell.swift:12: Fatal error: Index out of range`.
  private static func trap(in lines: ArraySlice<String>) -> String? {
    lines.last { $0.contains("Fatal error: ") || $0.hasPrefix("Fatal access conflict") }
  }

  /// An error that the command line prints before it exits: `Form.xib:33:21: error: …`.
  private static func error(in lines: ArraySlice<String>, _ words: String) -> String? {
    words.hasPrefix("exit") ? lines.last { $0.contains("error: ") } : nil
  }
}
