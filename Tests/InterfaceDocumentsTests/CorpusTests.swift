import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Public documents of every Xcode since 3.2, if they are beside the repository; they are not part of it.
struct CorpusTests {
  @Test func everyPublicDocumentDecodesCompletely() throws {
    var views = 0, others: [String: Int] = [:], findings: [String: Int] = [:]
    let files = Corpus.files
    for file in files {
      let bytes = try Array(Data(contentsOf: file))
      let document = try DocumentReader.read(bytes)
      let all = document.allViews
      #expect(all.count { $0.frame != nil } == (try savedFrames(in: bytes)), "\(file.lastPathComponent)")
      for view in all {
        if case .other(let name) = view.content { others[name, default: 0] += 1 }
      }
      for diagnostic in document.diagnostics { findings[diagnostic.rule.rawValue, default: 0] += 1 }
      views += all.count
    }
    print("corpus: \(files.count) documents, \(views) views, other: \(others), diagnostics: \(findings)")
    if files.isEmpty { print("corpus: there is no folder shared/corpus; nothing was checked") }
  }

  /// Counts frames in the markup, to verify that no view is lost or found twice.
  private func savedFrames(in bytes: [UInt8]) throws -> Int {
    let root = try ElementTreeBuilder.tree(of: bytes)
    var count = 0
    root.visit { element in
      guard element.name != "variation" else { return }
      let archived = element.child(key: "NSFrame") ?? element.child(key: "NSFrameSize")
      if archived != nil || element.child(named: "rect", key: "frame") != nil { count += 1 }
    }
    return count
  }
}

private enum Corpus {
  /// `shared/corpus` beside the package or beside one of its parent folders.
  static let folder: URL? = {
    var ancestor = URL(filePath: #filePath)
    while ancestor.path != "/" {
      ancestor.deleteLastPathComponent()
      let candidate = ancestor.appending(path: "shared/corpus")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
    }
    return nil
  }()

  static var files: [URL] {
    guard let folder else { return [] }
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
  }
}
