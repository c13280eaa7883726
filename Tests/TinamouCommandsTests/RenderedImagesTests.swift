import CoreTypes
import DisplayLists
import Testing

@testable import TinamouCommands

/// Images of a project's catalog and of files beside the document, drawn by `render`.
@MainActor struct RenderedImagesTests {
  private let run: RecordedRun

  init() throws {
    run = try RecordedRun()
    _ = try run.file("Package.swift", "")
  }

  /// A green square around a white one, of 60 points.
  private static let pdf = """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 60 60] /Contents 4 0 R /Resources << >> >> endobj
    4 0 obj << /Length 51 >>
    stream
    0 0.5 0 rg 0 0 60 60 re f 1 1 1 rg 20 20 20 20 re f
    endstream endobj
    trailer << /Root 1 0 R >>
    %%EOF

    """

  private func writeImage(_ name: String, _ file: String, _ content: String, properties: String = "{}") throws {
    let set = run.folder.appendingPathComponent("Assets.xcassets/\(name).imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try content.write(to: set.appendingPathComponent(file), atomically: true, encoding: .utf8)
    try "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}], \"properties\": \(properties)}".write(
      to: set.appendingPathComponent("Contents.json"), atomically: true, encoding: .utf8)
  }

  /// Creates a document of 60 × 60 points per image, one below the other, and returns its path.
  private func document(_ images: [String]) throws -> String {
    let views = images.enumerated().map { index, name in
      """
      <imageView contentMode="scaleToFill" image="\(name)" id="i\(index)">
      <rect key="frame" x="0" y="\(60 * index)" width="60" height="60"/>
      <autoresizingMask key="autoresizingMask"/></imageView>
      """
    }
    return try run.file(
      "Images.xib",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch"><device id="retina6_12" orientation="portrait" appearance="light"/><objects>
      <view id="r"><rect key="frame" x="0" y="0" width="60" height="\(60 * images.count)"/>
      <subviews>\(views.joined())</subviews></view></objects></document>
      """)
  }

  /// Returns the image elements of the drawing, and their tints.
  private func drawing(_ images: [String]) throws -> String {
    try run("render", document(images), "-o", run.path("a.svg"))
    return try String(contentsOfFile: run.path("a.svg"), encoding: .utf8)
  }

  @Test func shapesOfACatalogueAreDrawn() throws {
    try writeImage("plain", "v.pdf", Self.pdf)
    try writeImage("template", "v.pdf", Self.pdf, properties: #"{"template-rendering-intent": "template"}"#)
    try writeImage(
      "svg", "v.svg", #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>"#)
    let drawing = try drawing(["plain", "template", "svg"])
    #expect(run.error.isEmpty)
    #expect(drawing.components(separatedBy: "data:image/png").count - 1 == 2 && drawing.contains("feColorMatrix"))
  }

  @Test func shapesBesideTheDocumentAreDrawn() throws {
    _ = try run.file("v.pdf", Self.pdf)
    #expect(try drawing(["v"]).contains("data:image/png") && run.error.isEmpty)
  }

  @Test func whatIsMissingIsSaidOnce() throws {
    try writeImage("damaged", "v.pdf", "%PDF-1.4")
    _ = try drawing(["missing", "missing", "damaged", "damaged"])
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.contains("tinamou: warning: image missing: the project has no file for it; a placeholder is drawn."))
    #expect(lines.contains { $0.hasPrefix("tinamou: warning: image damaged: pdftocairo cannot decode it: ") })
  }
}
