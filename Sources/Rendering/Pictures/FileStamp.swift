import CoreTypes

/// A stamp that distinguishes versions of a file without reading it.
package struct FileStamp: Hashable {
  /// The size in bytes.
  let size: Int
  /// The inode number, which changes if the file is replaced.
  private let number: UInt64
  private let seconds: Int
  private let nanoseconds: Int

  /// - Throws: An error if the file is missing or not a regular file; a device might never end.
  package init(path: String) throws(RenderingError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      throw .decodingFailed(reason: errno == ENOENT ? "no such file" : String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .decodingFailed(reason: "not a regular file") }
    (size, number) = (Int(status.st_size), UInt64(status.st_ino))
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }

  /// The largest file that is read. Readable images are far smaller.
  private static let largest = 1 << 30

  func contents(of path: String) throws(RenderingError) -> Data {
    guard size <= Self.largest else { throw .decodingFailed(reason: "the file is larger than a gigabyte") }
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .decodingFailed(reason: "permission denied")
    }
  }
}
