import CSpawn
import CoreTypes

/// A file in memory without a name, which a child process reads or writes at its own pace. It is closed on
/// deinitialization.
package final class AnonymousFile: Sendable {
  package let descriptor: Int32

  /// - Parameter bytes: The content; a child reads it from the beginning.
  /// - Throws: `ProcessFailure` if the system provides no file, or not enough memory.
  package init(_ bytes: Data = Data()) throws(ProcessFailure) {
    descriptor = CSpawnAnonymousFile()
    guard descriptor >= 0 else { throw ProcessFailure(errno) }
    let failure = bytes.withUnsafeBytes { Self.write($0, to: descriptor) }
    if let failure { throw failure }
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> ProcessFailure? {
    var done = 0
    while done < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return ProcessFailure(errno) }
      done += count
    }
    return nil
  }

  /// Returns the content from the beginning.
  ///
  /// - Parameter limit: The limit in bytes.
  package func contents(upTo limit: Int) -> Data {
    var bytes = [UInt8](repeating: 0, count: limit)
    let count = pread(descriptor, &bytes, limit, 0)
    return Data(bytes.prefix(max(0, count)))
  }
}
