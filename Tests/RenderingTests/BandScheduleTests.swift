import CoreTypes
import DisplayLists
import Testing

@testable import Rendering

/// Bands of a picture.
/// Rows that are encoded while the rest is painted must not change any more, and rows that no command touches are not
/// even filled.
struct BandScheduleTests {
  @Test(
    "stay as they begin until they begin, and as they are when they end",
    arguments: ReferenceCase.drawings + ReferenceCase.texts + ReferenceCase.glass)
  func references(example: ReferenceCase) throws { try expectKept(example.list, rowsOfBand: 25) }

  /// Random stripes, each with its own commands.
  @Test("stay as they begin and end, whatever the commands", arguments: 0..<12)
  func random(seed: Int) throws {
    var random = RandomCommands(seed: seed), commands: [DrawCommand] = []
    for stripe in 0..<6 {
      commands.append(.save)
      commands.append(.concatenate(CGAffineTransform(translationX: 0, y: CGFloat(stripe) * 40)))
      commands += random.balancedCommands(8) + [.restore]
    }
    try expectKept(DisplayList(size: CGSize(width: 50, height: 250), commands: commands), rowsOfBand: 10)
  }

  @Test("end long before the others in a list from top to bottom, and begin after them")
  func order() {
    let commands = (0..<4).map { stripe in
      DrawCommand.fill(.rect(CGRect(x: 0, y: stripe * 10 + 3, width: 9, height: 4)), .solid(.black))
    }
    #expect(ends(commands) == [[1, 0], [2, 1], [3, 2], [4, 3]])
    #expect(ends(commands.reversed()) == [[1, 3], [2, 2], [3, 1], [4, 0]])
    #expect(begins(commands) == [[0, 0], [1, 1], [2, 2], [3, 3]])
  }

  @Test("do not end before a layer that covers them, and never in a list that makes no sense")
  func scopes() {
    let dot = DrawCommand.fill(.rect(CGRect(x: 3, y: 3, width: 4, height: 4)), .solid(.black))
    #expect(ends([.beginLayer(LayerStyle(opacity: 0.5)), dot, .endLayer]) == [[0, 1], [0, 2], [0, 3], [3, 0]])
    #expect(begins([.save, .beginLayer(LayerStyle()), dot, .endLayer, .restore]).last == [1, 0])
    let erasing = LayerStyle(blendMode: .sourceIn)
    #expect(ends([.beginLayer(erasing), dot, .endLayer]) == [[3, 0], [3, 1], [3, 2], [3, 3]])
    #expect(ends([dot, .beginMask, .endMask]) == [[3, 0], [3, 1], [3, 2], [3, 3]])
    for odd in [[DrawCommand.save, dot], [dot, .restore], [.save, .beginLayer(erasing), .restore, .endLayer]] {
      #expect(ends(odd) == [])
      #expect(begins(odd) == (0..<4).map { [0, $0] })
    }
    let nowhere = DrawCommand.fill(.rect(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)), .solid(.black))
    #expect(ends([nowhere, dot]) == [[1, 1], [1, 2], [1, 3], [2, 0]])
  }

  @Test("are empty but for the rows around what comes on them")
  func empty() {
    let line = DrawCommand.fill(.rect(CGRect(x: 3, y: 15, width: 4, height: 1)), .solid(.black))
    let bands = [0..<10, 10..<30, 30..<32, 32..<40], schedule = schedule([line], bands)
    #expect(bands.map(schedule.emptyRows) == [[0..<10], [10..<12, 19..<30], [30..<32], [32..<40]])
    let nothing = self.schedule([.save, line], bands)
    #expect(bands.flatMap(nothing.emptyRows) == [])
  }

  /// A file of this size has eleven bands of 145 or 146 rows. Some lines are on the edges of bands, and some bands stay
  /// empty.
  @Test("make the file that the whole picture makes", arguments: [RGBAColor.pureRed, RGBAColor(white: 0.3), nil])
  func files(background: RGBAColor?) throws {
    let renderer = CairoRenderer(), size = CGSize(width: 300, height: 800), all = CGRect(origin: .zero, size: size)
    for hasPage in [false, true] {
      for dots in [[], [20], [10, 300, 310], [790, 500], [0, 72, 73, 145, 146, 363, 700]] {
        var recorder = DisplayListRecorder(size: size, scale: 2, background: background)
        recorder.saved {
          $0.clip(all)
          if hasPage { $0.fill(all, RGBAColor(red: 0.2, green: 0.501, blue: 0.999)) }
          for y in dots { $0.fill(CGRect(x: 30, y: y, width: 40, height: 3), radius: 1, .black) }
        }
        let picture = try renderer.raster(recorder.list)
        #expect(try renderer.render(recorder.list, as: .png) == picture.pngData(scale: 2), "\(hasPage), \(dots)")
      }
    }
  }

  @Test("of a picture that is given up do not come into the next one")
  func givenUp() throws {
    let renderer = CairoRenderer(), encoder = PNGEncoder()
    let list = DisplayList(size: CGSize(width: 500, height: 900), background: .pureRed)
    for background in [RGBAColor.white, .black] {
      let givenUp = try renderer.raster(list).encoding(by: encoder)
      for band in givenUp.bands.indices.dropFirst() { givenUp.add(band) }
      let next = try renderer.raster(DisplayList(size: CGSize(width: 700, height: 300), background: background))
      #expect(try next.encoding(by: encoder).end(scale: 1) == next.pngData())
    }
  }

  private func schedule(_ commands: [DrawCommand], _ bands: [Range<Int>]) -> BandSchedule {
    BandSchedule(DisplayList(size: CGSize(width: 40, height: 40), commands: commands), bands: bands)
  }

  /// Returns the number of commands after which a band is final, and the band, for four bands of ten rows.
  private func ends(_ commands: [DrawCommand]) -> [[Int]] { steps(commands, .end) }

  /// Returns the number of commands that can be played before a band is needed, and the band.
  private func begins(_ commands: [DrawCommand]) -> [[Int]] { steps(commands, .begin) }

  private func steps(_ commands: [DrawCommand], _ kind: BandSchedule.Kind) -> [[Int]] {
    schedule(commands, (0..<4).map { $0 * 10..<$0 * 10 + 10 }).steps.filter { $0.kind == kind }
      .map { [$0.commandCount, $0.band] }
  }

  private func expectKept(_ list: DisplayList, rowsOfBand: Int) throws {
    let renderer = CairoRenderer(), whole = try renderer.raster(list)
    let bands = (0..<whole.heightInPixels / rowsOfBand).map { $0 * rowsOfBand..<($0 + 1) * rowsOfBand }
    let schedule = renderer.schedule(of: list, bands: bands), empty = try raster(list, 0, renderer)
    for step in schedule.steps {
      let picture = try raster(list, step.commandCount, renderer), rows = bands[step.band]
      let kept = step.kind == .begin ? empty : whole
      #expect(picture.rows(rows) == kept.rows(rows), "\(step.commandCount) of \(list.commands.count) commands")
    }
    for rows in bands.flatMap(schedule.emptyRows) { #expect(whole.rows(rows) == empty.rows(rows)) }
  }

  private func raster(_ list: DisplayList, _ commandCount: Int, _ renderer: CairoRenderer) throws -> Bitmap {
    var begun = list
    begun.commands.removeLast(list.commands.count - commandCount)
    return try renderer.raster(begun)
  }
}

extension Bitmap {
  fileprivate func rows(_ rows: Range<Int>) -> [UInt32] {
    guard let words = surface.words else { return [] }
    return rows.flatMap { Array(UnsafeBufferPointer(start: words.row($0), count: widthInPixels)) }
  }
}
