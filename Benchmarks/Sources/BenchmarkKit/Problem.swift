/// A system of constraints as flat arrays, which both sides are given.
///
/// Row `i` has the terms `start[i] ..< start[i + 1]` and means `sum(terms) + constant <relation> 0`. A view is four
/// consecutive variables: x and y, relative to its superview, width and height.
public struct Problem: Sendable {
  public enum Relation: Int8, Sendable {
    case atMost = -1
    case equal = 0
    case atLeast = 1
  }

  public let name: String
  public internal(set) var variableCount: Int32 = 0
  public internal(set) var start: [Int32] = [0]
  public internal(set) var variable: [Int32] = []
  public internal(set) var coefficient: [Double] = []
  public internal(set) var constant: [Double] = []
  public internal(set) var relation: [Relation] = []
  /// The priorities; 1000 is required.
  public internal(set) var priority: [Float] = []
  /// Whether the row and the next one are a view's natural size: at most this at the hugging priority, at least this at
  /// the compression resistance priority.
  public internal(set) var isNaturalSize: [Bool] = []

  /// The root's width, and the row that sets it.
  public internal(set) var rootWidth: (variable: Int32, row: Int32)?
  /// The rows that structural edits remove and add again: the last row of a form.
  public internal(set) var detachable: Range<Int32> = 0..<0

  init(_ name: String) { self.name = name }

  public var rowCount: Int { constant.count }
  public var rows: Range<Int32> { 0..<Int32(rowCount) }

  public func isRequired(_ row: Int32) -> Bool { priority[Int(row)] >= 1000 }
  public func isPosition(_ variable: Int32) -> Bool { variable & 3 < 2 }
  public func terms(of row: Int32) -> Range<Int> { Int(start[Int(row)])..<Int(start[Int(row) + 1]) }

  /// The optional priorities in use, highest first.
  public var levels: [Float] { Set(priority.filter { $0 < 1000 }).sorted(by: >) }

  /// Returns the same problem with another width of the root.
  public func resized(to width: Double) -> Problem {
    var problem = self
    if let row = rootWidth?.row { problem.constant[Int(row)] = -width }
    return problem
  }
}
