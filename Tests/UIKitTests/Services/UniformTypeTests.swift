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

  /// Basis: captured: identifiers in published logs of macOS and iOS.
  @Test("the identifier of a dynamic type says what it is made for")
  func dynamic() throws {
    #expect(UTType(filenameExtension: "srt")?.identifier == "dyn.ah62d4rv4ge81g6xy")
    #expect(UTType(filenameExtension: "GPX")?.identifier == "dyn.ah62d4rv4ge80s6d2")
    #expect(UTType(tag: "bmc", tagClass: .filenameExtension, conformingTo: nil)?.identifier == "dyn.age80e5pd")
    let mime = UTType(tag: "text/x-mney", tagClass: .mimeType, conformingTo: nil)
    #expect(mime?.identifier == "dyn.agq81k3p2su11upprr3w1w" && mime?.supertypes == [])
    let read = try #require(UTType("dyn.age80e5pd"))
    #expect(read.preferredFilenameExtension == "bmc" && read.supertypes == [.data, .item])
    let odd = try #require(
      UTType(filenameExtension: "a,b=c:d\\e", conformingTo: UTType(exportedAs: "org.tinamou.note")))
    let again = try #require(UTType(odd.identifier))
    #expect(
      again.preferredFilenameExtension == "a,b=c:d\\e" && again.conforms(to: UTType(exportedAs: "org.tinamou.note")))
    #expect(UTType("dyn.!")?.supertypes == [])
  }

  @MainActor private final class Delegate: UIResponder, UIApplicationDelegate {}

  @Test("parents of a program's types have parents, and its property list declares types")
  @MainActor func declared() throws {
    let own = UTType(exportedAs: "org.tinamou.note", conformingTo: .plainText)
    let special = UTType(importedAs: "org.tinamou.special", conformingTo: own)
    #expect(special.supertypes.isSuperset(of: [own, .plainText, .text, .data, .item]))
    let declaration: [String: Any] = [
      "UTTypeIdentifier": "org.tinamou.song", "UTTypeConformsTo": ["public.audio"], "UTTypeDescription": "Song",
      "UTTypeTagSpecification": ["public.filename-extension": ["Song"], "public.mime-type": "audio/x-song"],
    ]
    let session = try Session.of(.iOS(17))
    session.launch(ProgramInfo(["UTExportedTypeDeclarations": [declaration, [:]]], bundle: nil)) { Delegate() }
    try session.perform {
      let song = try #require(UTType(filenameExtension: "song"))
      #expect(song.identifier == "org.tinamou.song" && song.conforms(to: .audio) && song.isDeclared)
      #expect(song.preferredMIMEType == "audio/x-song" && song.localizedDescription == "Song")
      #expect(UTType(exportedAs: "org.tinamou.song").conforms(to: .audio))
    }
    try Session.of(.iOS(17)).perform { #expect(UTType(filenameExtension: "song")?.isDynamic == true) }
  }

  @Test("a URL gets the extension it lacks")
  func extensions() {
    let url = URL(fileURLWithPath: "/tmp/a")
    #expect(url.appendingPathExtension(for: .png).lastPathComponent == "a.png")
    #expect(URL(fileURLWithPath: "/tmp/a.jpg").appendingPathExtension(for: .jpeg).lastPathComponent == "a.jpg")
    #expect(url.appendingPathComponent("b", conformingTo: .json).lastPathComponent == "b.json")
  }
}
