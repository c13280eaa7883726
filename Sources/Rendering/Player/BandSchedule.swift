import CoreTypes
import DisplayLists

/// The commands at which bands of rows begin to be painted and are finished. Finished bands are encoded while the rest
/// is painted. Rows that nothing paints need not even be filled.
struct BandSchedule {
  struct Step: Equatable {
    /// The number of commands that may be played before the band begins, or must be played before it ends.
    let commandCount: Int
    let band: Int
    let kind: Kind
  }

  enum Kind: Int {
    case begin, end
  }

  /// The steps, soonest first. Each band begins once and ends once; in an invalid list it may never end.
  let steps: [Step]
  /// Whether anything paints each row.
  private let isPainted: [Bool]

  /// - Parameters:
  ///   - bands: Ranges of rows, from the top.
  ///   - opening: The number of commands at the beginning that are skipped.
  ///   - textBox: Returns the bounds of a run through a transform; nil if they are unknown.
  init(
    _ list: DisplayList, bands: [Range<Int>], after opening: Int = 0,
    _ textBox: (TextRun, CGAffineTransform) -> CGRect? = { _, _ in nil }
  ) {
    var scan = Scan(list, height: bands.last?.upperBound ?? 0, opening)
    let isKnown = list.commands.indices.allSatisfy { scan.follow(list.commands[$0], at: $0, textBox) }
    guard isKnown, scan.open.isEmpty else {
      steps = bands.indices.map { Step(commandCount: 0, band: $0, kind: .begin) }
      isPainted = bands.flatMap { $0.map { _ in true } }
      return
    }
    steps = bands.enumerated().flatMap { scan.paintings.steps(of: $0, $1) }
      .sorted { ($0.commandCount, $0.band, $0.kind.rawValue) < ($1.commandCount, $1.band, $1.kind.rawValue) }
    isPainted = scan.paintings.isPainted
  }

  /// Returns the parts of a band, of two rows or more, that nothing paints.
  func emptyRows(of band: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = [], start = band.lowerBound
    for row in band where isPainted[row] {
      if row - start > 1 { result.append(start..<row) }
      start = row + 1
    }
    return band.upperBound - start > 1 ? result + [start..<band.upperBound] : result
  }
}

/// The painted rows of a picture.
private struct Paintings {
  private struct Painting {
    let rows, commands: Range<Int>
  }

  private let height: Int
  private var paintings: [Painting] = []

  init(height: Int) { self.height = height }

  /// - Parameter commands: A range of commands that are played as one.
  mutating func add(_ box: CGRect, _ commands: Range<Int>) {
    // Edges may extend to adjacent pixels.
    let top = min(max(box.minY - 3, 0), CGFloat(height)), bottom = min(max(box.maxY + 3, 0), CGFloat(height))
    let rows = Int(top)..<Int(bottom.rounded(.up))
    if !rows.isEmpty { paintings.append(Painting(rows: rows, commands: commands)) }
  }

  func steps(of band: Int, _ rows: Range<Int>) -> [BandSchedule.Step] {
    let commands = paintings.lazy.filter { $0.rows.overlaps(rows) }.map(\.commands)
    let end = commands.last?.upperBound ?? 0, start = commands.map(\.lowerBound).min() ?? 0
    return [
      BandSchedule.Step(commandCount: start, band: band, kind: .begin),
      BandSchedule.Step(commandCount: end, band: band, kind: .end),
    ]
  }

  var isPainted: [Bool] {
    var changes = [Int](repeating: 0, count: height + 1), count = 0
    for painting in paintings {
      changes[painting.rows.lowerBound] += 1
      changes[painting.rows.upperBound] -= 1
    }
    return changes.dropLast().map { change in
      count += change
      return count > 0
    }
  }
}

/// The content of an open layer.
private struct OpenLayer {
  let style: LayerStyle
  /// The distance by which the layer's shadow extends beyond its content.
  let margin: CGFloat
  /// The command that begins the layer.
  let start: Int
  var box = CGRect.null

  /// The painted area. Some blend modes change everything outside of the layer, too.
  var painted: CGRect {
    if style.blendMode != .normal { return .infinite }
    return box.isNull ? box : box.insetBy(dx: -margin, dy: -margin)
  }
}

private struct Scan {
  private(set) var paintings: Paintings
  private(set) var open = OpenScopes()
  private let opening: Int
  private var reach: CommandReach
  /// The open layers, innermost last.
  private var layers: [OpenLayer] = []

  init(_ list: DisplayList, height: Int, _ opening: Int) {
    (paintings, self.opening) = (Paintings(height: height), opening)
    reach = CommandReach(CGAffineTransform(scaleX: list.scale, y: list.scale))
  }

  /// Follows a command. Returns false if the list's scopes are not properly nested.
  mutating func follow(
    _ command: DrawCommand, at index: Int, _ textBox: (TextRun, CGAffineTransform) -> CGRect?
  ) -> Bool {
    guard open.follow(command) else { return false }
    var box = reach.box(of: command), start = index
    switch command {
    case .text(let run): box = textBox(run, reach.transform) ?? box
    case .beginLayer(let style): layers.append(OpenLayer(style: style, margin: reach.margin(of: style), start: index))
    case .endLayer:
      if let layer = layers.popLast() { (box, start) = (layer.painted, layer.start) }
    // A mask removes everything outside of it.
    case .endMask: box = .infinite
    default: break
    }
    if !box.isNull, index >= opening { paint(box.hasNumbers ? box : .infinite, start..<index + 1) }
    return true
  }

  private mutating func paint(_ box: CGRect, _ commands: Range<Int>) {
    guard layers.isEmpty else {
      layers[layers.count - 1].box = layers[layers.count - 1].box.union(box)
      return
    }
    paintings.add(box, commands)
  }
}
