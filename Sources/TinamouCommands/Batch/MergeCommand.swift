import ArgumentParser
import CoreTypes
import Rendering

/// The `tinamou merge` command: merges the shards of a batch.
struct MergeCommand: Subcommand {
  static let configuration = CommandConfiguration(
    subcommand: "merge", abstract: "Merges the shards of 'render --matrix --shard'.",
    discussion: """
      The result is what one run without shards would have produced. Missing parts are reported, and the rest is merged.
      """)

  @Argument(help: "The folders that the shards were drawn into.", completion: .directory)
  var folders: [String]

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("A folder, an .html page, or a .png, .svg or .pdf with all pictures.", valueName: "path"))
  var output: String

  @MainActor func execute(in invocation: Invocation) throws -> CommandStatus {
    let output = try BatchOutput(output), parts = try folders.map(Self.part)
    guard let first = parts.first else { throw UsageError("name the folders of the shards.") }
    for part in parts where part.index.header.tasks != first.index.header.tasks {
      throw UsageError(
        "\(part.folder) and \(first.folder) are not from the same batch; render all shards with "
          + "the same documents and the same --matrix.")
    }
    let target = PictureFolder(for: output)
    try target.make()
    defer { target.removeIfTemporary() }
    for part in parts { try copy(part, into: target.path) }
    let index = BatchIndex(
      header: .init(tasks: first.index.header.tasks, shard: "1/1"), results: parts.flatMap(\.index.results))
    try index.write(into: target.path)
    try output.write(index.results, in: target.path)
    return status(of: index, parts, invocation.console)
  }

  private struct Part {
    let folder: String
    let index: BatchIndex
  }

  private static func part(_ folder: String) throws(UsageError) -> Part {
    guard let index = BatchIndex(folder: folder) else {
      throw UsageError(
        "this folder has no \(BatchIndex.name); name the folder that a shard of 'render --matrix' wrote.", at: folder)
    }
    return Part(folder: folder, index: index)
  }

  private func copy(_ part: Part, into folder: String) throws {
    for picture in part.index.results.flatMap(\.pictures) {
      let old = (part.folder as NSString).appendingPathComponent(picture.file)
      let new = (folder as NSString).appendingPathComponent(picture.file)
      if URL(fileURLWithPath: old).standardizedFileURL == URL(fileURLWithPath: new).standardizedFileURL { continue }
      guard let bytes = FileManager.default.contents(atPath: old) else {
        throw DocumentFailure(path: old, message: "the picture is missing; draw this shard again with --resume.")
      }
      try AtomicFile.write(bytes, to: new)
    }
  }

  @MainActor private func status(of index: BatchIndex, _ parts: [Part], _ console: Console) -> CommandStatus {
    let missing = index.header.tasks - index.results.count
    if missing > 0 {
      let shards = parts.map(\.index.header.shard).joined(separator: ", ")
      console.say(
        .error,
        "\(missing) of \(index.header.tasks) renders are missing; only the shards \(shards) were "
          + "merged. Name the folders of all shards, and finish an interrupted shard with --resume.",
        at: "tinamou")
    }
    let failures = index.results.filter { $0.failure != nil }
    for result in failures { console.say(.error, "\(result.failure!) [\(result.label)]", at: result.subject) }
    return missing > 0 || !failures.isEmpty ? .failure : .success
  }
}
