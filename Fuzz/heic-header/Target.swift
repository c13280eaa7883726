import CoreTypes

/// Reads any bytes as the boxes of a HEIC file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readHEIC(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: bytes, count: count)
  judge([0, 0, 0, 8] + Array("ftyp".utf8) + bytes)
  return 0
}
