import DisplayLists

/// How a symbol is drawn.
struct SymbolDrawing {
  enum Frame { case circle, square }

  enum Kind: Character {
    /// A line, and in a filled symbol the area inside of it.
    case body = "b"
    /// A line, and in a filled symbol a gap.
    case detail = "d"
    /// A line in any symbol.
    case line = "l"
    /// An area in any symbol.
    case area = "a"
  }

  struct Part {
    var kind: Kind
    var outline: Outline
  }

  var parts: [Part]
  var frame: Frame?
  var isFilled = false
  var isStruck = false

  /// Something is taken away from what was drawn.
  var isCut: Bool { isStruck || isFilled && (frame != nil || parts.contains { $0.kind == .detail }) }

  /// Parts stand between semicolons: their kind, then a path in the letters of SVG with absolute numbers (`M`, `L`, `C`,
  /// `Q`, `Z`), and `O` an oval and `R` a rounded rectangle in a box (x, y, width, height, radius), `A` a part of a circle
  /// (center, radius, first and last angle in degrees, clockwise).
  init?(_ text: String) {
    parts = []
    for part in text.split(separator: ";") {
      let words = part.reduce(into: "") { $0 += $1.isUppercase ? " \($1) " : String($1) }.split(separator: " ")
      guard let kind = words.first?.first.flatMap(Kind.init), let outline = Outline(words.dropFirst()) else {
        return nil
      }
      parts.append(Part(kind: kind, outline: outline))
    }
  }

  /// From the drawing's own units into a rectangle, in the middle, as large as possible.
  func place(in rect: CGRect) -> CGAffineTransform {
    let box = parts.reduce(CGRect.null) { $0.union($1.outline.box) }
    let scales = [box.width > 0 ? rect.width / box.width : nil, box.height > 0 ? rect.height / box.height : nil]
    let scale = max(scales.compactMap(\.self).min() ?? 1, 0)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale, ty: rect.midY - box.midY * scale)
  }
}

extension Outline {
  /// Nil for what is no path.
  fileprivate init?(_ words: ArraySlice<Substring>) {
    self.init()
    var rest = words
    while let letter = rest.popFirst() {
      let count = ["M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 4, "R": 5, "A": 5][letter]
      let numbers = rest.prefix(count ?? 0).compactMap { Double($0).map { CGFloat($0) } }
      guard let count, numbers.count == count else { return nil }
      rest = rest.dropFirst(count)
      add(letter, numbers)
    }
  }

  private mutating func add(_ letter: Substring, _ n: [CGFloat]) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch letter {
    case "M": move(to: point(0))
    case "L": line(to: point(0))
    case "C": curve(to: point(4), point(0), point(2))
    case "Q": quadCurve(to: point(2), point(0))
    case "O": addEllipse(in: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case "R": addRoundedRect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), width: n[4], height: n[4])
    case "A": addArc(point(0), radius: n[2], from: n[3] * .pi / 180, by: (n[4] - n[3]) * .pi / 180)
    default: close()
    }
  }
}
