import Testing
import UIKit

@testable import UIKit

/// Uniform types. Basis: documented, references of UTType and its constants; extensions and MIME types recalled.
struct UniformTypeTests {
  @Test("extensions and MIME types lead to types and back")
  func tags() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType.jpeg.preferredFilenameExtension == "jpeg")
    #expect(UTType(mimeType: "video/mp4") == .mpeg4Movie && UTType.pdf.preferredMIMEType == "application/pdf")
    #expect(UTType(filenameExtension: "swift")?.identifier == "public.swift-source")
    #expect(UTType(filenameExtension: "json", conformingTo: .image)?.isDynamic == true)
    #expect(UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: .audio) == [.mpeg4Audio])
    let unknown = try #require(UTType(filenameExtension: "tinamou"))
    #expect(unknown.isDynamic && unknown.conforms(to: .data) && unknown.preferredFilenameExtension == "tinamou")
    #expect(UTType.zip.identifier == "public.zip-archive" && UTType.zip.conforms(to: .archive))
    #expect(UTType("nonsense") == nil && UTType(filenameExtension: "") == nil)
  }

  @Test("types conform to their parents, and to theirs")
  func conformance() {
    #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .content) && !UTType.png.conforms(to: .movie))
    #expect(UTType.image.isSupertype(of: .heic) && !UTType.image.isSubtype(of: .image))
    #expect(UTType.swiftSource.supertypes.contains(.text) && UTType.geoJSON.isSubtype(of: .json))
    let own = UTType(exportedAs: "org.tinamou.note", conformingTo: .plainText)
    #expect(own.conforms(to: .text) && own == UTType("org.tinamou.note") && !own.isDeclared)
    #expect(UTType(importedAs: "org.tinamou.blob").conforms(to: .data))
    for type in TypeDeclaration.all {
      for parent in type.parents { #expect(TypeDeclaration.byIdentifier[parent] != nil, "\(parent)") }
    }
  }

  @Test("a URL gets the extension it lacks")
  func extensions() {
    let url = URL(fileURLWithPath: "/tmp/a")
    #expect(url.appendingPathExtension(for: .png).lastPathComponent == "a.png")
    #expect(URL(fileURLWithPath: "/tmp/a.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "a.jpg")
    #expect(url.appendingPathComponent("b", conformingTo: .json).lastPathComponent == "b.json")
  }
}
