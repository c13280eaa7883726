import DisplayLists

/// The drawing of a symbol.
struct SymbolDrawing {
  enum Kind: Character {
    /// A line. In a filled symbol, also the area inside.
    case body = "b"
    /// A line. In a filled symbol, a gap.
    case detail = "d"
    /// A line in every symbol.
    case line = "l"
    /// An area in every symbol.
    case area = "a"
    /// An area. In a filled symbol, a hole.
    case mark = "m"
    /// A line and the area inside in every symbol.
    case solid = "s"
    /// A gap of a line's width in every symbol.
    case cut = "c"
    /// A hole in every symbol.
    case hole = "h"
    /// A hole with a margin in every symbol, which separates later parts from earlier ones.
    case gap = "g"

    /// The kind in a filled symbol.
    var whenFilled: Kind {
      switch self {
      case .body: .solid
      case .detail: .cut
      case .mark: .hole
      default: self
      }
    }

    var isTakenAway: Bool { [.cut, .hole, .gap].contains(self) }

    var hasArea: Bool { [.area, .mark, .solid, .hole, .gap].contains(self) }

    var hasLine: Bool { ![.area, .mark, .hole].contains(self) }
  }

  struct Part {
    var kind: Kind
    var outline: Outline
  }

  var parts: [Part]
  var frame: SymbolFrame?
  var isFilled = false
  var isStruck = false

  /// Whether the drawing erases parts of itself.
  var isCut: Bool {
    let showsFilled = isFilled || frame != nil
    return isStruck || isFilled && frame != nil
      || parts.contains { (showsFilled ? $0.kind.whenFilled : $0.kind).isTakenAway }
  }

  init(parts: [Part]) { self.parts = parts }

  /// Parses a drawing. Parts are separated by semicolons. A part consists of its kind and a path in SVG's letters with
  /// absolute coordinates (`M`, `L`, `C`, `Q`, `Z`). In addition there are `O`, an oval; `R`, a rounded rectangle (x,
  /// y, width, height, radius); and `A`, an arc (center, radius, start and end angle in degrees, clockwise).
  ///
  /// `u name x y width height` draws another symbol, as large as its box allows. `v` adds a gap around it.
  init?(_ text: String) {
    parts = []
    for part in text.split(separator: ";") {
      if let inner = SymbolPlace(part) {
        guard let found = inner.parts else { return nil }
        parts += found
        continue
      }
      let words = part.reduce(into: "") { $0 += $1.isUppercase ? " \($1) " : String($1) }.split(separator: " ")
      guard let kind = words.first?.first.flatMap(Kind.init), let outline = Outline(words.dropFirst()) else {
        return nil
      }
      parts.append(Part(kind: kind, outline: outline))
    }
  }

  var box: CGRect { parts.reduce(CGRect.null) { $0.union($1.outline.box) } }

  /// The transform that fits the drawing into a rectangle, centered.
  func place(in rect: CGRect) -> CGAffineTransform { .fitting(box, into: rect) }

  /// The drawing's parts placed in a rectangle, for use in another drawing.
  func flattened(in rect: CGRect) -> [Part] {
    var all = frame.map { [Part(kind: isFilled ? .solid : .body, outline: $0.outline)] } ?? []
    let inner = frame.map { self.place(in: $0.inner) } ?? .identity
    for part in parts {
      var kind = isFilled || frame != nil ? part.kind.whenFilled : part.kind
      if frame != nil, isFilled { kind = kind.hasArea ? .hole : .cut }
      all.append(Part(kind: kind, outline: part.outline.applying(inner)))
    }
    let place = SymbolDrawing(parts: all).place(in: rect)
    return all.map { Part(kind: $0.kind, outline: $0.outline.applying(place)) }
  }
}

/// A frame around a symbol, in units of a box of 24.
struct SymbolFrame {
  let outline: Outline
  /// The area of the symbol.
  let inner: CGRect

  /// The frames by the last part of a symbol's name.
  static let all: [Substring: SymbolFrame] = [
    "circle": frame("O 2 2 20 20", 6.8, 6.8, 10.4, 10.4), "square": frame("R 2 2 20 20 4", 6.8, 6.8, 10.4, 10.4),
    "app": frame("R 2 2 20 20 5.5", 6.8, 6.8, 10.4, 10.4), "rectangle": frame("R 1 4 22 16 3", 6.4, 7.4, 11.2, 9.2),
    "shield": frame(SystemSymbols.shield, 7.6, 7, 8.8, 8.8), "seal": frame(SystemSymbols.seal, 7.2, 7.2, 9.6, 9.6),
    "bubble": frame(SystemSymbols.bubble, 7, 6.4, 10, 8), "icloud": frame(SystemSymbols.cloud, 8, 8, 8.4, 8.4),
    "folder": frame(SystemSymbols.folder, 7.6, 9.4, 8.8, 7.6),
  ]

  private static func frame(_ path: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> SymbolFrame
  {
    let outline = SymbolDrawing("b \(path)")?.parts.first?.outline ?? Outline()
    return SymbolFrame(outline: outline, inner: CGRect(x: x, y: y, width: width, height: height))
  }
}

/// A symbol inside another symbol's drawing.
private struct SymbolPlace {
  private let name: String
  private let rect: CGRect
  private let hasGap: Bool

  /// Returns nil for other kinds of parts.
  init?(_ text: Substring) {
    let words = text.split(separator: " ")
    guard let first = words.first, first == "u" || first == "v" else { return nil }
    let numbers = words.dropFirst(2).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    (name, hasGap) = (String(words[1]), first == "v")
    rect = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The symbol's parts; nil for a symbol without a drawing.
  var parts: [SymbolDrawing.Part]? {
    guard let parts = SystemSymbols.drawing(of: name)?.flattened(in: rect) else { return nil }
    return hasGap ? parts.map { .init(kind: .gap, outline: $0.outline) } + parts : parts
  }
}

extension CGAffineTransform {
  static func fitting(_ box: CGRect, into rect: CGRect) -> CGAffineTransform {
    let scales = [box.width > 0 ? rect.width / box.width : nil, box.height > 0 ? rect.height / box.height : nil]
    let scale = max(scales.compactMap(\.self).min() ?? 1, 0)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: rect.midX - box.midX * scale, ty: rect.midY - box.midY * scale)
  }
}

extension Outline {
  /// Returns nil if the words don't form a path.
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
