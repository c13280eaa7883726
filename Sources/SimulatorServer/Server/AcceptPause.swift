import CoreTypes
import NIOCore

/// Stops accepting connections for a second when the system is out of descriptors; they wait in the queue.
///
/// `AcceptBackoffHandler` only delays reads. A server channel whose first `accept` fails stays registered for reading, so it
/// fails again immediately, and spins.
final class AcceptPause: ChannelInboundHandler, Sendable {
  typealias InboundIn = any Channel

  private static let pause = TimeAmount.seconds(1)
  private static let shortages = [EMFILE, ENFILE, ENOBUFS, ENOMEM]

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    guard let error = error as? IOError, Self.shortages.contains(error.errnoCode) else {
      return context.fireErrorCaught(error)
    }
    let channel = context.channel
    channel.setOption(.autoRead, value: false).whenSuccess {
      channel.eventLoop.scheduleTask(in: Self.pause) { channel.setOption(.autoRead, value: true) }
    }
  }
}
