extension Diagnostic {
  package static let symbolWithoutDrawing = "symbol-without-drawing"

  /// - Parameter position: where a document first uses the symbol.
  static func undrawnSymbol(_ name: String, at position: SourcePosition?) -> Diagnostic {
    Diagnostic(
      rule: symbolWithoutDrawing, severity: .note,
      message: "There is no drawing of the system symbol \u{201C}\(name)\u{201D}; a box is drawn instead.",
      position: position)
  }
}
