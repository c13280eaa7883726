/// A place that the compiler rejected, with its message.
///
/// Line and column are those of the copy. Columns count UTF-8 bytes from 1, as in the compiler's diagnostics.
public struct Omission: Codable, Sendable, Hashable {
  public var file: String
  public var line: Int
  public var column: Int
  public var message: String

  /// The number of the round in which the compiler reported the place. Several places of one round in one statement
  /// leave out that statement; a place of a later round in it leaves out more. Without numbers, only a place that is
  /// reported again leaves out more.
  public var round: Int?

  /// True if the place is repaired or stays as it is, so that nothing is left out.
  public var repairsOnly: Bool?

  public init(
    file: String, line: Int, column: Int, message: String, round: Int? = nil, repairsOnly: Bool? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.round = round
    self.repairsOnly = repairsOnly
  }
}
