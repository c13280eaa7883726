import CoreTypes
import Testing

/// A client that can misbehave: bytes over a socket. Reads time out after two minutes, so that a test fails instead of
/// hanging.
///
/// It waits on its own queue: the threads that tasks share are the server's.
actor RawClient {
  private let executor = QueueExecutor()
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private let descriptor: Int32
  private var received: [UInt8] = []

  init(port: Int, patience seconds: Int = 120) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var time = timeval(tv_sec: seconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
  }

  deinit { close(descriptor) }

  func send(_ text: String) { send(Array(text.utf8)) }

  /// Sends bytes; a disconnected peer is no failure of the test.
  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// Reads until the peer closes; nil if it does not.
  func readToEnd() -> String? {
    while true {
      switch fill() {
      case .some(true): continue
      case .some(false): return String(decoding: received, as: UTF8.self)
      case .none: return nil
      }
    }
  }

  /// - Returns: False at the end, nil if the peer sends nothing.
  private func fill() -> Bool? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    if count > 0 { received += buffer[..<count] }
    if count < 0, errno == EAGAIN || errno == EWOULDBLOCK { return nil }
    return count > 0
  }

  /// Reads the head of a response, without its body.
  func readHead() -> String? {
    while true {
      if let end = received.firstRange(of: Array("\r\n\r\n".utf8)) {
        let head = String(decoding: received[..<end.lowerBound], as: UTF8.self)
        received.removeSubrange(..<end.upperBound)
        return head
      }
      guard fill() == true else { return nil }
    }
  }

  // MARK: WebSocket

  /// Requests a tab.
  func upgrade(port: Int, token: String?, origin: String?, host: String? = nil) -> String? {
    send(
      """
      GET /live\(token.map { "?token=\($0)" } ?? "") HTTP/1.1\r
      Host: \(host ?? "127.0.0.1:\(port)")\r
      Upgrade: websocket\r
      Connection: Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \(origin.map { "Origin: \($0)\r\n" } ?? "")\r

      """)
    return readHead()
  }

  func send(frame text: String) { send(Self.frame(code: 1, Array(text.utf8))) }

  /// Returns a frame as a page sends it; the mask is zero.
  static func frame(code: UInt8, isLast: Bool = true, length: UInt64? = nil, _ payload: [UInt8]) -> [UInt8] {
    let length = length ?? UInt64(payload.count)
    var bytes: [UInt8] = [(isLast ? 0x80 : 0) | code, 0x80 | 127]
    if length < 126 {
      bytes = [bytes[0], 0x80 | UInt8(length)]
    } else {
      bytes += (0..<8).map { UInt8(length >> (56 - 8 * $0) & 0xFF) }
    }
    return bytes + [0, 0, 0, 0] + payload
  }

  /// Reads the next text message for a page; nil if the tab is closed.
  func readText() -> String? {
    while true {
      if let (code, payload) = takeFrame() {
        if code == 1 { return String(decoding: payload, as: UTF8.self) }
        continue
      }
      guard fill() == true else { return nil }
    }
  }

  /// Reads until a text message contains the words.
  func readText(with words: String) -> String? { readText { $0.contains(words) } }

  func readText(_ isWanted: @Sendable (String) -> Bool) -> String? {
    while let text = readText() { if isWanted(text) { return text } }
    return nil
  }

  private func takeFrame() -> (code: UInt8, payload: [UInt8])? {
    guard received.count >= 2 else { return nil }
    var length = Int(received[1] & 0x7F), start = 2
    if length >= 126 {
      let count = length == 126 ? 2 : 8
      guard received.count >= 2 + count else { return nil }
      length = received[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
      start += count
    }
    guard received.count >= start + length else { return nil }
    defer { received.removeSubrange(..<(start + length)) }
    return (received[0] & 0x0F, Array(received[start..<start + length]))
  }
}

/// Runs its jobs on a queue that may block.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "client")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}
