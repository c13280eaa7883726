/// Provides bytes of pixels or of a file.
public final class CGDataProvider: Sendable {
  private let bytes: Data

  public init?(data: CFData) { bytes = data }

  public init?(data: NSData) { bytes = Data(referencing: data) }

  /// - Returns: nil for a file that cannot be read.
  public init?(url: URL) {
    guard let bytes = try? Data(contentsOf: url) else { return nil }
    self.bytes = bytes
  }

  public convenience init?(filename: String) { self.init(url: URL(fileURLWithPath: filename)) }

  /// Copies the bytes, and releases the original immediately.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
  ) {
    guard size >= 0 else { return nil }
    bytes = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }

  public var data: CFData? { bytes }
}

/// Core Foundation's data type, an alias of Swift's.
public typealias CFData = Data

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData) -> Int { theData.count }
