import CoreTypes
import DisplayLists
import Rendering
import UIKit

/// The last frames, for viewing again and saving.
@MainActor final class LiveHistory {
  struct Frame {
    let list: DisplayList
    let facts: FrameFacts
    let picture: TracePicture
    let moments: [TraceMoment]

    fileprivate let load: Load

    fileprivate init(_ list: DisplayList, _ facts: FrameFacts, _ picture: TracePicture, _ moments: [TraceMoment]) {
      (self.list, self.facts, self.picture, self.moments) = (list, facts, picture, moments)
      load = Load(pictures: picture.png.count, memory: list.memory + moments.count * MemoryLayout<TraceMoment>.stride)
    }
  }

  /// The memory of frames in bytes.
  fileprivate struct Load {
    var pictures = 0
    /// The memory of lists and views, not counting what they share.
    var memory = 0

    /// The limit for all frames together; a saved trace is a third larger than its pictures.
    static let most = Load(pictures: 24 << 20, memory: 32 << 20)
    var isTooMuch: Bool { pictures > Self.most.pictures || memory > Self.most.memory }

    static func += (sum: inout Load, load: Load) {
      sum.pictures += load.pictures
      sum.memory += load.memory
    }

    static func -= (sum: inout Load, load: Load) {
      sum.pictures -= load.pictures
      sum.memory -= load.memory
    }
  }

  /// The limit of frames: ten seconds of a screen that never stops moving.
  private static let capacity = 600

  private(set) var frames: [Frame] = []
  private var load = Load()
  /// Whether the page shows an earlier frame; current frames are then not shown.
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
    let new = Frame(picture.list, facts, TracePicture(picture), moments)
    frames.append(new)
    load += new.load
    while frames.count > Self.capacity || load.isTooMuch, frames.count > 1 { load -= frames.removeFirst().load }
  }

  /// Returns the frames, with a whole picture in the first one, whose predecessor was dropped.
  func frames(whole renderer: CairoRenderer) -> [Frame] {
    guard let first = frames.first, !first.picture.isWhole, let bitmap = try? renderer.raster(first.list),
      let png = try? bitmap.pngData(of: bitmap.area)
    else { return frames }
    let picture = TracePicture(
      x: 0, y: 0, width: bitmap.area.width, height: bitmap.area.height, wholeWidth: bitmap.area.width,
      wholeHeight: bitmap.area.height, png: png)
    return [Frame(first.list, first.facts, picture, first.moments)] + frames.dropFirst()
  }

  /// The keys of the views in these frames.
  var keys: Set<TraceMoment.Key> { Set(frames.flatMap { $0.moments.map(\.key) }) }
}
