// The index paths of tables, which Foundation on Linux does not know.
extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
