/// A coder for objects of a document. It has no values by key: what a document says is set by the initializer.
@MainActor class DocumentCoder: NSCoder {
  override nonisolated var allowsKeyedCoding: Bool { true }

  override nonisolated func containsValue(forKey key: String) -> Bool { false }

  override nonisolated func decodeObject(forKey key: String) -> Any? { nil }

  override nonisolated func decodeBool(forKey key: String) -> Bool { false }

  override nonisolated func decodeInteger(forKey key: String) -> Int { 0 }

  override nonisolated func decodeInt32(forKey key: String) -> Int32 { 0 }

  override nonisolated func decodeInt64(forKey key: String) -> Int64 { 0 }

  override nonisolated func decodeFloat(forKey key: String) -> Float { 0 }

  override nonisolated func decodeDouble(forKey key: String) -> Double { 0 }
}
