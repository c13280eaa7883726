/// A position in a text file; both numbers count from 1, columns in bytes.
package struct SourcePosition: Sendable, Hashable, Comparable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) { (self.line, self.column) = (line, column) }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
