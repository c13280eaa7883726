import CoreTypes

/// Reads and writes descriptors, with errors instead of traps.
enum FileBytes {
  /// Returns the text of a file, or of a pipe until its other end closes; nil if it cannot be read.
  static func text(at path: String) -> String? {
    let descriptor = path == "/dev/stdin" ? dup(STDIN_FILENO) : open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = [], buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      if count > 0 { bytes += buffer[..<count] } else if errno != EINTR { return nil }
    }
  }

  static func write(_ text: String, to descriptor: Int32) throws {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EPIPE {
        throw ClosedPipe()
      } else if errno != EINTR {
        throw WriteFailure(reason: String(cString: strerror(errno)))
      }
    }
  }
}

/// An error if the reader of the output is gone, as with `head`. It is not a failure.
struct ClosedPipe: Error {}

/// An error if the output accepts no more bytes.
package struct WriteFailure: Error {
  let reason: String

  package var description: String { "the output cannot be written: \(reason)" }
}
