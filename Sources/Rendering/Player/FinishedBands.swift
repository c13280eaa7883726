import CoreTypes
import DisplayLists

/// When bands of rows of a picture come to be as they stay: they can be encoded while the rest is still painted.
struct FinishedBands {
  struct Step {
    /// Commands of the list that have to be played before.
    let commandCount: Int
    let band: Int
  }

  /// The soonest first; all bands, each once.
  let steps: [Step]

  /// - Parameter bands: rows of pixels, from the top.
  init(_ list: DisplayList, bands: [Range<Int>]) {
    var scan = Scan(list, bands)
    let isKnown = list.commands.indices.allSatisfy { scan.follow(list.commands[$0], at: $0) } && scan.open.isEmpty
    let never = list.commands.count
    steps = bands.indices.map { Step(commandCount: isKnown ? scan.lastCommands[$0] + 1 : never, band: $0) }
      .sorted { ($0.commandCount, $0.band) < ($1.commandCount, $1.band) }
  }
}

/// What is in a layer that is open.
private struct OpenLayer {
  let style: LayerStyle
  /// How far it reaches beyond what is in it.
  let margin: CGFloat
  var box = CGRect.null

  /// Some ways of mixing change everything that is not in the layer.
  var painted: CGRect {
    if style.blendMode != .normal { return .infinite }
    return box.isNull ? box : box.insetBy(dx: -margin, dy: -margin)
  }
}

private struct Scan {
  private let bands: [Range<Int>]
  /// For each band the last command that paints on it.
  private(set) var lastCommands: [Int]
  private(set) var open = OpenScopes()
  private var reach: CommandReach
  /// Innermost last.
  private var layers: [OpenLayer] = []

  init(_ list: DisplayList, _ bands: [Range<Int>]) {
    self.bands = bands
    lastCommands = bands.map { _ in -1 }
    reach = CommandReach(CGAffineTransform(scaleX: list.scale, y: list.scale))
  }

  /// False for a list that is no list of scopes in scopes.
  mutating func follow(_ command: DrawCommand, at index: Int) -> Bool {
    guard open.follow(command) else { return false }
    var box = reach.box(of: command)
    switch command {
    case .beginLayer(let style): layers.append(OpenLayer(style: style, margin: reach.margin(of: style)))
    case .endLayer: box = layers.popLast()?.painted ?? .null
    // Takes away what is not below it.
    case .endMask: box = .infinite
    default: break
    }
    if !box.isNull { paint(box.hasNumbers ? box : .infinite, at: index) }
    return true
  }

  private mutating func paint(_ box: CGRect, at index: Int) {
    guard layers.isEmpty else {
      layers[layers.count - 1].box = layers[layers.count - 1].box.union(box)
      return
    }
    for (band, rows) in bands.enumerated() {
      // Edges may be painted on the pixels beside them.
      if box.maxY + 2 < CGFloat(rows.lowerBound) || box.minY - 2 > CGFloat(rows.upperBound) { continue }
      lastCommands[band] = index
    }
  }
}
