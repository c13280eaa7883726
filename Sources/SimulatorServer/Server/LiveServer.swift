import CoreTypes
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// The server of the live page: a connection is either one request for a page or a tab that stays.
package struct LiveServer: Sendable {
  static let livePath = "/live"

  /// What a client may cost.
  package struct Limits: Sendable {
    /// At a time; more are turned away.
    package var connections = 512
    /// Of a message of a page, in bytes. It is never read any further than this.
    package var message = 1 << 16
    /// For the first request, in seconds.
    package var patience: Int64 = 10
    /// Between signs of life of a tab, in seconds.
    package var silence: Int64 = 45
    /// Of what waits to be sent to a tab, in bytes.
    package var backlog = 32 << 20

    package init() {}
  }

  private enum Connection: Sendable {
    case page(PageResponder.Channel)
    case tab(Tab.Channel)
  }

  private let channel: NIOAsyncChannel<EventLoopFuture<Connection>, Never>
  private let gate: Gate
  private let limits: Limits
  private let studio: Studio

  package let port: Int
  package let token: String

  /// - Parameters:
  ///   - host: `127.0.0.1`, or an interface that others reach too.
  ///   - port: 0 for any.
  /// - Throws: `ServerFailure` when the address cannot be had.
  package init(
    host: String, port: Int, token: String = Gate.makeToken(), limits: Limits = Limits(), studio: Studio
  ) async throws {
    let box = GateBox()
    do {
      channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .serverChannelOption(.backlog, value: 256)
        .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
        .bind(host: host, port: port) { Self.configure($0, box, limits) }
    } catch {
      throw ServerFailure(host: host, port: port, reason: "\(error)")
    }
    let actual = channel.channel.localAddress?.port ?? port
    gate = Gate(host: host, port: actual, token: token)
    box.set(gate)
    (self.port, self.token, self.limits, self.studio) = (actual, token, limits, studio)
  }

  /// Until it is cancelled.
  package func run() async throws {
    let counter = ConnectionCounter(limit: limits.connections)
    let responder = PageResponder(gate: gate, files: PageFiles(token: token))
    try await withThrowingDiscardingTaskGroup { group in
      try await channel.executeThenClose { inbound in
        for try await negotiation in inbound {
          group.addTask { await serve(negotiation, responder, counter) }
        }
      }
    }
  }

  private func serve(
    _ negotiation: EventLoopFuture<Connection>, _ responder: PageResponder, _ counter: ConnectionCounter
  ) async {
    // Whatever a client does wrong ends its own connection and nothing else.
    do {
      switch try await negotiation.get() {
      case .page(let channel): try await responder.answer(on: channel)
      case .tab(let channel):
        guard counter.enter() else { return try await channel.executeThenClose { _, _ in } }
        defer { counter.leave() }
        try await Tab(limits: limits).run(on: channel, in: studio)
      }
    } catch {}
  }
}

extension LiveServer {
  private static func configure(
    _ channel: any NIOCore.Channel, _ gate: GateBox, _ limits: Limits
  ) -> EventLoopFuture<EventLoopFuture<Connection>> {
    channel.eventLoop.makeCompletedFuture {
      let upgrader = NIOTypedWebSocketServerUpgrader<Connection>(
        maxFrameSize: limits.message,
        shouldUpgrade: { channel, head in
          let isTab = RequestTarget(head.uri).path == livePath && gate.get()?.live(head) == .pass
          return channel.eventLoop.makeSucceededFuture(isTab ? HTTPHeaders() : nil)
        },
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
      let deadline = channel.eventLoop.scheduleTask(in: .seconds(limits.patience)) { channel.close(promise: nil) }
      connection.whenComplete { _ in deadline.cancel() }
      return connection
    }
  }
}

/// Known when the port is.
private final class GateBox: Sendable {
  private let gate = Mutex<Gate?>(nil)

  func get() -> Gate? { gate.withLock { $0 } }
  func set(_ value: Gate) { gate.withLock { $0 = value } }
}

private final class ConnectionCounter: Sendable {
  private let count = Mutex(0)
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// False when there is no room.
  func enter() -> Bool {
    count.withLock { count in
      guard count < limit else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}

/// A response may be written as plain bytes.
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

/// The address cannot be had.
package struct ServerFailure: Error, CustomStringConvertible {
  package let host: String
  package let port: Int
  package let reason: String

  package var description: String {
    "no server at \(host):\(port): \(reason). Choose another --port, or leave it out for any that is free."
  }
}
