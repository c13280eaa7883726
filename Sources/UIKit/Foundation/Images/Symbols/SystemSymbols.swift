// Simple drawings of common system symbols, in units of a box of 24.
enum SystemSymbols {
  /// Finds a drawing by the exact name, or else by the name's parts: `.fill`, `.slash`, a frame such as `.circle`, a
  /// badge.
  ///
  /// - Returns: nil for a symbol without a drawing.
  static func drawing(of name: String) -> SymbolDrawing? {
    if let text = table[aliases[name] ?? name] { return SymbolDrawing(text) }
    if let badge = name.range(of: ".badge") { return badged(name[..<badge.lowerBound], name[badge.upperBound...]) }
    guard let dot = name.lastIndex(of: "."), var drawing = drawing(of: String(name[..<dot])) else { return nil }
    switch name[name.index(after: dot)...] {
    case "fill": drawing.isFilled = true
    case "slash": drawing.isStruck = true
    case let last:
      guard drawing.frame == nil, let frame = SymbolFrame.all[last] else { return nil }
      drawing.frame = frame
    }
    return drawing
  }

  static func hasDrawing(of name: String) -> Bool { drawing(of: name) != nil }

  /// - Parameters:
  ///   - base: the symbol, such as `person` or `bell`.
  ///   - rest: the text after `.badge`: empty for a dot, or such as `.plus` or `.plus.fill`.
  private static func badged(_ base: Substring, _ rest: Substring) -> SymbolDrawing? {
    let isFilled = rest.hasSuffix(".fill"), mark = (isFilled ? rest.dropLast(5) : rest).dropFirst()
    guard var drawing = drawing(of: String(base)) else { return nil }
    if isFilled { drawing.isFilled = true }
    let parts = drawing.flattened(in: CGRect(x: 2, y: 2, width: 20, height: 20))
    let box = SymbolDrawing(parts: parts).box
    let badge: [SymbolDrawing.Part]?
    if mark.isEmpty {
      badge = SymbolDrawing("g O \(box.maxX - 6) \(box.minY - 1) 7 7;a O \(box.maxX - 6) \(box.minY - 1) 7 7")?.parts
    } else if discMarks.contains(mark) {
      badge = place("\(mark).circle.fill", at: CGRect(x: box.maxX - 7.5, y: box.maxY - 8, width: 10, height: 10))
    } else {
      badge = place("\(mark)", at: CGRect(x: box.maxX - 8, y: box.maxY - 9, width: 11, height: 11))
    }
    return badge.map { SymbolDrawing(parts: parts + $0) }
  }

  private static func place(_ name: String, at box: CGRect) -> [SymbolDrawing.Part]? {
    SymbolDrawing("v \(name) \(box.minX) \(box.minY) \(box.width) \(box.height)")?.parts
  }

  private static let discMarks: Set<Substring> = [
    "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "ellipsis",
  ]

  private static let aliases = [
    "gear": "gearshape", "multiply": "xmark", "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "arrow.up.forward": "arrow.up.right",
    "location": "paperplane", "icloud": "cloud",
    "text.justify": "line.3.horizontal", "line.horizontal.3": "line.3.horizontal", "bolt.horizontal": "bolt",
    "line.horizontal.3.decrease": "line.3.horizontal.decrease", "message": "bubble.left", "mail": "envelope",
    "rectangle.portrait.and.arrow.right": "rectangle.portrait.and.arrow.forward", "goforward": "arrow.clockwise",
    "arrow.turn.down.forward": "arrow.turn.down.right", "globe.americas": "globe", "globe.europe.africa": "globe",
  ]
}
