import CoreTypes

/// A text split into characters, each with its position on an endless line and the possible breaks.
struct MeasuredText {
  enum Kind: UInt8 {
    case visible, space, newline, tab
    /// A place where a word may break with a hyphen.
    case softHyphen

    /// Whether the character may extend beyond the end of a line.
    var mayHang: Bool { self == .space || self == .tab }
  }

  let source: StyledText
  let text: String
  /// The start of each character, and the end of the text.
  private(set) var indices: [String.Index] = []
  private(set) var kinds: [Kind] = []
  /// The sum of advances and kerning in front of each character, and of all characters. With tabs, it is valid within
  /// one line only.
  var positions: [CGFloat] = [0]
  /// The advance of each character, with the kerning after it; stored only for text with tabs.
  private(set) var advances: [CGFloat] = []
  let hasTabs: Bool
  private var kernsAfter: [CGFloat] = []
  /// Whether a line may begin at each character; empty until a line is full.
  private var breaks: [Bool] = []
  private let options: TextOptions
  /// The first character of each run of the source, and the end.
  private(set) var runStarts: [Int] = []

  init(_ source: StyledText, options: TextOptions) {
    (self.source, self.options) = (source, options)
    text = source.text
    indices = text.isPlainASCII ? Array(text.utf8.indices) : Array(text.indices)
    kinds = text.isPlainASCII ? text.utf8.map { Self.kind($0) } : text.map { Self.kind($0) }
    hasTabs = kinds.contains(.tab)
    indices.append(text.endIndex)
    for run in source.runs { append(run) }
    runStarts.append(count)
    // A character across two runs is measured by the first run's part only.
    while kernsAfter.count < kinds.count { appendCluster(Cluster(advance: 0)) }
  }

  var count: Int { kinds.count }

  /// Finds the possible breaks. Call it before `allowsBreak`: most text fits and needs no breaks, and neither do lines
  /// of unlimited width.
  mutating func findBreaks() {
    guard breaks.isEmpty, options.maxWidth.isFinite else { return }
    breaks = Self.breaks(in: text, indices: indices, options.lineBreakStrategy.contains(.hangulWordPriority))
  }

  func allowsBreak(before index: Int) -> Bool { index < breaks.count && breaks[index] }

  private mutating func append(_ run: StyledText.Run) {
    runStarts.append(min(kernsAfter.count, kinds.count))
    for cluster in run.clusters where kernsAfter.count < kinds.count { appendCluster(cluster) }
  }

  private mutating func appendCluster(_ cluster: Cluster) {
    positions.append(positions[positions.count - 1] + cluster.advance + cluster.kernAfter)
    kernsAfter.append(cluster.kernAfter)
    if hasTabs { advances.append(cluster.advance + cluster.kernAfter) }
  }

  /// Returns the possible breaks, except those inside a character.
  private static func breaks(in text: String, indices: [String.Index], _ keepsHangul: Bool) -> [Bool] {
    let scalars = text.unicodeScalars
    let allowed = LineBreaker.opportunities(scalars, keepsHangulWords: keepsHangul)
    if allowed.count == indices.count - 1 { return allowed + [false] }
    let starts = Set(indices)
    return zip(scalars.indices, allowed).filter { starts.contains($0.0) }.map(\.1) + [false]
  }

  private static func kind(_ character: Character) -> Kind {
    if character.isNewline { return .newline }
    if character == "\t" { return .tab }
    guard character.isWhitespace else { return character == "\u{AD}" ? .softHyphen : .visible }
    return noBreakSpaces.contains(character) ? .visible : .space
  }

  private static func kind(_ byte: UInt8) -> Kind {
    switch byte {
    case 0x0A...0x0C: .newline
    case 0x09: .tab
    case 0x20: .space
    default: .visible
    }
  }

  private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]

  /// Returns the width of some characters on a separate line, without the kerning after the last one.
  func width(_ range: Range<Int>) -> CGFloat {
    range.isEmpty ? 0 : positions[range.upperBound] - positions[range.lowerBound] - kernsAfter[range.upperBound - 1]
  }

  /// Returns the range without the spaces at its end.
  func withoutTrailingSpaces(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, kinds[end - 1].mayHang { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the hyphen of a line that ends in a soft hyphen.
  func hyphen(after line: Range<Int>) -> StyledText.Run? {
    guard !line.isEmpty, kinds[line.upperBound - 1] == .softHyphen else { return nil }
    let run = run(at: line.upperBound - 1)
    return StyledText.Run("-", font: run.font, style: run.style)
  }

  func sourceRange(_ range: Range<Int>) -> Range<String.Index> {
    indices[range.lowerBound]..<indices[range.upperBound]
  }

  func font(at index: Int) -> ResolvedFont { run(at: index).font }

  private func run(at index: Int) -> StyledText.Run { source.runs[runNumber(at: index)] }

  /// Returns the index of the run that contains a character.
  private func runNumber(at index: Int) -> Int {
    var low = 0, high = source.runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runStarts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Returns the style of the paragraph that begins at `index`.
  func style(at index: Int) -> RunStyle? { run(at: min(index, count - 1)).style }

  /// Returns the characters as runs of one font each.
  func runs(_ range: Range<Int>) -> [StyledText.Run] {
    var runs: [StyledText.Run] = []
    var number = runNumber(at: range.lowerBound)
    while number < source.runs.count, runStarts[number] < range.upperBound {
      runs += part(of: source.runs[number], range.clamped(to: runStarts[number]..<runStarts[number + 1]))
      number += 1
    }
    return runs
  }

  private func part(of run: StyledText.Run, _ part: Range<Int>) -> [StyledText.Run] {
    if part.isEmpty { return [] }
    if hasTabs { return withFixedTabs(part, run) }
    return [StyledText.Run(String(text[sourceRange(part)]), font: run.font, style: run.style)]
  }

  /// The ranges between line ends. A line end at the end of the text begins a last, empty line in later eras only.
  ///
  /// > Basis: assumed; padding a label with "\n" alone did nothing in the Helvetica era.
  var paragraphs: [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    for end in kinds.indices where kinds[end] == .newline {
      paragraphs.append(start..<end)
      start = end + 1
    }
    let endsInNewline = start == count && count > 0
    let skipsLast = endsInNewline && font(at: count - 1).era == .helvetica
    return skipsLast ? paragraphs : paragraphs + [start..<count]
  }
}
