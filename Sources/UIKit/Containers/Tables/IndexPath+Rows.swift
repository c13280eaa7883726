// The index paths of tables, which Foundation on Linux does not know.
extension IndexPath {
  /// Two numbers in a row need no array.
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
