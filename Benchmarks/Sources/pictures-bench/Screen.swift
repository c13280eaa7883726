import CBareCairo
import CoreTypes
import DisplayLists
import Foundation

/// A screen written twice: as a display list, and as calls that draw the same with plain Cairo.
final class Screen {
  let name: String
  private(set) var recorder: DisplayListRecorder
  private var calls: [BareCall] = []
  private var glyphs: [cairo_glyph_t] = []
  private let font: OpaquePointer
  private let family = "Liberation Sans"

  init(_ name: String, size: CGSize = CGSize(width: 320, height: 568), scale: CGFloat = 2) {
    self.name = name
    recorder = DisplayListRecorder(size: size, scale: scale)
    font = bare_font_create(family)
  }

  var list: DisplayList { recorder.list }

  /// - Returns: The surface, which the caller owns.
  func drawBare() -> OpaquePointer {
    let list = recorder.list
    return calls.withUnsafeBufferPointer { calls in
      glyphs.withUnsafeBufferPointer { glyphs in
        var picture = BarePicture(
          calls: calls.baseAddress, count: Int32(calls.count), glyphs: glyphs.baseAddress, font: font,
          width: Int32(list.size.width * list.scale), height: Int32(list.size.height * list.scale), scale: list.scale)
        return bare_draw(&picture)
      }
    }
  }
}

// MARK: Drawing

extension Screen {
  func fill(_ rect: CGRect, radius: CGFloat = 0, _ color: RGBAColor) {
    recorder.fill(rect, radius: radius, color)
    call(BareFill, numbers(rect) + [radius], color)
  }

  func fillGradient(_ rect: CGRect, from top: RGBAColor, to bottom: RGBAColor) {
    let gradient = LinearGradient(
      stops: [.init(0, top), .init(1, bottom)], start: rect.origin, end: CGPoint(x: rect.minX, y: rect.maxY))
    recorder.fill(.rect(rect), gradient)
    call(BareFillGradient, numbers(rect) + [0], top, bottom)
  }

  func line(from start: CGPoint, to end: CGPoint, _ color: RGBAColor, width: CGFloat) {
    recorder.stroke(.line(from: start, to: end), color, width: width)
    call(BareStroke, [start.x, start.y, end.x, end.y, width], color)
  }

  func text(_ text: String, at origin: CGPoint, size: CGFloat, _ color: RGBAColor) {
    var places = [cairo_glyph_t](repeating: cairo_glyph_t(), count: text.utf8.count)
    let count = Int(bare_glyphs(font, size, text, &places, Int32(places.count)))
    let offsets = places.prefix(count).map { CGFloat($0.x) }
    recorder.text(
      TextRun(
        text: text, clusterOffsets: offsets, width: (offsets.last ?? 0) + size / 2,
        font: FontRequest(family: family, pointSize: size), color: color, origin: origin))
    call(BareText, [origin.x, origin.y, size], color, first: glyphs.count, count: count)
    glyphs += places.prefix(count)
  }

  /// - Parameter picture: A PNG file, and the same image for Cairo.
  func image(_ picture: (png: Data, surface: OpaquePointer), in rect: CGRect) {
    recorder.image(ImageReference(name: "icon", source: .encoded(picture.png)), in: rect)
    call(BareImage, numbers(rect), .black)
    calls[calls.count - 1].image = picture.surface
  }

  /// Draws inside a frame, as nested views do: moved, and clipped to rounded bounds.
  func inside(_ frame: CGRect, radius: CGFloat = 0, _ body: () -> Void) {
    recorder.record(.save)
    recorder.translate(x: frame.minX, y: frame.minY)
    call(BareSave, [], .black)
    call(BareTranslate, [frame.minX, frame.minY], .black)
    if radius > 0 {
      let bounds = CGRect(origin: .zero, size: frame.size)
      recorder.clip(bounds, radius: radius)
      call(BareClip, numbers(bounds) + [radius], .black)
    }
    body()
    recorder.record(.restore)
    call(BareRestore, [], .black)
  }

  private func numbers(_ rect: CGRect) -> [CGFloat] { [rect.minX, rect.minY, rect.width, rect.height] }

  private func call(
    _ kind: BareKind, _ numbers: [CGFloat], _ color: RGBAColor, _ other: RGBAColor = .black, first: Int = 0,
    count: Int = 0
  ) {
    var call = BareCall()
    call.kind = kind
    withUnsafeMutableBytes(of: &call.numbers) { target in
      for (i, number) in numbers.enumerated() {
        target.storeBytes(of: Double(number), toByteOffset: 8 * i, as: Double.self)
      }
    }
    call.color = (color.red, color.green, color.blue, color.alpha)
    call.otherColor = (other.red, other.green, other.blue, other.alpha)
    (call.first, call.count) = (Int32(first), Int32(count))
    calls.append(call)
  }
}
