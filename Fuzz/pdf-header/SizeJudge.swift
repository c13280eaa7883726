import CoreTypes

/// Reads any bytes as an image file: the search for its size terminates, and a size that is found is valid.
func judge(_ bytes: [UInt8]) {
  guard let size = PictureHeader.size(of: bytes) else { return }
  for side in [size.width, size.height] where !(side > 0 && side < 1e6) { fatalError("a picture of \(size)") }
}
