import CoreTypes

/// Protects input files from being overwritten, even through another path, a symbolic link or a hard link.
struct InputGuard {
  private struct Identity: Hashable {
    let device: UInt
    let number: UInt

    init?(_ path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return nil }
      (device, number) = (UInt(status.st_dev), UInt(status.st_ino))
    }
  }

  private let inputs: [Identity: String]

  /// - Parameter paths: The input paths; those that are no files are ignored.
  init(_ paths: [String]) {
    inputs = Dictionary(paths.compactMap { path in Identity(path).map { ($0, path) } }) { first, _ in first }
  }

  /// - Throws: `UsageError` for a file that is one of the inputs.
  func check(_ output: String) throws(UsageError) {
    guard let input = Identity(output).flatMap({ inputs[$0] }) else { return }
    let which = input == output ? "is" : "is the same file as \(input), which is"
    throw UsageError("--output: \(output) \(which) an input; name another file.")
  }
}
