import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// The last frames, to be looked at again and to be saved.
@MainActor final class LiveHistory {
  struct Frame {
    let list: DisplayList
    let facts: FrameFacts
    let picture: TracePicture
    let moments: [TraceMoment]
  }

  /// Ten seconds of a screen that never rests. Lists share what they have in common with nobody, 50 to 200 kB each.
  private static let capacity = 600
  /// Of all pictures together; a saved trace is a third longer than that.
  private static let mostBytes = 24 << 20

  private(set) var frames: [Frame] = []
  private var bytes = 0
  /// An earlier frame is on the page: the present ones wait.
  var isLookedAt = false

  var facts: [FrameFacts] { frames.map(\.facts) }

  func list(of frame: UInt32) -> DisplayList? { frames.first { $0.facts.frame == frame }?.list }

  private static let mostCauses = 12

  func add(
    _ picture: LivePicture, _ frame: UInt32, time: TimeInterval, cause: String, layout: Double, _ tally: LayoutTally,
    _ moments: [TraceMoment]
  ) {
    let costs = picture.costs
    let facts = FrameFacts(
      frame: frame, time: time, cause: cause, layout: layout * 1000, record: costs.record * 1000,
      paint: costs.paint * 1000, encode: costs.encode * 1000, layouts: tally.layouts, solutions: tally.solutions,
      asked: Array(tally.causes.prefix(Self.mostCauses)))
    frames.append(Frame(list: picture.list, facts: facts, picture: TracePicture(picture), moments: moments))
    bytes += picture.png.count
    while frames.count > Self.capacity || bytes > Self.mostBytes { bytes -= frames.removeFirst().picture.png.count }
  }

  /// The first picture is no change of one that is forgotten.
  func frames(whole renderer: CairoRenderer) -> [Frame] {
    guard let first = frames.first, !first.picture.isWhole, let bitmap = try? renderer.raster(first.list),
      let png = try? bitmap.pngData(of: bitmap.area)
    else { return frames }
    let picture = TracePicture(
      x: 0, y: 0, width: bitmap.area.width, height: bitmap.area.height, wholeWidth: bitmap.area.width,
      wholeHeight: bitmap.area.height, png: png)
    return [Frame(list: first.list, facts: first.facts, picture: picture, moments: first.moments)] + frames.dropFirst()
  }

  /// What is said of the views of these frames.
  var keys: Set<TraceMoment.Key> { Set(frames.flatMap { $0.moments.map(\.key) }) }
}
