import CoreTypes

/// A font file that is read in parts, on demand. The glyph outlines, most of the file, are never read.
struct FontFileBytes: Sendable {
  /// The largest file that is read. A font of all of Chinese takes a third of it.
  static let mostBytes = 64 << 20

  let count: Int
  private let read: @Sendable (_ offset: Int, _ count: Int) -> [UInt8]

  /// Creates a font file from bytes in memory.
  init(_ bytes: [UInt8]) {
    count = bytes.count
    read = { offset, count in Array(bytes[offset..<offset + count]) }
  }

  enum Problem: Error {
    case unreadable, tooLarge
  }

  init(path: String) throws(Problem) {
    guard let file = OpenFile(path) else { throw .unreadable }
    guard file.count <= Self.mostBytes else { throw .tooLarge }
    count = file.count
    read = { file.read($0, $1) }
  }

  /// Returns a part of the file; it is shorter, or empty, if the file ends earlier.
  func part(at offset: Int, count wanted: Int) -> FontBytes {
    guard offset >= 0, offset < count, wanted > 0 else { return .none }
    return FontBytes(read(offset, min(wanted, count - offset)))
  }
}

/// A file descriptor that closes on deinitialization.
private final class OpenFile: Sendable {
  let count: Int
  private let descriptor: Int32

  init?(_ path: String) {
    // O_NONBLOCK, because opening a pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    count = isFile ? Int(status.st_size) : -1
    if !isFile { return nil }
  }

  deinit { close(descriptor) }

  func read(_ offset: Int, _ count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = pread(descriptor, buffer.baseAddress! + filled, count - filled, off_t(offset + filled))
        guard got > 0 else { return }
        filled += got
      }
    }
  }
}
