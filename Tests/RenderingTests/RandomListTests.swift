import CoreTypes
import DisplayLists
import Rendering
import Testing

/// Lists that nobody would write, numbers that are none among them: each becomes a picture, and the same one again.
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
