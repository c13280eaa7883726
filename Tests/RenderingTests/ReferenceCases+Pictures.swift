import CoreTypes
import DisplayLists
import Rendering

extension ReferenceCase {
  static let pictures: [ReferenceCase] = [
    ReferenceCase("picture in memory") {
      $0.image(ImageReference(name: "p", source: .encoded(quarters)), in: CGRect(x: 10, y: 10, width: 80, height: 80))
    },
    ReferenceCase("portions and tint") {
      let part = CGRect(x: 0.5, y: 0, width: 0.5, height: 0.5)
      let source = ImageSource.encoded(quarters)
      $0.image(ImageReference(name: "p", source: source, portion: part), in: CGRect(x: 5, y: 5, width: 40, height: 40))
      $0.image(
        ImageReference(name: "p", source: source, tint: .pureRed), in: CGRect(x: 55, y: 5, width: 40, height: 40))
      $0.image(
        ImageReference(name: "p", source: source, tint: RGBAColor(hex: 0x0000FF, alpha: 0.5), portion: part),
        in: CGRect(x: 5, y: 55, width: 90, height: 40))
    },
    ReferenceCase("drawings") {
      let source = ImageSource.drawing(drawing)
      $0.image(ImageReference(name: "d", source: source), in: CGRect(x: 5, y: 5, width: 40, height: 40))
      $0.image(
        ImageReference(name: "d", source: source, tint: .pureGreen), in: CGRect(x: 55, y: 5, width: 40, height: 40))
      let part = CGRect(x: 0, y: 0.5, width: 1, height: 0.5)
      $0.image(ImageReference(name: "d", source: source, portion: part), in: CGRect(x: 5, y: 55, width: 90, height: 40))
    },
    ReferenceCase("tiles") {
      let tile = CGRect(x: 3, y: 4, width: 10, height: 10)
      let tiles = Tiles(ImageReference(name: "d", source: .drawing(drawing)), tile: tile)
      $0.fill(.oval(CGRect(x: 5, y: 5, width: 90, height: 90)), .tiles(tiles))
    },
    ReferenceCase("placeholders") {
      $0.image(ImageReference(name: "none"), in: CGRect(x: 10, y: 10, width: 40, height: 30))
      let broken = ImageReference(name: "broken", source: .encoded(Data("no picture".utf8)), tint: .pureBlue)
      $0.image(broken, in: CGRect(x: 55, y: 50, width: 40, height: 40))
    },
  ]

  /// librsvg enlarges pixels only smoothly.
  static let largePixels = ReferenceCase("large pixels") {
    let image = ImageReference(name: "p", source: .encoded(dots), scaling: .nearest)
    $0.image(image, in: CGRect(x: 10, y: 10, width: 80, height: 80))
  }

  private static let drawing = DisplayList(
    size: CGSize(width: 20, height: 20),
    commands: [
      .fill(.oval(CGRect(x: 2, y: 2, width: 16, height: 16)), .solid(.pureRed)),
      .fill(.rect(CGRect(x: 0, y: 10, width: 20, height: 3)), .solid(RGBAColor(white: 0, alpha: 0.5))),
    ])

  /// 80 × 80 pixels: red, translucent green, blue and transparent.
  private static let quarters = png(side: 80) {
    $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40), .pureRed)
    $0.fill(CGRect(x: 40, y: 0, width: 40, height: 40), RGBAColor.pureGreen.withAlpha(0.5))
    $0.fill(CGRect(x: 0, y: 40, width: 40, height: 40), .pureBlue)
  }

  private static let dots = png(side: 4) {
    for i in 0..<4 { $0.fill(CGRect(x: i, y: i, width: 1, height: 1), .pureRed) }
  }

  private static func png(side: Int, _ body: (inout DisplayListRecorder) -> Void) -> Data {
    var recorder = DisplayListRecorder(size: CGSize(width: side, height: side))
    body(&recorder)
    return (try? CairoRenderer(fonts: .none).render(recorder.list, as: .png)) ?? Data()
  }
}
