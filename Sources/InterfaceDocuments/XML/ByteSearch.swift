import CoreTypes

/// Searches in a file's bytes, which end with a NUL. They use the C library, which compares many bytes at a time.
extension UnsafeBufferPointer<UInt8> {
  func firstIndex(ofByte byte: UInt8, from start: Int) -> Int? {
    guard let base = baseAddress, start < count, let found = memchr(base + start, Int32(byte), count - start) else {
      return nil
    }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  func firstIndex(ofAnyOf characters: StaticString, from start: Int) -> Int? {
    search(characters, from: start) { strpbrk($0, $1) }
  }

  func firstIndex(of text: StaticString, from start: Int) -> Int? {
    search(text, from: start) { strstr($0, $1) }
  }

  func has(_ text: StaticString, at start: Int) -> Bool {
    guard let base = baseAddress, start + text.utf8CodeUnitCount <= count else { return false }
    return memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
  }

  private func search(
    _ text: StaticString, from start: Int,
    _ find: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  ) -> Int? {
    guard let base = baseAddress, start < count else { return nil }
    let found = text.utf8Start.withMemoryRebound(to: CChar.self, capacity: text.utf8CodeUnitCount + 1) { needle in
      base.withMemoryRebound(to: CChar.self, capacity: count) { find($0 + start, needle) }
    }
    return found.map { UnsafeRawPointer($0) - UnsafeRawPointer(base) }
  }
}
