import CoreTypes
import DisplayLists
import Testing

@testable import Rendering

/// Curved shapes are drawn from cached coverage: the pixels are those of the shape itself.
struct ShapeMaskTests {
  private static let shapes: [Path] = [
    .roundedRect(CGRect(x: 3, y: 4.3, width: 40.2, height: 21), radius: 6),
    .oval(CGRect(x: -5, y: 2, width: 23, height: 31)),
    .outline(
      [
        .move(CGPoint(x: 2, y: 2)), .cubic(CGPoint(x: 40, y: 30), control1: CGPoint(x: 50, y: -20), control2: .zero),
        .line(CGPoint(x: 5, y: 40)),
        .cubic(CGPoint(x: 30, y: 3), control1: CGPoint(x: 9, y: 3), control2: CGPoint(x: 1, y: 30)), .close,
      ], rule: .evenOdd),
  ]

  private static let lines: [StrokeStyle?] = [
    nil, StrokeStyle(width: 1), StrokeStyle(width: 7, cap: .round, join: .round, dashes: [9, 11], dashPhase: 2),
  ]

  private static let places = [CGPoint(x: 10, y: 10), CGPoint(x: 11.25, y: 60.5), CGPoint(x: -8.3, y: 25.7)]

  /// - Parameter isStored: False for paint without cached coverage; the result must be the same.
  private func list(_ path: Path, _ line: StrokeStyle?, at place: CGPoint, isStored: Bool) -> DisplayList {
    let color = RGBAColor(red: 0.1, green: 0.4, blue: 0.9, alpha: 0.8)
    let gradient = LinearGradient(stops: [.init(0, color), .init(1, color)], start: .zero, end: CGPoint(x: 1, y: 0))
    let paint = isStored ? Paint.solid(color) : .linearGradient(gradient)
    var recorder = DisplayListRecorder(size: CGSize(width: 80, height: 110), scale: 2, background: .white)
    recorder.clip(CGRect(x: 2, y: 3, width: 70, height: 90))
    recorder.translate(x: place.x, y: place.y)
    recorder.record(line.map { .stroke(path, paint, $0) } ?? .fill(path, paint))
    return recorder.list
  }

  @Test func coverageThatIsKeptIsThatOfTheShape() throws {
    let renderer = CairoRenderer(fonts: .none)
    for path in Self.shapes {
      for line in Self.lines {
        for place in Self.places {
          let stored = try renderer.raster(list(path, line, at: place, isStored: true))
          let drawn = try renderer.raster(list(path, line, at: place, isStored: false))
          var worst = 0.0, inked = 0
          for y in 0..<stored.heightInPixels {
            for x in 0..<stored.widthInPixels {
              worst = max(worst, abs(stored[x, y].red - drawn[x, y].red), abs(stored[x, y].blue - drawn[x, y].blue))
              if stored[x, y].red < 0.9 { inked += 1 }
            }
          }
          // Cairo cuts curves that leave the clip before it flattens them, which moves them a little.
          #expect(worst < (place.x < 0 ? 10 : 2.5) / 255, "\(path) \(String(describing: line)) \(place)")
          #expect(inked > 50)
        }
      }
    }
  }

  /// Multiplying both coverages would give too little.
  @Test func anEdgeThatAClipHasToo() throws {
    let path = Self.shapes[1]
    let list = { (isClipped: Bool) in
      var recorder = DisplayListRecorder(size: CGSize(width: 30, height: 40), scale: 2, background: .white)
      recorder.translate(x: 7.3, y: 3.4)
      if isClipped { recorder.clip(path) }
      recorder.fill(path, .black)
      return recorder.list
    }
    let renderer = CairoRenderer(fonts: .none)
    let plain = try renderer.raster(list(false)), clipped = try renderer.raster(list(true))
    var worst = 0.0
    for y in 0..<plain.heightInPixels {
      for x in 0..<plain.widthInPixels { worst = max(worst, abs(plain[x, y].red - clipped[x, y].red)) }
    }
    #expect(worst < 0.05)
  }

  /// A renderer that has drawn the shape elsewhere draws the same as a new one.
  @Test func aPictureDoesNotDependOnTheOnesBefore() throws {
    let old = CairoRenderer(fonts: .none)
    for _ in 0..<2 {
      for path in Self.shapes {
        for place in Self.places {
          let list = list(path, nil, at: place, isStored: true)
          #expect(try old.render(list, as: .png) == CairoRenderer(fonts: .none).render(list, as: .png))
        }
      }
    }
  }

  /// Only shapes without rotation are cached, and none without curves.
  @Test func whatIsKept() {
    let key = { (path: Path, xx: Double, xy: Double) in
      ShapeMask.Key(path, nil, .init(xx: xx, yx: 0, xy: xy, yy: 2, x0: 3.25, y0: -1.5))
    }
    #expect(key(Self.shapes[0], 2, 0)?.xPhase == 0.25)
    #expect(key(Self.shapes[0], 2, 0)?.yPhase == 0.5)
    #expect(key(Self.shapes[0], -2, 0) == nil)
    #expect(key(Self.shapes[0], 2, 0.1) == nil)
    #expect(key(.rect(CGRect(x: 0, y: 0, width: 9, height: 9)), 2, 0) == nil)
    #expect(key(.line(from: .zero, to: CGPoint(x: 9, y: 9)), 2, 0) == nil)
  }
}
