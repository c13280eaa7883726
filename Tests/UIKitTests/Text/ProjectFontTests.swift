import DisplayLists
import InterfaceDocuments
import SystemProfiles
import Testing
import Typesetting
import UIKit

@testable import UIKit

/// Fonts of a document's project.
/// Basis: the fonts' own tables, read by fontTools 4.68 (DejaVu Sans Mono: 2048 units per em, advances of 1233, lines
/// of 1901 and 483; DejaVu Sans: "AVATAR" with its pairs 7698), rounded up to pixels as iOS rounds labels.
@MainActor final class ProjectFontTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let document: URL

  init() throws {
    document = folder.appendingPathComponent("App/Base.lproj/Label.xib")
    for name in ["Demo.xcodeproj", "App/Base.lproj", "App/Fonts"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    try copy("DejaVuSansMono", as: "App/Fonts/AppMono.ttf")
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private func copy(_ font: String, as name: String) throws {
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/truetype/dejavu/\(font).ttf", toPath: folder.appendingPathComponent(name).path)
  }

  private func layOut(_ labels: String..., device: String? = "iphone-15-pro", os: Int = 17) throws -> DocumentLayout {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_12" orientation="portrait"/><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/><view id="r">
      <rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      \(labels.joined(separator: "\n"))
      </subviews></view></objects></document>
      """
    var request = LayoutRequest()
    request.device = try device.map { try DeviceCatalog.find($0) }
    request.version = device == nil ? nil : .iOS(os)
    let fonts = DocumentFonts().fonts(around: document)
    return DocumentLayout(try DocumentReader.read(Array(text.utf8)), request, fonts: fonts)
  }

  private func label(_ text: String, _ name: String, _ size: Int = 17, id: String = "d") -> String {
    """
    <label text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
    <fontDescription key="fontDescription" name="\(name)" family="Any" pointSize="\(size)"/></label>
    """
  }

  private func view(_ id: String, in layout: DocumentLayout) throws -> UIView {
    var found: UIView?
    layout.scenes.first?.root?.forEachInTree { if $0.source?.id == id { found = $0 } }
    return try #require(found)
  }

  @Test func aLabelHasTheSizeOfItsTextInTheProjectsFont() throws {
    let layout = try layOut(label("iiiiiiiiii", "DejaVuSansMono"))
    let size = try view("d", in: layout).frame.size
    #expect(abs(size.width - 308.0 / 3) < 1e-9 && size.height == 20)
    #expect(layout.session.diagnostics.isEmpty)
  }

  @Test func pairsOfTheFontCount() throws {
    try copy("DejaVuSans", as: "App/Fonts/Sans.otf")
    let size = try view("d", in: try layOut(label("AVATAR", "DejaVu Sans", 20))).frame.size
    #expect(abs(size.width - (7698.0 * 20 / 2048 * 3).rounded(.up) / 3) < 1e-9)
    #expect(abs(size.height - (2384.0 * 20 / 2048 * 3).rounded(.up) / 3) < 1e-9)
  }

  @Test func picturesAreToldTheFile() throws {
    let layout = try layOut(label("a", "DejaVuSansMono"))
    let scene = try #require(layout.scenes.first)
    let list = try #require(layout.record(scene))
    let fonts = list.commands.compactMap { command -> FontRequest? in
      guard case .text(let run) = command, run.text == "a" else { return nil }
      return run.font
    }
    #expect(fonts.map(\.file?.path) == [folder.appendingPathComponent("App/Fonts/AppMono.ttf").path])
    #expect(fonts.first?.family == "DejaVu Sans Mono")
  }

  @Test func aFontThatIsNowhereIsToldOnceWithItsPlace() throws {
    let layout = try layOut(
      label("a", "OpenSans-Bold"), label("b", "OpenSans-Bold", id: "e"), label("c", "DejaVuSansMono", id: "f"))
    #expect(
      layout.session.diagnostics == [
        Diagnostic(
          rule: "missing-font", severity: .warning,
          message: """
            the font \u{201C}OpenSans-Bold\u{201D} is neither part of iOS nor in the project; Helvetica Neue is used \
            instead. Add its .ttf or .otf file to the project's folder.
            """,
          position: SourcePosition(line: 7, column: 1))
      ])
    let substitute = ResolvedFont(.named("HelveticaNeue", 17), era: .sanFrancisco14)
    let width = try view("d", in: layout).frame.width
    #expect(abs(width - (substitute.advance(of: "a") * 3).rounded(.up) / 3) < 1e-9)
  }

  /// The system's own fonts, including those without tables.
  @Test func withoutOtherNamesNoFileIsLookedFor() throws {
    let asked = Asked(), session = Session(environment: .standard, fonts: ProjectFonts { asked.note() })
    session.perform {
      for name in ["HelveticaNeue", "Georgia-Bold", "Avenir-Book", ".SFUI-Regular", "Menlo"] {
        _ = UIFont(name: name, size: 17)?.lineHeight
      }
      _ = UIFont.preferredFont(forTextStyle: .body).lineHeight
      _ = UIFont.systemFont(ofSize: 12).withSize(17)
    }
    #expect(!asked.isAsked && session.diagnostics.isEmpty)
    session.perform { _ = UIFont(name: "OpenSans", size: 17) }
    #expect(asked.isAsked && session.diagnostics.map(\.rule) == ["missing-font"])
  }

  @Test func codeFindsTheSameFonts() throws {
    try copy("DejaVuSansMono-Bold", as: "App/Fonts/Bold.ttf")
    let session = Session(environment: .standard, fonts: DocumentFonts().fonts(around: document))
    try session.perform {
      let font = try #require(UIFont(name: "DejaVu Sans Mono", size: 2048))
      #expect(font.ascender == 1901 && font.descender == -483 && font.lineHeight == 2384)
      #expect(font.fontName == "DejaVuSansMono" && font.familyName == "DejaVu Sans Mono")
      #expect(font.withSize(20).ascender == 18.564453125)
      let descriptor = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
      let bold = UIFont(descriptor: descriptor, size: 0)
      #expect(bold.fontName == "DejaVuSansMono-Bold" && bold.pointSize == 2048)
      #expect(
        UIFont.fontNames(forFamilyName: "DejaVu Sans Mono").sorted() == ["DejaVuSansMono", "DejaVuSansMono-Bold"])
      #expect(
        UIFont(descriptor: UIFontDescriptor(name: "DejaVuSansMono", size: 12), size: 0).fontName == "DejaVuSansMono")
      let scaled = UIFontMetrics.default.scaledFont(for: font)
      #expect(scaled.fontName == "DejaVuSansMono")
    }
    #expect(session.diagnostics.isEmpty)
  }

  /// Basis: assumed, as for Helvetica Neue by name: lines of whole points.
  @Test func theFirstGenerationHasLinesOfWholePoints() throws {
    let layout = try layOut(label("iiiiiiiiii", "DejaVuSansMono"), device: "iphone-5", os: 6)
    #expect(try view("d", in: layout).frame.size == CGSize(width: 103, height: 21))
  }
}

private final class Asked: @unchecked Sendable {
  private let lock = NSLock()
  private var calls = 0

  var isAsked: Bool { lock.withLock { calls > 0 } }

  func note() -> [String] {
    lock.withLock { calls += 1 }
    return []
  }
}
