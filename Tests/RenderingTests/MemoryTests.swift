import CoreTypes
import DisplayLists
import Rendering
import Testing

/// A renderer that draws for days must not grow.
struct MemoryTests {
  private let capacity = 400_000

  @Test func whatIsKeptBetweenListsStaysWithinItsCapacity() throws {
    let renderer = CairoRenderer(capacityInBytes: capacity)
    var most = 0
    for number in 0..<1000 {
      _ = try renderer.raster(sheet(number))
      most = max(most, renderer.bytesInUse)
    }
    #expect(most <= capacity)
    #expect(most > capacity / 4, "or nothing would be kept, and this test could not fail")
  }

  @Test func whatWasForgottenIsMadeAgain() throws {
    let renderer = CairoRenderer(capacityInBytes: capacity), first = try renderer.render(sheet(0), as: .png)
    for number in 1..<200 { _ = try renderer.raster(sheet(number)) }
    #expect(try renderer.render(sheet(0), as: .png) == first)
    #expect(try CairoRenderer(capacityInBytes: 0).render(sheet(0), as: .png) == first)
  }

  @Test func drawingTheSameAgainKeepsNothingMore() throws {
    let renderer = CairoRenderer()
    _ = try renderer.raster(sheet(0))
    let once = renderer.bytesInUse
    for _ in 0..<20 { _ = try renderer.raster(sheet(0)) }
    #expect(renderer.bytesInUse == once && once > 0)
  }

  @Test func aPictureShowsNothingOfTheMemoryThatItIsMadeIn() throws {
    let renderer = CairoRenderer(), size = CGSize(width: 800, height: 700)
    for _ in 0..<3 { _ = try renderer.raster(DisplayList(size: size, background: RGBAColor(hex: 0xFF0000))) }
    let opaque = try renderer.raster(DisplayList(size: size, background: RGBAColor(hex: 0x204060)))
    let clear = try renderer.raster(DisplayList(size: size))
    for x in stride(from: 0, to: 800, by: 7) {
      for y in stride(from: 0, to: 700, by: 3) {
        #expect(opaque.hex(x, y) == "#204060ff" && clear.hex(x, y) == "#00000000")
      }
    }
  }

  @Test func notesDoNotGrowForever() throws {
    let renderer = CairoRenderer(fonts: .none)
    for number in 0..<3000 {
      let image = ImageReference(name: "\(number)", source: .file("/nonexistent/\(number).png"))
      _ = try renderer.raster(DisplayList(size: CGSize(width: 1, height: 1), commands: [.image(image, canvas)]))
    }
    #expect(renderer.notes.count == 1000)
  }

  /// Returns other text, other pictures and other sizes for each number.
  private func sheet(_ number: Int) -> DisplayList {
    let color = RGBAColor(hex: UInt32(number) * 7919)
    let drawing = DisplayList(size: CGSize(width: 10, height: 10), background: color)
    return DisplayList(
      size: CGSize(width: 100, height: 100),
      commands: [
        .text(.label("word \(number)", spacing: 5 + CGFloat(number % 7))),
        .image(ImageReference(name: "d", source: .drawing(drawing)), CGRect(x: 0, y: 0, width: 20, height: 20)),
        .image(ImageReference(name: "j", source: .encoded(SmallJPEG.baseline.turned(1, isLittleEndian: true))), canvas),
        .fill(
          .rect(canvas),
          .tiles(
            Tiles(ImageReference(name: "d", source: .drawing(drawing)), tile: CGRect(x: 0, y: 0, width: 9, height: 9)))),
      ])
  }
}
