import CoreTypes

/// The bounds of a project. The targets of links that lead out of it are not read.
struct ProjectBounds {
  /// The root folder with links resolved and a trailing slash; nil if it does not exist.
  private let root: String?

  init(_ folder: URL) {
    root = Self.realPath(folder.path).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Returns whether a file or folder in the project's folders is also inside the project after resolving links.
  func hold(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
    // A dangling link counts as a missing file.
    guard let real = Self.realPath(path), let root else { return true }
    return (real + "/").hasPrefix(root)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
