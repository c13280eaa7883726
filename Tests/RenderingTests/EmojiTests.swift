import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Emoji are color pictures, independent of the text color. Basis: every iOS; the font is in the packages that the
/// front door installs.
struct EmojiTests {
  /// Returns the difference of the largest and the smallest component in the middle of an emoji of 40 points.
  private func colorfulness(_ picture: Bitmap) -> CGFloat {
    var most: CGFloat = 0
    for y in 0..<picture.heightInPixels {
      for x in 0..<picture.widthInPixels where picture[x, y].alpha > 0.9 {
        let color = picture[x, y]
        most = max(most, max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue))
      }
    }
    return most
  }

  private func run(_ text: String, width: CGFloat = 50) -> TextRun {
    TextRun(
      text: text, clusterOffsets: [0], width: width,
      font: FontRequest(family: "San Francisco", weight: 400, isItalic: false, pointSize: 40), color: .black,
      origin: CGPoint(x: 10, y: 60))
  }

  @Test(arguments: [
    "\u{1F600}", "\u{1F1E9}\u{1F1EA}", "\u{1F468}\u{200D}\u{1F4BB}", "\u{2764}\u{FE0F}",
  ])
  func oneEmojiIsOnePictureInColor(_ text: String) throws {
    #expect(text.count == 1)
    let picture = try drawn { $0.text(run(text)) }, ink = try #require(picture.ink)
    #expect(colorfulness(picture) > 0.5)
    #expect(ink.minX >= 8 && ink.maxX <= 64 && ink.width > 25 && ink.height > 20)
  }

  @Test func aNarrowCellMakesItSmaller() throws {
    let wide = try #require(try drawn { $0.text(run("\u{1F600}")) }.ink)
    let small = try #require(try drawn { $0.text(run("\u{1F600}", width: 40)) }.ink)
    #expect(small.width < wide.width - 4 && small.height < wide.height - 4)
  }

  @Test func documentsHaveThemToo() throws {
    let list = DisplayList(size: CGSize(width: 100, height: 100), commands: [.text(run("\u{1F600}"))])
    let svg = String(decoding: try CairoRenderer().render(list, as: .svg), as: UTF8.self)
    #expect(svg.contains("\u{1F600}"))
    guard let rasterizer = Rasterizer.pdf else { return Rasterizer.pdfIsMissing() }
    let picture = try rasterizer.pixels(of: CairoRenderer().render(list, as: .pdf), list)
    #expect(colorfulness(picture) > 0.5)
  }
}
