import CoreTypes
import DisplayLists

extension SVGComposer {
  /// Writes real text. Every word has the positions of its characters or, in scripts that join them, its width. Bundled
  /// fonts are drawn as outlines, because players do not have them.
  func text(_ run: TextRun) {
    guard run.font.pointSize > 0, run.font.pointSize.isFinite, run.origin.x.isFinite, run.origin.y.isFinite else {
      return
    }
    if run.font.file != nil, let path = definitions.outlines.path(of: run) {
      let shape = filled(path, .solid(run.color))
      shape?.set("aria-label", run.text)
      return append(shape)
    }
    let words = SVGWord.words(of: run)
    guard !words.isEmpty else { return }
    let text = SVGElement("text")
    text.attributes = [("y", run.origin.y.svg)] + run.font.svgAttributes + run.color.svgAttributes("fill")
    if run.isRightToLeft {
      text.attributes += [("direction", "rtl"), ("unicode-bidi", "bidi-override"), ("text-anchor", "end")]
    }
    if words.count == 1 {
      text.attributes = words[0].attributes + text.attributes
      text.text = words[0].text.escapedForXML
    } else {
      text.text = words.map(\.markup).joined()
    }
    append(text)
  }
}

/// The characters of one `tspan`. Some players use only its first position, so a word is a suitable length.
private struct SVGWord {
  var text = ""
  /// The left edges in the picture: one for each character, or only for the first.
  var lefts: [CGFloat] = []
  /// The width in points, for joined characters without positions of their own.
  var width: CGFloat?

  var attributes: SVGAttributes {
    let places: SVGAttributes = [("x", lefts.map(\.svg).joined(separator: " "))]
    return places + (width.map { [("textLength", $0.svg), ("lengthAdjust", "spacingAndGlyphs")] } ?? [])
  }

  var markup: String {
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<tspan\(attributes)>\(text.escapedForXML)</tspan>"
  }

  static func words(of run: TextRun) -> [SVGWord] {
    let cells = ClusterCells(run), seen = cells.characters.indices.filter { !cells.characters[$0].isInvisible }
    let kinds = cells.characters.map { Kind($0, isRightToLeft: run.isRightToLeft) }
    var words: [SVGWord] = [], start = seen.startIndex
    while start < seen.endIndex {
      var end = start + 1
      while end < seen.endIndex, kinds[seen[end]].follows(kinds[seen[end - 1]]) { end += 1 }
      words.append(SVGWord(Array(seen[start..<end]), cells, run, kinds[seen[start]]))
      start = end
    }
    return words
  }

  private init(_ indices: [Int], _ cells: ClusterCells, _ run: TextRun, _ kind: Kind) {
    text = String(indices.map { cells.characters[$0] })
    if kind == .joined {
      let range = indices[0]..<indices[indices.count - 1] + 1
      (lefts, width) = ([run.origin.x + cells.left(of: range)], max(cells.width(of: range), 0))
    } else {
      lefts = indices.map { run.origin.x + cells.left(of: $0..<$0 + 1) }
    }
  }

  /// The kind of a character, which determines where a word ends.
  private enum Kind {
    case letter
    case space
    /// A character of a script whose characters join or change places.
    case joined
    /// A character of more than one code point, or beyond the first plane; players count these differently.
    case alone

    init(_ character: Character, isRightToLeft: Bool) {
      let scalars = character.unicodeScalars
      if character == " " {
        self = isRightToLeft ? .alone : .space
      } else if isRightToLeft || scalars.contains(where: \.isOfJoiningScript) {
        self = .joined
      } else {
        self = scalars.count == 1 && scalars.first!.value < 0x10000 ? .letter : .alone
      }
    }

    func follows(_ last: Kind) -> Bool {
      switch self {
      case .letter: last == .letter
      case .space: last == .letter || last == .space
      case .joined: last == .joined
      case .alone: false
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in Hebrew to Arabic, the scripts of India and South-East Asia, Mongolian, or the
  /// presentation forms of the first.
  ///
  /// > Source: the Unicode Standard, block names.
  fileprivate var isOfJoiningScript: Bool {
    switch value {
    case 0x590...0x8FF, 0x900...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB1D...0xFDFF,
      0xFE70...0xFEFC, 0x10800...0x11FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
