import CoreTypes
import NIOHTTP1

/// Access control of the server. It rejects other sites in the same browser, names that resolve to this machine (DNS
/// rebinding), and requests without the token that our own page received.
struct RequestPolicy: Sendable {
  /// The hosts in a browser's address bar, such as `localhost:8080`.
  let hosts: Set<String>
  let token: String
  /// Whether the page itself requires the token, because other machines can reach the server.
  let isPublic: Bool

  init(host: String, port: Int, token: String) {
    self.token = token
    isPublic = !Self.loopback.contains(host)
    var names = isPublic ? [] : Self.loopback
    names.insert(host)
    hosts = Set(names.map { $0.contains(":") && !$0.hasPrefix("[") ? "[\($0)]:\(port)" : "\($0):\(port)" })
  }

  /// A policy that rejects everything.
  static let closed = RequestPolicy(host: "127.0.0.1", port: -1, token: makeToken())

  static let loopback: Set<String> = ["127.0.0.1", "localhost", "::1"]

  enum Verdict: Equatable {
    case pass
    case refuse(HTTPResponseStatus, String)
  }

  /// Checks a request for a page, or for a part of one.
  func page(_ head: HTTPRequestHead) -> Verdict {
    if let refusal = refusal(ofHost: head) { return refusal }
    let isOpen = !isPublic || !RequestTarget(head.uri).isPage || hasToken(head)
    return isOpen
      ? .pass
      : .refuse(
        .forbidden, "The address has no token, or a wrong one. Open the complete address that the server printed.")
  }

  /// Checks the WebSocket connection that our page opens.
  func live(_ head: HTTPRequestHead) -> Verdict {
    if let refusal = refusal(ofHost: head) { return refusal }
    if let origin = head.headers.first(name: "Origin"), !hosts.contains(where: { origin == "http://\($0)" }) {
      return .refuse(
        .forbidden, "This page comes from another site, so it cannot connect. Open the address that the server printed."
      )
    }
    return hasToken(head) ? .pass : .refuse(.forbidden, "The token is missing or wrong; reload the page.")
  }

  private func refusal(ofHost head: HTTPRequestHead) -> Verdict? {
    // A server on all interfaces has no fixed name; there the token decides.
    if isPublic { return nil }
    let named = head.headers["Host"]
    guard named.count == 1, hosts.contains(named[0].lowercased()) else {
      return .refuse(.misdirectedRequest, "This server answers only to \(hosts.sorted().joined(separator: ", ")).")
    }
    return nil
  }

  /// Compares the token in constant time.
  private func hasToken(_ head: HTTPRequestHead) -> Bool {
    let given = Array((RequestTarget(head.uri).token ?? "").utf8), own = Array(token.utf8)
    var difference = UInt8(given.count == own.count ? 0 : 1)
    for (index, byte) in own.enumerated() { difference |= byte ^ (index < given.count ? given[index] : 0) }
    return difference == 0
  }

  /// Returns a random token of 128 bits, as letters and digits.
  static func makeToken() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in String(generator.next(), radix: 36) }.joined()
  }
}

/// The path and the token of a request.
struct RequestTarget: Equatable {
  let path: String
  let token: String?

  init(_ uri: String) {
    let parts = uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts[0])
    let pairs = (parts.count > 1 ? parts[1] : "").split(separator: "&")
    token = pairs.first { $0.hasPrefix("token=") }.map { String($0.dropFirst("token=".count)) }
  }

  var isPage: Bool { path == "/" }
}
