import SystemProfiles

/// The layout of the keys at any size: rows of equal height, on a grid as wide as the longest row of letters.
struct KeyboardArrangement {
  enum Key: Equatable {
    case character(String)
    /// The keys that switch to the page of letters, and to that of numbers and symbols.
    case letters, numbers
    case space, shift, delete, globe, `return`, dismiss

    var isSpecial: Bool {
      switch self {
      case .character, .space: false
      default: true
      }
    }
  }

  struct PlacedKey {
    var key: Key
    /// The frame including the gaps around the key.
    var rect: CGRect
  }

  /// The area of the rows, in points.
  var area: CGRect
  var layout: KeyboardKeys.Layout
  var isPad = false
  /// Whether the last row has a globe key, because there is no strip for it.
  var showsGlobe = true

  var keys: [PlacedKey] {
    let rows = rows, height = area.height / CGFloat(rows.count)
    return rows.enumerated().flatMap { index, row in
      place(row, in: CGRect(x: area.minX, y: area.minY + height * CGFloat(index), width: area.width, height: height))
    }
  }

  /// A key with its width on the grid and its start; nil to follow the previous key.
  private struct Cell {
    var key: Key
    var width: CGFloat = 1
    var start: CGFloat?
  }

  private var columns: CGFloat { layout == .numbers ? 3 : isPad ? 11 : 10 }

  private var rows: [[Cell]] {
    switch (layout, isPad) {
    case (.numbers, _): numberRows
    case (.letters, false): phoneRows
    case (.signs, false): phoneSignRows
    case (.letters, true): padRows
    case (.signs, true): padSignRows
    }
  }

  private var numberRows: [[Cell]] {
    [
      Self.cells("123"), Self.cells("456"), Self.cells("789"),
      [Cell(key: .character("0"), start: 1), Cell(key: .delete)],
    ]
  }

  private var phoneRows: [[Cell]] {
    [
      Self.cells("QWERTYUIOP"), Self.cells("ASDFGHJKL", from: 0.5),
      [Cell(key: .shift, width: 1.3)] + Self.cells("ZXCVBNM", from: 1.5) + [Cell(key: .delete, width: 1.3, start: 8.7)],
      phoneLastRow(.numbers),
    ]
  }

  private var phoneSignRows: [[Cell]] {
    [
      Self.cells("1234567890"), Self.cells("-/:;()$&@\""),
      Self.cells(".,?!'", from: 1.5, width: 1.4) + [Cell(key: .delete, width: 1.3, start: 8.7)],
      phoneLastRow(.letters),
    ]
  }

  /// - Parameter page: the key for the page to which the first key leads.
  private func phoneLastRow(_ page: Key) -> [Cell] {
    let first: CGFloat = showsGlobe ? 1.25 : 2.5
    let globe = showsGlobe ? [Cell(key: .globe, width: 1.25)] : []
    return [Cell(key: page, width: first)] + globe + [Cell(key: .space, width: 5), Cell(key: .return, width: 2.5)]
  }

  private var padRows: [[Cell]] {
    [
      Self.cells("QWERTYUIOP") + [Cell(key: .delete)],
      Self.cells("ASDFGHJKL", from: 0.4) + [Cell(key: .return, width: 1.6)],
      [Cell(key: .shift)] + Self.cells("ZXCVBNM,.", from: 1) + [Cell(key: .shift)],
      [
        Cell(key: .numbers, width: 2), Cell(key: .globe), Cell(key: .space, width: 5), Cell(key: .numbers, width: 2),
        Cell(key: .dismiss),
      ],
    ]
  }

  private var padSignRows: [[Cell]] {
    [
      Self.cells("1234567890") + [Cell(key: .delete)],
      Self.cells("@#$&*()'\"", from: 0.4) + [Cell(key: .return, width: 1.6)],
      Self.cells("%-+=/;:,.", from: 1),
      [
        Cell(key: .letters, width: 2), Cell(key: .globe), Cell(key: .space, width: 5), Cell(key: .letters, width: 2),
        Cell(key: .dismiss),
      ],
    ]
  }

  private static func cells(_ characters: String, from start: CGFloat = 0, width: CGFloat = 1) -> [Cell] {
    characters.enumerated().map { index, character in
      Cell(key: .character(String(character)), width: width, start: index == 0 ? start : nil)
    }
  }

  private func place(_ row: [Cell], in rect: CGRect) -> [PlacedKey] {
    let column = rect.width / columns
    var end: CGFloat = 0
    return row.map { cell in
      let start = cell.start ?? end
      end = start + cell.width
      let cellRect = CGRect(
        x: rect.minX + start * column, y: rect.minY, width: cell.width * column, height: rect.height)
      return PlacedKey(key: cell.key, rect: cellRect)
    }
  }
}
