import CoreTypes
import NIOHTTP1
import Testing

@testable import SimulatorServer

/// Access to the server.
struct RequestPolicyTests {
  private static let token = "abc123"
  private let own = RequestPolicy(host: "127.0.0.1", port: 8080, token: token)
  private let open = RequestPolicy(host: "0.0.0.0", port: 8080, token: token)

  private func head(_ uri: String, host: String? = "127.0.0.1:8080", origin: String? = nil) -> HTTPRequestHead {
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri)
    if let host { head.headers.add(name: "Host", value: host) }
    if let origin { head.headers.add(name: "Origin", value: origin) }
    return head
  }

  @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"])
  func answersToItsNames(host: String) { #expect(own.page(head("/", host: host)) == .pass) }

  /// DNS rebinding: another site's name that resolves to this machine.
  @Test(arguments: ["evil.example:8080", "127.0.0.1", "127.0.0.1:80", "localhost.evil.example:8080", "", nil])
  func answersToNoOther(host: String?) {
    guard case .refuse(let status, let words) = own.page(head("/", host: host)) else {
      Issue.record("\(host ?? "no host") passed")
      return
    }
    #expect(status == .misdirectedRequest)
    #expect(words.contains("localhost:8080"))
  }

  @Test func twoHostsAreNone() {
    var head = head("/")
    head.headers.add(name: "Host", value: "evil.example")
    #expect(own.page(head) != .pass)
  }

  @Test func aTabNeedsTheToken() {
    #expect(own.live(head("/live?token=abc123", origin: "http://127.0.0.1:8080")) == .pass)
    #expect(own.live(head("/live?token=abc123")) == .pass, "no browser, no origin")
    for uri in ["/live", "/live?token=", "/live?token=abc124", "/live?token=abc1234", "/live?token=abc12"] {
      #expect(own.live(head(uri)) != .pass, "\(uri)")
    }
  }

  @Test(arguments: ["http://evil.example", "https://127.0.0.1:8080", "http://127.0.0.1:8081", "null", ""])
  func aTabBelongsToOurPage(origin: String) {
    #expect(own.live(head("/live?token=abc123", origin: origin)) != .pass)
  }

  @Test func aServerForOthersShowsItsPageToThoseWhoKnow() {
    #expect(open.page(head("/", host: "machine.lan:8080")) != .pass)
    #expect(open.page(head("/?token=abc123", host: "machine.lan:8080")) == .pass)
    #expect(open.page(head("/page.js", host: "machine.lan:8080")) == .pass, "the same for all clients")
  }

  /// A page of an earlier run has the wrong token: it gets neither a page nor another token.
  @Test func aServerForOthersGivesNoNewToken() {
    let responder = PageResponder(policy: open, files: PageFiles(token: Self.token))
    let answer = responder.response(to: head("/?token=old", host: "machine.lan:8080"))
    guard case .head(let status) = answer[0], case .body(let bytes) = answer[1] else {
      Issue.record("no answer")
      return
    }
    #expect(status.status == .forbidden)
    #expect(!String(buffer: bytes).contains(Self.token))
  }

  @Test func tokensDiffer() {
    let tokens = Set((0..<100).map { _ in RequestPolicy.makeToken() })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count >= 16 && $0.allSatisfy { $0.isLetter || $0.isNumber } })
  }
}
