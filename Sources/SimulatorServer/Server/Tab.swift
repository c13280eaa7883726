import CoreTypes
import NIOCore
import NIOWebSocket
import Synchronization

/// An open page. Its messages wait in an outbox of bounded size; a page that does not read is disconnected.
final class Tab: Sendable {
  typealias Channel = NIOAsyncChannel<WebSocketFrame, WebSocketFrame>

  private struct Letter: Sendable {
    let code: WebSocketOpcode
    let bytes: ByteBuffer
  }

  private struct Traffic {
    /// The number of bytes being sent.
    var pending = 0
    var lastSign = NIODeadline.now()
  }

  private let traffic = Mutex(Traffic())
  private let limits: LiveServer.Limits
  private let letters: AsyncStream<Letter>
  private let outbox: AsyncStream<Letter>.Continuation

  init(limits: LiveServer.Limits) {
    self.limits = limits
    (letters, outbox) = AsyncStream.makeStream()
  }

  // MARK: Out

  func send(text: ByteBuffer) { send(Letter(code: .text, bytes: text)) }

  func send(picture: ByteBuffer) { send(Letter(code: .binary, bytes: picture)) }

  private func send(_ letter: Letter) {
    let isFull = traffic.withLock { traffic in
      traffic.pending += letter.bytes.readableBytes
      return traffic.pending > limits.backlog
    }
    if isFull { outbox.finish() } else { outbox.yield(letter) }
  }

  func end() { outbox.finish() }

  // MARK: The conversation

  /// Runs until the page disconnects, sends invalid data, or stays silent.
  func run(on channel: Channel, in studio: Studio) async throws {
    try await channel.executeThenClose { inbound, outbound in
      await studio.enter(self)
      await withTaskGroup { group in
        group.addTask { await self.write(to: outbound) }
        group.addTask { await self.read(inbound, studio) }
        group.addTask { await self.watch() }
        // The first task to end ends the others.
        await group.next()
        self.outbox.finish()
        group.cancelAll()
      }
      await studio.leave(self)
    }
  }

  private func read(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, _ studio: Studio) async {
    do {
      for try await frame in inbound {
        traffic.withLock { $0.lastSign = .now() }
        switch frame.opcode {
        case .text where frame.fin: await studio.receive(frame.unmaskedData, from: self)
        case .ping: send(Letter(code: .pong, bytes: frame.unmaskedData))
        case .pong: break
        default: return
        }
      }
    } catch {}
  }

  private func write(to outbound: NIOAsyncChannelOutboundWriter<WebSocketFrame>) async {
    do {
      for await letter in letters {
        try await outbound.write(WebSocketFrame(fin: true, opcode: letter.code, data: letter.bytes))
        traffic.withLock { $0.pending -= letter.bytes.readableBytes }
      }
    } catch {}
  }

  /// Pings the page, because a broken connection cannot be distinguished from a silent one otherwise.
  private func watch() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(limits.silence) / 3)
      let silence = NIODeadline.now() - traffic.withLock(\.lastSign)
      if silence > .seconds(limits.silence) { return }
      send(Letter(code: .ping, bytes: ByteBuffer()))
    }
  }
}
