import CoreTypes
import NIOCore
import NIOHTTP1

/// Answers one request for a page and closes.
struct PageResponder: Sendable {
  typealias Channel = NIOAsyncChannel<HTTPServerRequestPart, HTTPPart<HTTPResponseHead, ByteBuffer>>

  let policy: RequestPolicy
  let files: PageFiles

  func answer(on channel: Channel) async throws {
    try await channel.executeThenClose { inbound, outbound in
      for try await part in inbound {
        guard case .head(let head) = part else { continue }
        try await outbound.write(contentsOf: response(to: head))
        return
      }
    }
  }

  func response(to head: HTTPRequestHead) -> [HTTPPart<HTTPResponseHead, ByteBuffer>] {
    let path = RequestTarget(head.uri).path
    if path == LiveServer.livePath {
      if case .refuse(let status, let reason) = policy.live(head) { return Self.refusal(status, reason) }
      return Self.refusal(.upgradeRequired, "This address is for WebSockets.")
    }
    if case .refuse(let status, let reason) = policy.page(head) { return Self.refusal(status, reason) }
    guard head.method == .GET || head.method == .HEAD else {
      return Self.refusal(.methodNotAllowed, "Only GET and HEAD are allowed.")
    }
    guard let file = files.file(at: path) else { return Self.refusal(.notFound, "There is no such page.") }
    return Self.parts(.ok, file, isHead: head.method == .HEAD)
  }

  private static func refusal(
    _ status: HTTPResponseStatus, _ reason: String
  ) -> [HTTPPart<HTTPResponseHead, ByteBuffer>] {
    parts(status, PageFiles.File(type: "text/plain; charset=utf-8", bytes: ByteBuffer(string: reason + "\n")))
  }

  private static func parts(
    _ status: HTTPResponseStatus, _ file: PageFiles.File, isHead: Bool = false
  ) -> [HTTPPart<HTTPResponseHead, ByteBuffer>] {
    var headers = PageFiles.headers
    headers.add(name: "Content-Type", value: file.type)
    headers.add(name: "Content-Length", value: "\(file.bytes.readableBytes)")
    headers.add(name: "Connection", value: "close")
    let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
    return isHead ? [.head(head), .end(nil)] : [.head(head), .body(file.bytes), .end(nil)]
  }
}
