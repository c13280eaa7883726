import CoreTypes
import Rendering

/// The index of a folder of pictures, `index.jsonl`: a line for the batch, and one for each finished task.
///
/// Lines are added as tasks finish, so that an interrupted run can be resumed; at the end they are sorted.
struct BatchIndex: Equatable {
  struct Header: Codable, Equatable {
    /// The number of tasks of the whole batch.
    let tasks: Int
    /// The shard, such as `2/8`.
    let shard: String
  }

  static let name = "index.jsonl"

  var header: Header
  /// The results in the order of the batch.
  var results: [BatchResult]

  /// - Returns: Nil for a folder without an index. An incomplete last line is ignored.
  init?(folder: String) {
    guard let bytes = FileManager.default.contents(atPath: Self.path(in: folder)) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard let first = lines.first, let header = try? JSONLine.value(Header.self, in: first) else { return nil }
    let results = lines.dropFirst().compactMap { try? JSONLine.value(BatchResult.self, in: $0) }
    self.init(header: header, results: results)
  }

  /// - Parameter results: The results; if two belong to the same task, the later one counts.
  init(header: Header, results: [BatchResult]) {
    self.header = header
    let latest = Dictionary(results.map { ($0.index, $0) }) { $1 }
    self.results = latest.values.sorted { $0.index < $1.index }
  }

  static func path(in folder: String) -> String { (folder as NSString).appendingPathComponent(name) }

  func write(into folder: String) throws {
    let lines = try [JSONLine.text(of: header)] + results.map { try JSONLine.text(of: $0) }
    try AtomicFile.write(Data((lines.joined(separator: "\n") + "\n").utf8), to: Self.path(in: folder))
  }
}

/// An index that grows while its batch runs.
struct BatchDiary: ~Copyable {
  private let descriptor: Int32

  /// Begins with the known results.
  init(_ index: BatchIndex, in folder: String) throws {
    try index.write(into: folder)
    let file = open(BatchIndex.path(in: folder), O_WRONLY | O_APPEND | O_CLOEXEC)
    guard file >= 0 else { throw WriteFailure(reason: String(cString: strerror(errno))) }
    descriptor = file
  }

  deinit { close(descriptor) }

  func add(_ result: BatchResult) throws { try FileBytes.write(try JSONLine.text(of: result) + "\n", to: descriptor) }
}
