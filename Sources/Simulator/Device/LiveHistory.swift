import CoreTypes
import DisplayLists
import UIKit

/// The last frames, to be looked at again.
@MainActor final class LiveHistory {
  /// Ten seconds of a screen that never rests. Lists share what they have in common with nobody, 50 to 200 kB each.
  private static let capacity = 600

  private var frames: [UInt32: (list: DisplayList, facts: FrameFacts)] = [:]
  private var order: [UInt32] = []
  /// An earlier frame is on the page: the present ones wait.
  var isLookedAt = false

  var facts: [FrameFacts] { order.compactMap { frames[$0]?.facts } }

  func list(of frame: UInt32) -> DisplayList? { frames[frame]?.list }

  private static let mostCauses = 12

  func add(
    _ picture: LivePicture, _ frame: UInt32, time: TimeInterval, cause: String, layout: Double, _ tally: LayoutTally
  ) {
    let costs = picture.costs
    let facts = FrameFacts(
      frame: frame, time: time, cause: cause, layout: layout * 1000, record: costs.record * 1000,
      paint: costs.paint * 1000, encode: costs.encode * 1000, layouts: tally.layouts, solutions: tally.solutions,
      asked: Array(tally.causes.prefix(Self.mostCauses)))
    frames[frame] = (picture.list, facts)
    order.append(frame)
    if order.count > Self.capacity { frames[order.removeFirst()] = nil }
  }
}
