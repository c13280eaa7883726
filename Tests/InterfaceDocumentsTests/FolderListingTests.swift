import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Listings of folders.
/// Basis: readdir(3): a listing may leave the kind of a link, or on some file systems of every entry, unknown.
struct FolderListingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("tinamou-listing-\(UUID().uuidString)", isDirectory: true)

  private func make(_ names: [String], links: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names where name.hasSuffix("/") {
      let url = folder.appendingPathComponent(name, isDirectory: true)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    for name in names where !name.hasSuffix("/") { try Data().write(to: folder.appendingPathComponent(name)) }
    for (name, target) in links {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: target)
    }
  }

  @Test("in order, without what is hidden; links are what they lead to")
  func items() throws {
    try make(
      ["b.png", "a.xcassets/", ".git/", ".hidden", "c"],
      links: ["d.xcassets": "a.xcassets", "e": "c", "f": "nowhere"])
    defer { try? FileManager.default.removeItem(at: folder) }
    let items = FolderListing.items(of: folder)
    #expect(items.map(\.name) == ["a.xcassets", "b.png", "c", "d.xcassets", "e", "f"])
    #expect(items.filter(\.isFolder).map(\.name) == ["a.xcassets", "d.xcassets"])
    #expect(items.map(\.pathExtension) == ["xcassets", "png", "", "xcassets", "", ""])
    #expect(items.map(\.url.lastPathComponent) == items.map(\.name))
    #expect(Set(FolderListing.names(of: folder)) == Set(items.map(\.name)).union([".git", ".hidden"]))
  }

  @Test("what is no folder has nothing in it")
  func nothing() {
    #expect(FolderListing.items(of: folder).isEmpty && FolderListing.names(of: folder).isEmpty)
  }
}
