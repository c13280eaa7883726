import CoreTypes
import NIOCore
import NIOPosix
import Processes

/// A device in a separate process, and the pipes to it.
struct DeviceLink: Sendable {
  typealias Channel = NIOAsyncChannel<ByteBuffer, ByteBuffer>
  typealias Speech = NIOAsyncChannel<ByteBuffer, Never>

  let process: ChildProcess
  private let channel: Channel
  private let speech: Speech
  private let requests: AsyncStream<ByteBuffer>
  private let outbox: AsyncStream<ByteBuffer>.Continuation

  /// - Parameter words: The program and its arguments.
  /// - Throws: `ProcessFailure` if the process cannot be started.
  init(_ words: [String]) async throws {
    let pipes = try Self.makePipes(), (input, output, speech) = (pipes[0], pipes[1], pipes[2])
    do {
      process = try ChildProcess(
        words, input: input.reading, output: output.writing, error: speech.writing)
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
    for end in [input.reading, output.writing, speech.writing] { close(end) }
    let group = MultiThreadedEventLoopGroup.singleton
    channel = try await NIOPipeBootstrap(group: group)
      .takingOwnershipOfDescriptors(input: output.reading, output: input.writing) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            ByteToMessageHandler(PacketDecoder()), MessageToByteHandler(PacketEncoder()))
          return try Channel(wrappingChannelSynchronously: channel)
        }
      }
    self.speech = try await NIOPipeBootstrap(group: group)
      .takingOwnershipOfDescriptor(input: speech.reading) { channel in
        channel.eventLoop.makeCompletedFuture { try Speech(wrappingChannelSynchronously: channel) }
      }
    (requests, outbox) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(4096))
  }

  /// Three pipes, or none if the system is out of descriptors.
  private static func makePipes() throws -> [PipeEnds] {
    var pipes: [PipeEnds] = []
    do {
      for _ in 0..<3 { pipes.append(try PipeEnds()) }
      return pipes
    } catch {
      for pipe in pipes { pipe.close() }
      throw error
    }
  }

  func send(_ request: ByteBuffer) { outbox.yield(request) }

  func kill() { process.kill() }

  /// Kills a process that is no longer wanted.
  func discard() async {
    kill()
    _ = await run { _ in }
  }

  /// The output of a device.
  enum Word: Sendable {
    case packet(ByteBuffer)
    case line(String)
  }

  /// Runs until the process ends.
  ///
  /// - Returns: How it ended.
  func run(_ hear: @escaping @Sendable (Word) async -> Void) async -> String {
    await withTaskGroup { group in
      group.addTask { await listen(hear) }
      group.addTask { await readLines(hear) }
      await group.waitForAll()
    }
    process.kill()
    return process.wait()
  }

  private func listen(_ hear: @Sendable (Word) async -> Void) async {
    try? await channel.executeThenClose { inbound, outbound in
      let writer = Task { for await request in requests { try await outbound.write(request) } }
      defer { writer.cancel() }
      for try await packet in inbound { await hear(.packet(packet)) }
    }
    outbox.finish()
  }

  /// Reads the program's output line by line; a line that is too long is split.
  private func readLines(_ hear: @Sendable (Word) async -> Void) async {
    let longest = 8192
    try? await speech.executeThenClose { inbound, _ in
      var rest: [UInt8] = []
      for try await bytes in inbound {
        rest += bytes.readableBytesView
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? (rest.count > longest ? longest : nil) {
          await hear(.line(String(decoding: rest[..<end], as: UTF8.self)))
          rest.removeSubrange(...min(end, rest.count - 1))
        }
      }
      if !rest.isEmpty { await hear(.line(String(decoding: rest, as: UTF8.self))) }
    }
  }
}
