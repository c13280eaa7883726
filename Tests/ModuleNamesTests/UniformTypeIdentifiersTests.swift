import Testing
import UniformTypeIdentifiers

/// A file that imports only UniformTypeIdentifiers.
struct UniformTypeIdentifiersTests {
  @Test("types, their tags and what they conform to are there")
  func names() {
    #expect(UTType(filenameExtension: "png") == UTType.png && UTType.png.conforms(to: .image))
    #expect(UTType.mpeg4Movie.preferredMIMEType == "video/mp4")
  }
}
