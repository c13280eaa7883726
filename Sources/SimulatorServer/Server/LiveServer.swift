import CoreTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// The server of the live page. A connection is either one request for a page or the WebSocket of a tab.
package struct LiveServer: Sendable {
  static let livePath = "/live"

  private enum Connection: Sendable {
    case page(PageResponder.Channel)
    case tab(Tab.Channel)
  }

  /// The limits of what a client may cost.
  package struct Limits: Sendable {
    /// The greatest number of tabs; further ones are rejected.
    package var connections = 512
    /// The longest message of a page, in bytes; the rest is never read.
    package var message = 1 << 16
    /// The time for the first request, in seconds.
    package var patience: Int64 = 10
    /// The time between signs of life from a tab, in seconds.
    package var silence: Int64 = 45
    /// The limit of bytes that wait to be sent to a tab.
    package var backlog = 32 << 20

    package init() {}
  }

  private let channel: any Channel

  package let port: Int
  package let token: String

  /// - Parameters:
  ///   - host: `127.0.0.1`, or an interface that other machines can reach.
  ///   - port: 0 for any.
  /// - Throws: `ServerFailure` if the address is not available.
  package init(
    host: String, port: Int, token: String = RequestPolicy.makeToken(), limits: Limits = Limits(), studio: Studio
  ) async throws {
    let policy = PolicyBox(), counter = ConnectionCounter(limit: limits.connections)
    do {
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(AcceptPause()) }
        }
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .childChannelInitializer { channel in
          Self.negotiate(on: channel, policy, limits).map { connection in
            connection.whenSuccess { connection in
              Task { await Self.serve(connection, policy, counter, limits, studio) }
            }
          }
        }
        .bind(host: host, port: port).get()
    } catch {
      throw ServerFailure(host: host, port: port, reason: Self.reason(error))
    }
    self.port = channel.localAddress?.port ?? port
    self.token = token
    policy.set(RequestPolicy(host: host, port: self.port, token: token))
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? IOError else { return "\(error)" }
    return error.errnoCode == EADDRINUSE ? "another program uses this port" : String(cString: strerror(error.errnoCode))
  }

  /// Runs until it is canceled.
  package func run() async throws {
    try await withTaskCancellationHandler {
      try await channel.closeFuture.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  private static func serve(
    _ connection: Connection, _ policy: PolicyBox, _ counter: ConnectionCounter, _ limits: Limits, _ studio: Studio
  ) async {
    // An error of a client ends only its own connection.
    do {
      switch connection {
      case .page(let channel):
        try await PageResponder(policy: policy.value, files: PageFiles(token: policy.value.token)).answer(on: channel)
      case .tab(let channel):
        guard counter.enter() else { return try await channel.executeThenClose { _, _ in } }
        defer { counter.leave() }
        try await Tab(limits: limits).run(on: channel, in: studio)
      }
    } catch {}
  }
}

extension LiveServer {
  private static func negotiate(
    on channel: any Channel, _ policy: PolicyBox, _ limits: Limits
  ) -> EventLoopFuture<EventLoopFuture<Connection>> {
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOTypedWebSocketServerUpgrader<Connection>(
        maxFrameSize: limits.message,
        shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture(HTTPHeaders()) },
        upgradePipelineHandler: { channel, _ in
          channel.eventLoop.makeCompletedFuture { .tab(try Tab.Channel(wrappingChannelSynchronously: channel)) }
        })
      let configuration = NIOTypedHTTPServerUpgradeConfiguration(
        upgraders: [upgrader],
        notUpgradingCompletionHandler: { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(ResponseBytes())
            return .page(try PageResponder.Channel(wrappingChannelSynchronously: channel))
          }
        })
      let connection = try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
        configuration: .init(upgradeConfiguration: configuration))
      let upgrade = try channel.pipeline.syncOperations.handler(
        type: NIOTypedHTTPServerUpgradeHandler<Connection>.self)
      try channel.pipeline.syncOperations.addHandler(UpgradeFilter(policy: policy), position: .before(upgrade))
      let deadline = channel.eventLoop.scheduleTask(in: .seconds(limits.patience)) { channel.close(promise: nil) }
      connection.whenComplete { _ in deadline.cancel() }
      return connection
    }
  }
}

/// A box for the policy, which is known once the port is.
private final class PolicyBox: Sendable {
  private let policy = Mutex<RequestPolicy>(.closed)

  var value: RequestPolicy { policy.withLock { $0 } }
  func set(_ value: RequestPolicy) { policy.withLock { $0 = value } }
}

private final class ConnectionCounter: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Counts a connection; returns false if there is no room.
  func enter() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}

/// Removes the upgrade header of a request that may not become a tab, so that it is answered like any other.
private final class UpgradeFilter: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart

  private let policy: PolicyBox
  /// Whether the request's head has passed; later bytes need not be HTTP.
  private var hasSeenHead = false

  init(policy: PolicyBox) { self.policy = policy }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasSeenHead, case .head(var head) = unwrapInboundIn(data) else { return context.fireChannelRead(data) }
    hasSeenHead = true
    if !mayUpgrade(head) { head.headers.remove(name: "Upgrade") }
    context.fireChannelRead(wrapInboundOut(.head(head)))
  }

  private func mayUpgrade(_ head: HTTPRequestHead) -> Bool {
    RequestTarget(head.uri).path == LiveServer.livePath && policy.value.live(head) == .pass
  }
}

/// Lets a response be written as plain bytes.
private final class ResponseBytes: ChannelOutboundHandler, Sendable {
  typealias OutboundIn = HTTPPart<HTTPResponseHead, ByteBuffer>
  typealias OutboundOut = HTTPServerResponsePart

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let part: HTTPServerResponsePart =
      switch unwrapOutboundIn(data) {
      case .head(let head): .head(head)
      case .body(let bytes): .body(.byteBuffer(bytes))
      case .end(let trailers): .end(trailers)
      }
    context.write(wrapOutboundOut(part), promise: promise)
  }
}

/// An error if the address is not available.
package struct ServerFailure: Error, CustomStringConvertible {
  package let host: String
  package let port: Int
  package let reason: String

  package init(host: String, port: Int, reason: String) { (self.host, self.port, self.reason) = (host, port, reason) }

  package var description: String {
    "cannot listen at \(host):\(port): \(reason). Choose another --port, or leave it out to use a free one."
  }
}

/// An error if the server ends without being told to.
package struct ServerStopped: Error, CustomStringConvertible {
  package let host: String
  package let port: Int
  /// The message of the error that ended it; nil if there was none.
  package let reason: String?

  package init(host: String, port: Int, reason: String?) { (self.host, self.port, self.reason) = (host, port, reason) }

  package var description: String {
    "the server at \(host):\(port) stopped unexpectedly\(reason.map { ": \($0)" } ?? ""); start the command again."
  }
}
