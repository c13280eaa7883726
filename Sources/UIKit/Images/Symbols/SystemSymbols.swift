// Our own simple drawings of the symbols that apps use most, in units of a box of 24.
enum SystemSymbols {
  /// By exact name, else by what the name is made of: `.fill`, `.circle`, `.square`, `.slash`, `.badge`.
  ///
  /// - Returns: nil for a symbol without a drawing.
  static func drawing(of name: String) -> SymbolDrawing? {
    if let text = table[aliases[name] ?? name] { return SymbolDrawing(text) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    if let badge = name.range(of: ".badge") { return drawing(of: String(name[..<badge.lowerBound])) }
    guard var drawing = drawing(of: String(name[..<dot])) else { return nil }
    switch name[dot...] {
    case ".fill": drawing.isFilled = true
    case ".slash": drawing.isStruck = true
    case ".circle" where drawing.frame == nil: drawing.frame = .circle
    case ".square" where drawing.frame == nil: drawing.frame = .square
    default: return nil
    }
    return drawing
  }

  private static let aliases = [
    "gear": "gearshape", "multiply": "xmark", "chevron.forward": "chevron.right", "chevron.backward": "chevron.left",
    "arrow.forward": "arrow.right", "arrow.backward": "arrow.left", "person.crop": "person", "location": "paperplane",
    "text.justify": "line.3.horizontal", "line.horizontal.3": "line.3.horizontal", "bolt.horizontal": "bolt",
    "rectangle.and.pencil.and.ellipsis": "rectangle", "message": "bubble.left", "mail": "envelope",
  ]
}
