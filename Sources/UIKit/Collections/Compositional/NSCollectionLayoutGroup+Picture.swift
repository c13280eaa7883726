// A text rendering of a group.
extension NSCollectionLayoutGroup {
  /// > Basis: assumed: a container of 400 by 400 points, 60 columns for its width, and half as many rows.
  private static var room: CGSize { CGSize(width: 400, height: 400) }
  private static var columns: Int { 60 }

  var picture: String {
    let session = Session.current
    let solved = CompositionalSolver(grid: session.pixelGrid).solve(rule, in: Self.room)
    var canvas = LetterCanvas(size: solved.size, columns: Self.columns)
    for (number, cell) in solved.cells.enumerated() { canvas.draw(cell.frame, "\(number)") }
    return canvas.text
  }
}

/// Draws rectangles as text.
private struct LetterCanvas {
  private var rows: [[Character]]
  /// The points per column; a row is twice as high as a column is wide.
  private let step: CGFloat

  init(size: CGSize, columns: Int) {
    step = max(1, max(size.width, size.height) / CGFloat(columns))
    let count = max(2, Int((size.height / step / 2).rounded(.up)) + 1)
    rows = Array(
      repeating: Array(repeating: " ", count: max(2, Int((size.width / step).rounded(.up)) + 1)), count: count)
  }

  mutating func draw(_ frame: CGRect, _ name: String) {
    let left = column(frame.minX), right = max(left + 1, column(frame.maxX))
    let top = row(frame.minY), bottom = max(top + 1, row(frame.maxY))
    for x in left...right {
      for y in [top, bottom] { put(x == left || x == right ? "+" : "-", x, y) }
    }
    for y in top..<bottom where y > top {
      for x in [left, right] { put("|", x, y) }
    }
    for (offset, letter) in name.enumerated() where bottom > top + 1 && right > left + 1 + offset {
      put(letter, left + 1 + offset, top + 1)
    }
  }

  private func column(_ x: CGFloat) -> Int { Int((x / step).rounded()) }
  private func row(_ y: CGFloat) -> Int { Int((y / step / 2).rounded()) }

  private mutating func put(_ letter: Character, _ x: Int, _ y: Int) {
    if rows.indices.contains(y), rows[y].indices.contains(x) { rows[y][x] = letter }
  }

  var text: String {
    rows.map { row in
      var line = String(row)
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }
}
