import CoreTypes

/// Reads any bytes after the beginning of a PDF file.
@_cdecl("LLVMFuzzerTestOneInput")
public func readPDF(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: bytes, count: count)
  judge(Array("%PDF-1.4\n".utf8) + bytes)
  return 0
}
