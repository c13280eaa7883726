import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Images of an app's own pixels. Basis: documented, references of CGImage, CGBitmapInfo and CGDataProvider; the format
/// of PNG files by its specification.
struct PixelDataTests {
  private func image(
    _ bytes: [UInt8], width: Int, bitsPerPixel: Int = 32, info: CGBitmapInfo, space: CGColorSpace = .standard
  ) throws -> CGImage? {
    let row = width * bitsPerPixel / 8
    return CGImage(
      width: width, height: bytes.count / row, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: row,
      space: space, bitmapInfo: info, provider: try #require(CGDataProvider(data: Data(bytes) as CFData)), decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test("components are found in each order, and alpha is taken out of colors")
  func orders() throws {
    let rgba = CGBitmapInfo(alpha: .premultipliedLast)
    let half = try #require(try image([64, 32, 0, 128], width: 1, info: rgba))
    #expect(half.given?.straightRGBA == [128, 64, 0, 128] && half.alphaInfo == .premultipliedLast)
    let bgra = CGBitmapInfo(alpha: .premultipliedFirst).union(.byteOrder32Little)
    #expect(try image([1, 2, 3, 255], width: 1, info: bgra)?.given?.straightRGBA == [3, 2, 1, 255])
    let argb = CGBitmapInfo(alpha: .first)
    #expect(try image([9, 1, 2, 3], width: 1, info: argb)?.given?.straightRGBA == [1, 2, 3, 9])
    let skip = CGBitmapInfo(alpha: .noneSkipLast)
    #expect(try image([1, 2, 3, 0], width: 1, info: skip)?.given?.straightRGBA == [1, 2, 3, 255])
    let rgb = try image([1, 2, 3, 4, 5, 6], width: 2, bitsPerPixel: 24, info: CGBitmapInfo(alpha: .none))
    #expect(rgb?.given?.straightRGBA == [1, 2, 3, 255, 4, 5, 6, 255] && rgb?.bytesPerRow == 6)
    let gray = try image([7], width: 1, bitsPerPixel: 8, info: CGBitmapInfo(alpha: .none), space: .gray)
    #expect(gray?.given?.straightRGBA == [7, 7, 7, 255] && gray?.colorSpace?.model == .monochrome)
    #expect(try image([1, 2], width: 1, info: rgba) == nil)
  }

  @Test("the file is a PNG of the same size, and the bytes come back")
  func file() throws {
    let bytes = (0..<600 * 40 * 4).map { UInt8(truncatingIfNeeded: $0 / 4) | 1 }
    let image = try #require(try image(bytes, width: 600, info: CGBitmapInfo(alpha: .last)))
    let file = try #require(image.fileBytes)
    let size = try #require(UIImage(data: file)?.size)
    #expect(size == CGSize(width: 600, height: 40) && image.dataProvider?.data == Data(bytes))
    #expect(UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 300, height: 20))
    // An empty chunk IEND and its checksum, by the specification.
    #expect(file.suffix(12) == Data([0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
    #expect(image.cropping(to: CGRect(x: 0, y: 0, width: 10, height: 10))?.dataProvider == nil)
  }
}
