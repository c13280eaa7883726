import Compression
import Foundation

func pack(_ bytes: [UInt8]) -> Int {
  var output = [UInt8](repeating: 0, count: 10)
  return compression_encode_buffer(&output, 10, bytes, bytes.count, nil, COMPRESSION_ZLIB)
}

func decode(_ source: UnsafePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) -> Bool {
  let pointer = UnsafeMutablePointer<compression_stream>.allocate(capacity: 1)
  defer { pointer.deallocate() }
  guard compression_stream_init(pointer, COMPRESSION_STREAM_DECODE, COMPRESSION_ZLIB) != COMPRESSION_STATUS_ERROR else {
    return false
  }
  var stream = pointer.pointee
  (stream.dst_ptr, stream.src_ptr, stream.src_size) = (target, source, 1)
  return compression_stream_process(&stream, Int32(COMPRESSION_STREAM_FINALIZE.rawValue)) == COMPRESSION_STATUS_END
}
