import BenchmarkKit
import CBareCairo
import CCairo
import CoreTypes
import DisplayLists
import Rendering

/// Compares display lists with plain Cairo: the time to draw one, and to encode it as a PNG.
@main struct PicturesBench {
  let options: Options
  let journal: Journal
  let renderer = CairoRenderer()

  static func main() throws {
    let options = Options(Array(CommandLine.arguments.dropFirst()))
    keepMemory()
    if let name = options.profile { return try profile(name) }
    let journal = Journal(options), bench = PicturesBench(options: options, journal: journal)
    for (name, screen) in screens { try bench.run(name, screen()) }
    try bench.encodePhotograph()
    journal.finish()
  }

  private static var screens: [(String, () -> Screen)] {
    [("form", Screen.form), ("list", Screen.list), ("page", Screen.page)]
  }

  /// Repeats one case.
  private static func profile(_ name: String) throws {
    let make = screens.first { name.hasSuffix($0.0) }?.1
    guard let list = name.hasSuffix("photo") ? .photograph : make?().list else {
      let names = screens.map(\.0) + ["photo"]
      Options.stop("there are R3 and R4 of \(names.joined(separator: ", ")): R3-form", 2)
    }
    let renderer = CairoRenderer(), picture = try renderer.raster(list)
    Options.loop(name) {
      _ = name.hasPrefix("R4") ? try? picture.pngData().count : try? renderer.raster(list).widthInPixels
    }
  }

  private func run(_ name: String, _ screen: Screen) throws {
    let bare = screen.drawBare()
    defer { cairo_surface_destroy(bare) }
    let picture = try renderer.raster(screen.list)
    compare(picture, bare, screen)
    draw(name, screen)
    try encode(name, screen.name, picture, bare)
  }

  private func encodePhotograph() throws {
    let picture = try renderer.raster(.photograph), surface = picture.cairoSurface()
    defer { cairo_surface_destroy(surface) }
    try encode("photo", "what a photograph is like", picture, surface)
  }

  private func draw(_ name: String, _ screen: Screen) {
    guard options.wants("R3-\(name)") else { return }
    let list = screen.list
    let times = options.patience.alternate(
      { seconds { _ = try? renderer.raster(list) } }, { seconds { cairo_surface_destroy(screen.drawBare()) } })
    journal.add(
      Finding(
        "R3-\(name)", "\(screen.name), beside bare Cairo", ours: times.ours, theirs: times.theirs, gate: 1.3,
        target: 1.1))
  }

  private func encode(_ name: String, _ title: String, _ picture: Bitmap, _ bare: OpaquePointer) throws {
    guard options.wants("R4-\(name)") else { return }
    let times = options.patience.alternate(
      { seconds { _ = try? picture.pngData() } }, { seconds { _ = bare_png_size(bare) } })
    journal.add(
      Finding(
        "R4-\(name)", "\(title), png beside Cairo's", ours: times.ours, theirs: times.theirs, gate: 0.25,
        target: 0.06))
    let sizes = (ours: Double(try picture.pngData().count), theirs: Double(bare_png_size(bare)))
    journal.add(
      Finding(
        "R4-\(name)-size", "the same, bytes beside Cairo's", sizes.ours / sizes.theirs, .ratio, gate: 1.3, target: nil))
  }

  /// Checks that both draw the same, except for the subpixel positions of our letters.
  private func compare(_ picture: Bitmap, _ bare: OpaquePointer, _ screen: Screen) {
    let width = picture.widthInPixels, height = picture.heightInPixels
    guard let bytes = cairo_image_surface_get_data(bare) else { return journal.complain("Cairo has drawn nothing") }
    let stride = Int(cairo_image_surface_get_stride(bare))
    var difference = 0.0
    for y in 0..<height {
      for x in 0..<width { difference += abs(picture[x, y].green - Double(bytes[y * stride + 4 * x + 1]) / 255) }
    }
    let mean = difference / Double(width * height)
    if mean > 0.02 {
      journal.complain("\(screen.name): the two pictures differ by \(Finding.short(mean * 100)) % on average")
    }
  }
}
