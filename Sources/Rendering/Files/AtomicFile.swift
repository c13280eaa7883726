import CoreTypes

/// Writes whole files atomically: a reader sees the old content or the new one, never a part.
package enum AtomicFile {
  /// Writes through a temporary file in the same folder. Devices and pipes are written directly, and links are kept.
  ///
  /// - Throws: `RenderingError.cannotWrite` with the path as given.
  package static func write(_ bytes: Data, to path: String) throws(RenderingError) {
    do throws(SystemFailure) {
      let target = resolved(path)
      switch try kind(of: target) {
      case .folder: throw SystemFailure(code: EISDIR)
      case .special: try append(bytes, to: target, flags: O_WRONLY)
      case .regular: try replace(target, with: bytes)
      }
    } catch {
      throw .cannotWrite(path: path, WriteProblem(error))
    }
  }

  private static func replace(_ target: String, with bytes: Data) throws(SystemFailure) {
    let temporary = temporaryPath(beside: target)
    do throws(SystemFailure) {
      try append(bytes, to: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
      try SystemFailure.check(rename(temporary, target))
    } catch {
      unlink(temporary)
      throw error
    }
  }

  private static func append(_ bytes: Data, to path: String, flags: Int32) throws(SystemFailure) {
    let file = try SystemFailure.check(open(path, flags | O_CLOEXEC, 0o666))
    defer { close(file) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      rest = rest.dropFirst(try SystemFailure.check(count))
    }
  }

  private static func temporaryPath(beside target: String) -> String {
    let folder = (target as NSString).deletingLastPathComponent
    let name = temporaryPrefix(of: getpid()) + "\(UInt32.random(in: 0 ... .max))"
    return folder.isEmpty ? name : (folder as NSString).appendingPathComponent(name)
  }

  private static func temporaryPrefix(of process: pid_t) -> String { ".tinamou-\(process)-" }

  /// Removes the temporary files of a process that ended while it was writing.
  package static func removeRemains(of process: pid_t, in folder: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix(temporaryPrefix(of: process)) {
      unlink((folder as NSString).appendingPathComponent(name))
    }
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private enum Kind { case regular, folder, special }

  /// Returns the kind of a file. A file that does not exist yet counts as a regular one.
  private static func kind(of path: String) throws(SystemFailure) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT && !path.hasSuffix("/") { return .regular }
      throw SystemFailure()
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .regular
    case S_IFDIR: return .folder
    default: return .special
    }
  }
}

/// A failed system call.
private struct SystemFailure: Error {
  var code = errno

  @discardableResult
  static func check<Result: BinaryInteger>(_ result: Result) throws(SystemFailure) -> Result {
    guard result >= 0 else { throw SystemFailure() }
    return result
  }
}

extension WriteProblem {
  fileprivate init(_ failure: SystemFailure) {
    switch failure.code {
    case ENOENT, ENOTDIR: self = .noSuchFolder
    case EACCES, EPERM, EROFS: self = .permissionDenied
    case EISDIR: self = .isFolder
    case ENOSPC, EDQUOT: self = .diskFull
    default: self = .other(reason: String(cString: strerror(failure.code)))
    }
  }
}
