import CoreTypes
import NIOHTTP1

/// Who may talk to the server. Nobody else's page, even in the same browser: not by a name that is made to lead here (DNS
/// rebinding), not from another site, not without the token that our own page was given.
struct Gate: Sendable {
  /// What a browser may have in its address bar: `localhost:8080`.
  let hosts: Set<String>
  let token: String
  /// Our page itself is for those who know the token: the server can be reached from other machines.
  let isPublic: Bool

  init(host: String, port: Int, token: String) {
    self.token = token
    isPublic = !Self.loopback.contains(host)
    var names = isPublic ? [] : Self.loopback
    names.insert(host)
    hosts = Set(names.map { $0.contains(":") && !$0.hasPrefix("[") ? "[\($0)]:\(port)" : "\($0):\(port)" })
  }

  /// Nobody passes.
  static let closed = Gate(host: "127.0.0.1", port: -1, token: makeToken())

  static let loopback: Set<String> = ["127.0.0.1", "localhost", "::1"]

  enum Verdict: Equatable {
    case pass
    case refuse(HTTPResponseStatus, String)
  }

  /// A page, or a part of one.
  func page(_ head: HTTPRequestHead) -> Verdict {
    if let refusal = refusal(ofHost: head) { return refusal }
    let isOpen = !isPublic || !RequestTarget(head.uri).isPage || hasToken(head)
    return isOpen ? .pass : .refuse(.forbidden, "The address needs the token that the server has printed.")
  }

  /// The connection that our page opens.
  func live(_ head: HTTPRequestHead) -> Verdict {
    if let refusal = refusal(ofHost: head) { return refusal }
    if let origin = head.headers.first(name: "Origin"), !hosts.contains(where: { origin == "http://\($0)" }) {
      return .refuse(.forbidden, "Pages of other sites have no business here.")
    }
    return hasToken(head) ? .pass : .refuse(.forbidden, "The token is missing or another one; load the page again.")
  }

  private func refusal(ofHost head: HTTPRequestHead) -> Verdict? {
    // On every interface no name is ours alone; there the token decides.
    if isPublic { return nil }
    let named = head.headers["Host"]
    guard named.count == 1, hosts.contains(named[0].lowercased()) else {
      return .refuse(.misdirectedRequest, "This server answers to \(hosts.sorted().joined(separator: ", ")) only.")
    }
    return nil
  }

  /// In a time that does not tell how much of it was right.
  private func hasToken(_ head: HTTPRequestHead) -> Bool {
    let given = Array((RequestTarget(head.uri).token ?? "").utf8), own = Array(token.utf8)
    var difference = UInt8(given.count == own.count ? 0 : 1)
    for (index, byte) in own.enumerated() { difference |= byte ^ (index < given.count ? given[index] : 0) }
    return difference == 0
  }

  /// 128 bits that nobody guesses, as letters and digits.
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
