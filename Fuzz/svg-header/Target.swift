import CoreTypes

/// Any bytes as an SVG file. What follows the first element does not change its size.
@_cdecl("LLVMFuzzerTestOneInput")
public func readSVG(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  judge(bytes)
  // A start tag that ends, and something behind it.
  let tag = Array("<svg width=\"7\" height=\"7\">".utf8)
  guard PictureHeader.svg(tag + bytes) == CGSize(width: 7, height: 7) else { fatalError("the rest changes the size") }
  return 0
}
