import Synchronization

/// What a program has said, line by line, from any thread.
final class ProgramLog: Sendable {
  private let said = Mutex<[String]>([])

  var lines: [String] { said.withLock(\.self) }

  func append(_ line: String) { said.withLock { $0.append(line) } }
}

extension Session {
  /// The lines of `NSLog` since the session began.
  nonisolated package var log: [String] { console.lines }

  nonisolated package func log(_ line: String) { console.append(line) }
}
