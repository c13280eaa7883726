import CoreTypes

/// How far a project reaches. What a link outside of it leads to is not the project's, and nobody's business.
struct ProjectBounds {
  /// Without links, and with a slash at its end; nil for a folder that is not there.
  private let root: String?

  init(_ folder: URL) {
    root = Self.realPath(folder.path).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
  }

  /// Whether a file or a folder in a folder of the project is in the project, too.
  func hold(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return true }
    // A link that leads nowhere is as good as no file.
    guard let real = Self.realPath(path), let root else { return true }
    return (real + "/").hasPrefix(root)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
