import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Random lists, with invalid numbers: each can be drawn, twice with the same result.
struct RandomListTests {
  @Test(arguments: 0..<8)
  func everyListBecomesAPicture(seed: Int) throws {
    var random = RandomCommands(seed: seed)
    let list = DisplayList(size: CGSize(width: 40, height: 30), scale: 2, commands: random.commands(60))
    let renderer = CairoRenderer(capacityInBytes: 1 << 20)
    for format in [PictureFormat.png, .pdf] {
      let picture = try renderer.render(list, as: format)
      #expect(try renderer.render(list, as: format) == picture)
    }
  }
}
