import CoreTypes

/// Writing to descriptors, where an error is an error and not a trap.
enum FileBytes {
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

/// The reader of the output went away, as `head` does. Not a failure.
struct ClosedPipe: Error {}

/// The output takes no more bytes.
package struct WriteFailure: Error {
  let reason: String

  package var description: String { "the output cannot be written: \(reason)" }
}
