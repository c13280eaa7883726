import CoreTypes

/// The contents of a saved trace, as of the request.
struct TraceContents {
  /// The limits of one answer, which keep each short.
  private static let viewsInPart = 60, snapshotsInPart = 100, bytesInPart = 400_000

  private let parts: [TracePart]

  /// - Parameter frames: The frames; the picture of the first one is whole.
  init(_ head: TraceHead, _ frames: [LiveHistory.Frame], _ known: [TraceMoment.Key: TraceView]) {
    var table = TraceTable(known)
    let traced = frames.map {
      TraceFrame(facts: $0.facts, snapshot: table.snapshot(of: $0.moments), picture: $0.picture)
    }
    var parts = [TracePart(count: 0, head: head)]
    parts += Self.split(table.views, Self.viewsInPart).map { TracePart(count: 0, views: $0) }
    parts += Self.split(table.snapshots, Self.snapshotsInPart).map { TracePart(count: 0, snapshots: $0) }
    parts += Self.split(traced).map { TracePart(count: 0, frames: $0) }
    for index in parts.indices { (parts[index].number, parts[index].count) = (index, parts.count) }
    self.parts = parts
  }

  func part(_ number: Int) -> TracePart? { parts.indices.contains(number) ? parts[number] : nil }

  private static func split<Value>(_ values: [Value], _ count: Int) -> [[Value]] {
    stride(from: 0, to: values.count, by: count).map { Array(values[$0..<min($0 + count, values.count)]) }
  }

  private static func split(_ frames: [TraceFrame]) -> [[TraceFrame]] {
    var groups: [[TraceFrame]] = [], room = 0
    for frame in frames {
      if room < frame.picture.png.count {
        groups.append([])
        room = bytesInPart
      }
      groups[groups.count - 1].append(frame)
      room -= frame.picture.png.count
    }
    return groups
  }
}

/// The views and snapshots, without duplicates.
private struct TraceTable {
  private(set) var views: [TraceView] = []
  private(set) var snapshots: [TraceSnapshot] = []
  private let known: [TraceMoment.Key: TraceView]
  private var numbers: [TraceMoment.Key: Int] = [:]
  private var last: [TraceMoment] = []

  init(_ known: [TraceMoment.Key: TraceView]) { self.known = known }

  mutating func snapshot(of moments: [TraceMoment]) -> Int {
    if snapshots.isEmpty || moments != last {
      last = moments
      snapshots.append(TraceSnapshot(views: moments.map { number(of: $0) }, places: moments.map(\.facts.frame)))
    }
    return snapshots.count - 1
  }

  private mutating func number(of moment: TraceMoment) -> Int {
    if let number = numbers[moment.key] { return number }
    views.append(known[moment.key] ?? TraceView(facts: moment.facts))
    numbers[moment.key] = views.count - 1
    return views.count - 1
  }
}
