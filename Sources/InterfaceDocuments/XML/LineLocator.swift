import CoreTypes

/// Converts ascending byte offsets to lines and columns; each byte is read once.
struct LineLocator {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var lineStart = 0
  private var nextNewline: Int?

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    // A byte order mark takes no column.
    lineStart = bytes.has("\u{FEFF}", at: 0) ? 3 : 0
    nextNewline = bytes.firstIndex(ofByte: UInt8(ascii: "\n"), from: 0)
  }

  mutating func position(of offset: Int) -> SourcePosition {
    while let newline = nextNewline, newline < offset {
      (line, lineStart) = (line + 1, newline + 1)
      nextNewline = bytes.firstIndex(ofByte: UInt8(ascii: "\n"), from: lineStart)
    }
    return SourcePosition(line: line, column: offset - lineStart + 1)
  }
}
