import CoreTypes
import Testing

@testable import InterfaceDocuments

/// Sizes of PDF, SVG and HEIC files, read without decoding.
struct PictureHeaderTests {
  private func size(_ text: String) -> CGSize? { PictureHeader.size(of: Array(text.utf8)) }

  // MARK: PDF

  /// Basis: ISO 32000-1, 14.11.2: of a crop box beyond the media box, the intersection counts.
  @Test(arguments: [
    ("/CropBox [10 10 40 30]", 30, 20), ("/CropBox [-5 0 600 20]", 50, 20), ("/CropBox [900 900 950 950]", 50, 40),
    ("/CropBox[10 10 40 30]/Rotate 270", 20, 30), ("/Rotate -90", 40, 50), ("/Rotate 180", 50, 40), ("", 50, 40),
  ])
  func aPageIsAsLargeAsItsCropBox(entries: String, width: Double, height: Double) {
    let page = "%PDF-1.4\n3 0 obj\n<</Type/Page/MediaBox[0 0 50 40]\(entries)>>\nendobj\n"
    #expect(size(page) == CGSize(width: width, height: height))
  }

  /// Basis: ISO 32000-1, 7.7.3.4.
  @Test func aPageInheritsWhatItDoesNotSay() {
    let pages = "%PDF-1.4\n2 0 obj\n<< /Type /Pages /MediaBox [0 0 50 40] /Rotate 90 >>\nendobj\n"
    #expect(size(pages + "3 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj") == CGSize(width: 40, height: 50))
    #expect(
      size(pages + "3 0 obj\n<< /Type /Page /Rotate 0 /MediaBox [0 0 9 8] >>\nendobj") == CGSize(width: 9, height: 8))
    let other = "4 0 obj\n<< /CropBox [0 0 1 1] >>\nendobj"
    #expect(size(pages + "3 0 obj\n<</Type/Page>>\nendobj\n\(other)") == CGSize(width: 40, height: 50))
  }

  @Test func aBoxMayBeAnObjectOfItsOwn() {
    let page = "%PDF-1.4\n3 0 obj\n<< /Type /Page /MediaBox 7 0 R >>\nendobj\n"
    #expect(size(page + "7 0 obj\n[ 0 0 24.5 .5 ]\nendobj") == CGSize(width: 24.5, height: 0.5))
    #expect(size(page + "7 0 obj\n7 0 R\nendobj") == nil && size(page) == nil)
  }

  @Test func aPageAtTheEndOfALongFileIsFound() throws {
    let project = AssetProject(), page = "3 0 obj\n<< /Type /Page /MediaBox [0 0 24 32] >>\nendobj"
    for count in [10, PictureHeader.byteCount - 30, 3 * PictureHeader.byteCount] {
      try project.write("a.pdf", "%PDF-1.4\n" + String(repeating: "x", count: count) + "\n" + page)
      #expect(PictureHeader.size(ofFile: project.url("a.pdf")) == CGSize(width: 24, height: 32))
    }
  }

  @Test(arguments: [
    "/MediaBox [0 0 a b]", "/MediaBox [0 0 1]", "/MediaBox", "/MediaBox [0 0 0 0]", "/MediaBox [0 0 1e9 1]",
  ])
  func aBoxThatIsNoneHasNoSize(entry: String) {
    #expect(size("%PDF-1.4 3 0 obj << /Type /Page \(entry) >>") == nil)
  }

  // MARK: SVG

  /// Basis: SVG 1.1, 7.10: units; 7.7: the view box where sides are missing or percentages.
  @Test(arguments: [
    (#"width="24" height="12""#, 24, 12), (#"width="24px" height="12pt""#, 24, 16),
    (#"width="1in" height="1pc""#, 96, 16),
    (#"width="25.4mm" height="2.54cm""#, 96, 96), (#"viewBox="0 0 8 4""#, 8, 4),
    (#"viewBox="-1,-1,8,4" width="16""#, 16, 8),
    (#"height='2' viewBox='0 0 8 4'"#, 4, 2), (#"width="100%" height="100%" viewBox="0 0 8 4""#, 8, 4),
    (#"data-title="a > b" stroke-width="9" width = "3" height="5""#, 3, 5), ("\n\twidth=\"3\"\r\nheight=\"5\"", 3, 5),
  ])
  func anSVGIsAsLargeAsItSays(attributes: String, width: Double, height: Double) throws {
    let found = try #require(size("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>"))
    #expect(abs(found.width - width) < 1e-9 && abs(found.height - height) < 1e-9)
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?>\n", "\u{FEFF}", "<!-- <svg width=\"1\" height=\"1\"> -->",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"svg11.dtd\">",
    "<!DOCTYPE svg [ <!ENTITY a \"<svg width='1' height='1'>\"> ]>", String(repeating: " ", count: 10_000),
  ])
  func whatIsInFrontOfTheElementDoesNotCount(prolog: String) {
    #expect(size(prolog + "<svg width=\"3\" height=\"5\"/>") == CGSize(width: 3, height: 5))
    #expect(size(prolog + "<s:svg width=\"3\" height=\"5\"/>") == CGSize(width: 3, height: 5))
  }

  @Test(arguments: [
    "<html><svg width=\"3\" height=\"5\"/></html>", "svg width=\"3\" height=\"5\"", "<svg",
    "<svg width=\"3\" height=\"5",
    "<svg width=\"3em\" height=\"5ex\"/>", "<svg width=\"-3\" height=\"5\"/>", "<svg viewBox=\"0 0 0 5\"/>", "<!--",
    "<!D [", "<?",
  ])
  func otherMarkupHasNoSize(text: String) { #expect(size(text) == nil) }

  // MARK: HEIC

  /// Basis: ISO/IEC 23008-12, 6.5.3, 6.5.9, 6.5.10.
  @Test func aPhotographIsAsLargeAsItsPrimaryItemIsShown() {
    #expect(HEIC().size == CGSize(width: 16, height: 8))
    #expect(HEIC(properties: [2, 4]).size == CGSize(width: 8, height: 16))
    #expect(HEIC(properties: [2, 5]).size == CGSize(width: 10, height: 4))
    #expect(HEIC(properties: [2, 5, 4]).size == CGSize(width: 4, height: 10))
    #expect(HEIC(isLong: true).size == CGSize(width: 16, height: 8))
    #expect(HEIC(properties: [9]).size == nil)
  }

  @Test func aPhotographThatEndsEarlyHasNoSizeAndDoesNoHarm() {
    let bytes = HEIC().bytes
    for count in 0..<bytes.count { #expect(PictureHeader.size(of: Array(bytes.prefix(count))) == nil) }
    for place in bytes.indices {
      for byte in [0, 1, 0x7F, 0xFF] as [UInt8] {
        var changed = bytes
        changed[place] = byte
        if let size = PictureHeader.size(of: changed) { #expect(size.width > 0 && size.height > 0) }
      }
    }
  }
}

/// A grid whose tile is 64 × 64. Its properties are the tile's size, the grid's size, pixel depths, a quarter turn and
/// an aperture.
private struct HEIC {
  var properties: [UInt8] = [2]
  /// Whether items have 32-bit numbers, and properties 16-bit ones.
  var isLong = false

  var size: CGSize? { PictureHeader.size(of: bytes) }

  var bytes: [UInt8] {
    let all = [
      ispe(64, 64), ispe(16, 8), box("pixi", [0, 0, 0, 0, 3, 8, 8, 8]), box("irot", [1]),
      box("clap", [10, 1, 4, 1, 0, 1, 0, 1].flatMap { long($0) }),
    ]
    let item = isLong ? long(2) : [0, 2], tile = isLong ? long(1) : [0, 1]
    let ofTile: [UInt8] = isLong ? [0, 1] : [1]
    let ofGrid: [UInt8] = isLong ? properties.flatMap { [0x80, $0] } : properties.map { 0x80 | $0 }
    let flags: [UInt8] = isLong ? [1, 0, 0, 1] : [0, 0, 0, 0]
    let associations = flags + long(2) + tile + [1] + ofTile + item + [UInt8(properties.count)] + ofGrid
    let primary = box("pitm", (isLong ? [1, 0, 0, 0] : [0, 0, 0, 0]) + item)
    let iprp = box("iprp", box("ipco", all.flatMap(\.self)) + box("ipma", associations))
    return box("ftyp", Array("heic".utf8) + long(0)) + box("meta", long(0) + primary + iprp)
  }

  private func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
    long(content.count + 8) + Array(type.utf8) + content
  }

  private func ispe(_ width: Int, _ height: Int) -> [UInt8] { box("ispe", long(0) + long(width) + long(height)) }

  private func long(_ number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }
}
