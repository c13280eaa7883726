import CoreTypes

/// The page and the list of a folder of pictures without a matrix: the same files as for a batch.
@MainActor struct FolderIndex {
  private(set) var results: [BatchResult] = []
  private let folder: String

  init(of folder: String) { self.folder = folder }

  /// - Parameter messages: The lines about the document that were printed.
  mutating func add(
    _ document: String, pictures: [BatchResult.Picture], messages: [String], failure: String? = nil
  ) {
    var result = BatchResult(index: results.count, subject: document, label: "")
    (result.pictures, result.messages, result.failure) = (pictures, messages, failure)
    results.append(result)
  }

  /// - Returns: The reason why there is no index: the folder contains another page or list that Tinamou did not write.
  func write() throws -> String? {
    for name in [BatchPage.name, BatchIndex.name] where !isReplaceable(name) {
      return
        "\((folder as NSString).appendingPathComponent(name)) was not written by Tinamou, so it is not replaced, and "
        + "this folder gets no index.html."
    }
    let index = BatchIndex(header: .init(tasks: results.count, shard: "1/1"), results: results)
    try index.write(into: folder)
    try BatchOutput.folder(folder).write(index.results, in: folder)
    return nil
  }

  private func isReplaceable(_ name: String) -> Bool {
    guard let bytes = FileManager.default.contents(atPath: (folder as NSString).appendingPathComponent(name)) else {
      return true
    }
    return BatchIndex(folder: folder) != nil
      || String(decoding: bytes.prefix(1000), as: UTF8.self).contains(BatchPage.mark)
  }
}
