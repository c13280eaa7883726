import CoreTypes

/// Any bytes as a picture's file: looking for its size ends, and a size that is found is one.
func judge(_ bytes: [UInt8]) {
  guard let size = PictureHeader.size(of: bytes) else { return }
  for side in [size.width, size.height] where !(side > 0 && side < 1e6) { fatalError("a picture of \(size)") }
}
