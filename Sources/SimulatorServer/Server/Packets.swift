import NIOCore

/// Decodes packets: a length in four bytes, most significant first, followed by that many bytes.
struct PacketDecoder: ByteToMessageDecoder {
  typealias InboundOut = ByteBuffer

  /// The limit of a packet; a device that exceeds it is broken. A whole picture of the largest screen is about 10 MB.
  static let longest = 64 << 20

  mutating func decode(context: ChannelHandlerContext, buffer: inout ByteBuffer) throws -> DecodingState {
    guard let length = buffer.getInteger(at: buffer.readerIndex, as: UInt32.self) else { return .needMoreData }
    guard length <= Self.longest else { throw PacketFailure(length: length) }
    guard buffer.readableBytes >= 4 + Int(length) else { return .needMoreData }
    buffer.moveReaderIndex(forwardBy: 4)
    if let packet = buffer.readSlice(length: Int(length)) { context.fireChannelRead(wrapInboundOut(packet)) }
    return .continue
  }
}

struct PacketEncoder: MessageToByteEncoder {
  typealias OutboundIn = ByteBuffer

  func encode(data: ByteBuffer, out: inout ByteBuffer) {
    out.writeInteger(UInt32(data.readableBytes))
    out.writeImmutableBuffer(data)
  }
}

struct PacketFailure: Error {
  let length: UInt32
}
