import CoreTypes
import DisplayLists
import Rendering

/// Draws at 100 × 100 points and one pixel per point by default, and writes and reads a PNG file.
func drawn(
  size: CGSize = CGSize(width: 100, height: 100), scale: CGFloat = 1, background: RGBAColor? = nil,
  fonts: FontSource = .installed, _ body: (inout DisplayListRecorder) -> Void
) throws -> Bitmap {
  var recorder = DisplayListRecorder(size: size, scale: scale, background: background)
  body(&recorder)
  return try Bitmap(pngData: CairoRenderer(fonts: fonts).render(recorder.list, as: .png))
}

extension Bitmap {
  /// Returns `#rrggbbaa`, which a failed expectation shows better than components.
  func hex(_ x: Int, _ y: Int) -> String {
    let color = self[x, y]
    let digits = [color.red, color.green, color.blue, color.alpha].map { component in
      let byte = String(Int((component * 255).rounded()), radix: 16)
      return byte.count == 1 ? "0\(byte)" : byte
    }
    return "#\(digits.joined())"
  }

  /// The smallest rectangle, in pixels, around all pixels that are not transparent; `nil` if all are transparent.
  var ink: CGRect? {
    var ink: CGRect?
    for y in 0..<heightInPixels {
      for x in 0..<widthInPixels where self[x, y].alpha > 0.1 {
        let pixel = CGRect(x: Double(x), y: Double(y), width: 1, height: 1)
        ink = ink?.union(pixel) ?? pixel
      }
    }
    return ink
  }
}

extension RGBAColor {
  static let pureRed = RGBAColor(hex: 0xFF0000)
  static let pureGreen = RGBAColor(hex: 0x00FF00)
  static let pureBlue = RGBAColor(hex: 0x0000FF)
}

let canvas = CGRect(x: 0, y: 0, width: 100, height: 100)
