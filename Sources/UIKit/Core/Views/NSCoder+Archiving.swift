// Geometry in archives. Foundation encodes points, sizes and rectangles with a key; the other types are UIKit's.
extension NSCoder {
  public func encode(_ vector: CGVector, forKey key: String) { encodeText(NSCoder.string(for: vector), key) }

  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    encodeText(NSCoder.string(for: transform), key)
  }

  public func encode(_ insets: UIEdgeInsets, forKey key: String) { encodeText(NSCoder.string(for: insets), key) }

  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    encodeText(NSCoder.string(for: insets), key)
  }

  public func encode(_ offset: UIOffset, forKey key: String) { encodeText(NSCoder.string(for: offset), key) }

  // MARK: Decoding; without a value for the key, zero or the identity transform

  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }

  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }

  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }

  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets { NSCoder.uiEdgeInsets(for: text(key)) }

  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }

  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func encodeText(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? ""
  }
}
