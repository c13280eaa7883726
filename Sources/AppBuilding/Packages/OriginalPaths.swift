import CoreTypes

/// The files that SwiftPM sees in the cache, and the originals that they link to.
struct OriginalPaths: Sendable {
  private let mirror: PackageMirror
  private var originals: [String: String] = [:]
  private var seen: [String: [String]] = [:]

  init(_ mirror: PackageMirror) { self.mirror = mirror }

  /// Adds a file that SwiftPM sees, and returns its original.
  mutating func add(_ path: String) -> String {
    let original = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard original != path else { return path }
    originals[path] = original
    seen[original, default: []].append(path)
    return original
  }

  func original(of path: String) -> String { originals[path] ?? mirror.original(of: path) }

  /// The paths at which SwiftPM sees an original, other than its own.
  func seen(for original: String) -> [String] { seen[original] ?? [] }

  /// The compiler's options by which backtraces and debuggers show the originals.
  var debugOptions: [String] {
    (originals.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" } + [mirror.prefixMap])
      .flatMap { ["-debug-prefix-map", $0] }
  }

  /// Returns a line of output with the path of an original at its beginning.
  func withOriginals(_ line: String) -> String {
    if let end = line.firstIndex(of: ":"), let original = originals[String(line[..<end])] {
      return original + line[end...]
    }
    return mirror.withOriginals(line)
  }
}
