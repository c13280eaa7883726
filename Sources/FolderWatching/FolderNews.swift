import CoreTypes

/// The events of watched folders.
struct FolderNews {
  /// Whether a wanted file changed that is not an editor's own.
  private(set) var counts = false
  private(set) var concernsFolders = false
  private let files: WatchedFiles

  /// Reads all available events without waiting.
  init(readFrom descriptor: Int32, about files: WatchedFiles) {
    self.files = files
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return }
      buffer.withUnsafeBytes { take(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
  }

  /// Reads consecutive events: a header, and a name padded with zeros.
  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    let head = MemoryLayout<inotify_event>.size
    var at = 0
    while at + head <= bytes.count {
      let event = bytes.loadUnaligned(fromByteOffset: at, as: inotify_event.self)
      let end = min(at + head + Int(event.len), bytes.count)
      take(event.mask, name: bytes[at + head..<end].prefix { $0 != 0 })
      at = end
    }
  }

  private mutating func take(_ mask: UInt32, name: Slice<UnsafeRawBufferPointer>) {
    if mask & UInt32(IN_IGNORED) != 0 || name.first == UInt8(ascii: ".") || name.last == UInt8(ascii: "~") { return }
    let hasLostNews = mask & UInt32(IN_Q_OVERFLOW) != 0
    if hasLostNews || files.counts(String(decoding: name, as: UTF8.self)) { counts = true }
    if hasLostNews || mask & UInt32(IN_ISDIR) != 0 { concernsFolders = true }
  }
}
