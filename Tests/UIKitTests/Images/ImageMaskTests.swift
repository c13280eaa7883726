import DisplayLists
import Testing
import UIKit

@testable import UIKit

/// Images as masks. Basis: documented, references of `CGImage.masking(_:)` and `init(maskWidth:…)`: samples of an image
/// mask are an inverse alpha, those of a gray image an alpha.
struct ImageMaskTests {
  private func mask(_ bytes: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return try #require(
      CGImage(
        maskWidth: bytes.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytes.count,
        provider: provider, decode: decode, shouldInterpolate: true))
  }

  private func gray(_ bytes: [UInt8]) throws -> CGImage {
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    return try #require(
      CGImage(
        width: bytes.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: bytes.count, space: .gray,
        bitmapInfo: CGBitmapInfo(alpha: .none), provider: provider, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
  }

  @Test("an image mask lets paint through where its samples are 0, and the other way round if they are inverted")
  func samples() throws {
    let plain = try mask([0, 255, 55])
    #expect(plain.isMask && plain.colorSpace == nil && plain.width == 3 && plain.height == 1)
    #expect(plain.given?.coverageRGBA == [0, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 200])
    #expect(plain.dataProvider?.data == Data([0, 255, 55]))
    #expect(try mask([0, 255], decode: [1, 0]).given?.coverageRGBA == [0, 0, 0, 0, 0, 0, 0, 255])
    let other = try gray([7])
    #expect(other.given?.coverageRGBA == [0, 0, 0, 7] && !other.isMask)
  }

  @Test("a masked picture has the size of the picture and is drawn through the stretched mask")
  func masking() throws {
    let picture = CGImage(DisplayList(size: CGSize(width: 8, height: 4)))
    let masked = try #require(picture.masking(try mask([0, 255])))
    #expect(masked.width == 8 && masked.height == 4 && !masked.isMask)
    guard case .drawing(let list) = masked.source else {
      Issue.record("no drawing")
      return
    }
    let rects = list.commands.compactMap { if case .image(_, let rect) = $0 { rect } else { nil } }
    #expect(rects == [CGRect(x: 0, y: 0, width: 8, height: 4), CGRect(x: 0, y: 0, width: 8, height: 4)])
    #expect(list.commands.contains { if case .beginMask = $0 { true } else { false } })
    let other = try gray([1])
    #expect(picture.masking(picture) == nil && picture.masking(other) != nil)
    #expect(try mask([0]).masking(try mask([0])) == nil)
  }

  @Test("an image mask is drawn in the color that fills")
  func drawing() throws {
    let context = CGContext(size: CGSize(width: 4, height: 4))
    context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    context.draw(try mask([0]), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let tints = context.finish().commands.compactMap { if case .image(let image, _) = $0 { image.tint } else { nil } }
    #expect(tints == [RGBAColor(red: 1, green: 0, blue: 0, alpha: 1)])
  }
}
