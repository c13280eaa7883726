// The index paths of tables, which Foundation on Linux does not declare.
extension IndexPath {
  /// Creates an index path from a row and a section, without an array.
  public init(row: Int, section: Int) {
    self.init(index: section)
    append(row)
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
