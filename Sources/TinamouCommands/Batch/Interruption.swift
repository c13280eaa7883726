import CoreTypes
import Processes

/// SIGINT and SIGTERM as something to wait for, as long as it lives; before and after they end the process.
@MainActor package final class Interruption {
  /// Readable when one came.
  var descriptor: Int32 { ends.reading }

  private let ends: PipeEnds
  private let sources: [any DispatchSourceSignal]
  private static let signals = [SIGINT, SIGTERM]

  /// - Throws: `ProcessFailure` when the system gives no pipe.
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

  /// Whoever waits for a signal is to wait no longer.
  package nonisolated func giveUp() {
    var byte: UInt8 = 0
    _ = Foundation.write(ends.writing, &byte, 1)
  }

  /// The number of the signal; waits for one, or for 0 when that is given up.
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
