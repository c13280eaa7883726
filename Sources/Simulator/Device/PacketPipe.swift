import CoreTypes

/// The two pipes of a live device. A packet is a length in four bytes, most significant first, followed by that many
/// bytes. A packet that begins with `{` or `[` is JSON, any other is a picture.
package final class PacketPipe: Sendable {
  /// The limit of a request; real ones are far shorter.
  package static let longestRequest = 1 << 20

  private let reading, writing: Int32

  /// - Parameters: The descriptors, which the caller owns.
  package init(reading: Int32, writing: Int32) { (self.reading, self.writing) = (reading, writing) }

  /// Reads on a separate thread, and delivers packets on the main queue.
  ///
  /// - Parameter receive: Receives nil at the end of the input, or after invalid data.
  package func read(_ receive: @escaping @MainActor @Sendable (Data?) -> Void) {
    let thread = Thread { [self] in
      while let packet = next() { DispatchQueue.main.async { receive(packet) } }
      DispatchQueue.main.async { receive(nil) }
    }
    thread.start()
  }

  private func next() -> Data? {
    guard let head = bytes(4) else { return nil }
    let length = head.reduce(0) { $0 << 8 | Int($1) }
    return length <= Self.longestRequest ? bytes(length) : nil
  }

  private func bytes(_ count: Int) -> Data? {
    var data = Data(count: count), filled = 0
    while filled < count {
      let got = data.withUnsafeMutableBytes { Foundation.read(reading, $0.baseAddress! + filled, count - filled) }
      if got < 0, errno == EINTR { continue }
      guard got > 0 else { return nil }
      filled += got
    }
    return data
  }

  /// Sends a packet; waits while the reader is busy.
  ///
  /// - Returns: False if the reader is gone.
  @discardableResult package func send(_ packet: Data) -> Bool {
    let count = UInt32(packet.count)
    var rest = Data([
      UInt8(count >> 24 & 0xFF), UInt8(count >> 16 & 0xFF), UInt8(count >> 8 & 0xFF), UInt8(count & 0xFF),
    ])
    rest.append(packet)
    var sent = 0
    while sent < rest.count {
      let wrote = rest.withUnsafeBytes { Foundation.write(writing, $0.baseAddress! + sent, rest.count - sent) }
      if wrote < 0, errno == EINTR { continue }
      guard wrote > 0 else { return false }
      sent += wrote
    }
    return true
  }
}
