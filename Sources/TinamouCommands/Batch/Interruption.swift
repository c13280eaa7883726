import CoreTypes
import Processes

/// Handles SIGINT and SIGTERM as events to wait for during its lifetime; before and after, they end the process.
@MainActor package final class Interruption {
  /// The descriptor that becomes readable when a signal arrives.
  var descriptor: Int32 { ends.reading }

  private let ends: PipeEnds
  private let sources: [any DispatchSourceSignal]
  private static let signals = [SIGINT, SIGTERM]

  /// - Throws: `ProcessFailure` if the system provides no pipe.
  package init() throws(ProcessFailure) {
    let ends = try PipeEnds(), queue = DispatchQueue(label: "interruption")
    self.ends = ends
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler {
        var byte = UInt8(truncatingIfNeeded: number)
        _ = Foundation.write(ends.writing, &byte, 1)
      }
      source.resume()
      return source
    }
  }

  /// Ends the wait for a signal.
  package nonisolated func giveUp() {
    var byte: UInt8 = 0
    _ = Foundation.write(ends.writing, &byte, 1)
  }

  /// Waits for a signal, and returns its number, or 0 if the wait was ended.
  package func read() -> Int32 {
    var byte: UInt8 = 0
    _ = Foundation.read(ends.reading, &byte, 1)
    return Int32(byte)
  }

  isolated deinit {
    for source in sources { source.cancel() }
    for number in Self.signals { signal(number, SIG_DFL) }
    ends.close()
  }
}
