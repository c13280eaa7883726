/// Indented lines of text.
struct Lines {
  private(set) var text = ""

  /// Adds a line.
  ///
  /// - Parameter id: An identifier for the end of the line; empty for none.
  mutating func add(_ line: String, depth: Int, id: String = "") {
    if !text.isEmpty { text += "\n" }
    for _ in 0..<depth { text += "  " }
    text += line
    if !id.isEmpty { text += "  #\(id)" }
  }

  mutating func addEmptyLine() { text += "\n" }
}
