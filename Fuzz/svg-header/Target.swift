import CoreTypes

/// Reads any bytes as an SVG file. Content after the first element does not change its size.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSVG(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  judge(bytes)
  // A complete start tag, followed by the bytes.
  let tag = Array("<svg width=\"7\" height=\"7\">".utf8)
  guard PictureHeader.svg(tag + bytes) == CGSize(width: 7, height: 7) else { fatalError("the rest changes the size") }
  return 0
}
