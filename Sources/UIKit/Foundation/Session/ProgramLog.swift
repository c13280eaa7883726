import Synchronization

/// The output of a program, line by line, from any thread.
final class ProgramLog: Sendable {
  private let said = Mutex<[String]>([])
  private let echo: (@Sendable (String) -> Void)?

  /// - Parameter echo: receives each line immediately, so that the last lines of a crashing program aren't lost.
  init(echo: (@Sendable (String) -> Void)? = nil) { self.echo = echo }

  var lines: [String] { said.withLock(\.self) }

  func append(_ line: String) {
    said.withLock { $0.append(line) }
    echo?(line)
  }
}

extension Session {
  /// The lines of `NSLog` since the session began.
  nonisolated package var log: [String] { console.lines }

  nonisolated package func log(_ line: String) { console.append(line) }
}
