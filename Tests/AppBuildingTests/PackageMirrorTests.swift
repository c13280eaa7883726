import CoreTypes
import Testing

@testable import AppBuilding

/// The stand-in for a package's folder.
struct PackageMirrorTests {
  /// SwiftPM sees the manifest and the sources, and what it writes stays in the mirror.
  @Test func whatSwiftPMSees() throws {
    let folder = try TemporaryFolder(), cache = try TemporaryFolder()
    for name in ["Package.swift", "Sources/A/a.swift", ".build/x", "Package.resolved", ".git/HEAD"] {
      try folder.write(name, to: name)
    }
    let mirror = PackageMirror(in: cache.url), path = try mirror.mirror(of: folder.path)
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: path))
    #expect(names == ["Package.swift", "Sources", "Package.resolved"])
    #expect(FileManager.default.contents(atPath: "\(path)/Sources/A/a.swift") == Data("Sources/A/a.swift".utf8))
    try Data("new".utf8).write(to: URL(fileURLWithPath: "\(path)/Package.resolved"))
    #expect(folder.text("Package.resolved") == "Package.resolved")
    _ = try mirror.mirror(of: folder.path)
    #expect(FileManager.default.contents(atPath: "\(path)/Package.resolved") == Data("new".utf8))
  }

  /// The commits of a copy of a repository are others than those of Package.resolved.
  @Test func pinsThatCannotBeFetched() throws {
    let folder = try TemporaryFolder(), cache = try TemporaryFolder()
    for name in ["Package.swift", "Package.resolved"] { try folder.write(name, to: name) }
    let mirror = PackageMirror(in: cache.url), path = try mirror.mirror(of: folder.path)
    let message = "error: 'swift-custom-dump': Couldn\u{2019}t check out revision \u{2018}82645ec7\u{2019}"
    #expect(!mirror.forgetsPins(of: path, for: "error: no such host"))
    #expect(mirror.forgetsPins(of: path, for: message) && !mirror.forgetsPins(of: path, for: message))
    #expect(!FileManager.default.fileExists(atPath: "\(path)/Package.resolved"))
    #expect(folder.text("Package.resolved") == "Package.resolved")
  }

  @Test func removedFiles() throws {
    let folder = try TemporaryFolder(), cache = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    let other = try folder.write("", to: "Other.txt"), mirror = PackageMirror(in: cache.url)
    let path = try mirror.mirror(of: folder.path)
    try FileManager.default.removeItem(atPath: other)
    _ = try mirror.mirror(of: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["Package.swift"])
  }

  /// A path in the mirror and a line of output lead to the original.
  @Test func originals() throws {
    let folder = try TemporaryFolder(), cache = try TemporaryFolder()
    let file = try folder.write("", to: "Sources/A/a.swift")
    try folder.write("", to: "Package.swift")
    let mirror = PackageMirror(in: cache.url), seen = "\(try mirror.mirror(of: folder.path))/Sources/A/a.swift"
    var paths = OriginalPaths(mirror)
    #expect(paths.add(seen) == file && paths.add(file) == file)
    #expect(paths.original(of: seen) == file && paths.seen(for: file) == [seen])
    #expect(paths.withOriginals("\(seen):1:2: error: x") == "\(file):1:2: error: x")
    #expect(paths.withOriginals("Compiling \(seen)") == "Compiling \(file)")
  }
}
