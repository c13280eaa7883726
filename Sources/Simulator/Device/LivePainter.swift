import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// Renders the changes of a session, one picture after the other.
@MainActor final class LivePainter {
  private let session: Session
  private let renderer: CairoRenderer
  /// The pixels of the picture per point, as many as the page can show.
  var density: CGFloat = 1 { didSet { if density != oldValue { shown = nil } } }
  private var list: DisplayList?
  private var shown: Bitmap?

  init(_ session: Session, _ renderer: CairoRenderer) { (self.session, self.renderer) = (session, renderer) }

  /// Makes the next picture a whole one.
  func forget() { (list, shown) = (nil, nil) }

  /// - Returns: Nil if nothing has changed.
  /// - Throws: `RenderingError` for a screen that cannot be drawn.
  func paint() throws -> LivePicture? {
    let began = LiveClock.wall
    let present = session.recordScreen()
    return try paint(present, began)
  }

  /// - Parameter list: The recorded list, at the scale of the device.
  func paint(_ present: DisplayList, _ began: TimeInterval = LiveClock.wall) throws -> LivePicture? {
    var present = present
    present.scale = density
    if shown != nil, present == list { return nil }
    let recorded = LiveClock.wall
    let bitmap = try renderer.raster(present)
    let painted = LiveClock.wall
    let area = shown.map { bitmap.difference(from: $0) } ?? bitmap.area
    (list, shown) = (present, bitmap)
    guard let area else { return nil }
    let png = try bitmap.pngData(of: area)
    let costs = LivePicture.Costs(
      record: recorded - began, paint: painted - recorded, encode: LiveClock.wall - painted)
    return LivePicture(area: area, whole: bitmap.area, list: present, png: png, costs: costs)
  }
}

/// A part of a frame as pixels.
struct LivePicture {
  let area, whole: PixelArea
  let list: DisplayList
  let png: Data
  let costs: Costs

  /// The costs in seconds.
  struct Costs {
    let record, paint, encode: Double
  }

  /// Returns the packet for a page: a header of 36 bytes, with big-endian numbers, followed by the PNG file.
  ///
  /// 0 always 1 · 1 flags, 1 for a whole picture · 2 device · 4 frame · 8 x, y, width, height of the part in pixels ·
  /// 16 width and height of the whole · 20 the stamp of the last touch in it, a 64-bit float · 28 microseconds of
  /// layout, record, paint and encode, in 16 bits each.
  func packet(device: UInt16, frame: UInt32, stamp: Double, layout: Double) -> Data {
    var data = Data(capacity: png.count + 36)
    data.append(contentsOf: [1, area == whole ? 1 : 0])
    data.append(bigEndian: device)
    data.append(bigEndian: frame)
    for number in [area.x, area.y, area.width, area.height, whole.width, whole.height] {
      data.append(bigEndian: UInt16(clamping: number))
    }
    data.append(bigEndian: stamp.bitPattern)
    for seconds in [layout, costs.record, costs.paint, costs.encode] {
      data.append(bigEndian: UInt16(clamping: Int(min(seconds, 1) * 1e6)))
    }
    data.append(png)
    return data
  }
}

extension Data {
  fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }
}
