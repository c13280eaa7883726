/// The caller's rows in the order they were added, found by name.
struct RowStore: Sendable {
  private(set) var ids: [RowID] = []
  private(set) var rows: [Row] = []
  private var nextIndex: Int32 = 0

  mutating func add(_ row: Row) -> RowID {
    let id = RowID(index: nextIndex)
    nextIndex += 1
    ids.append(id)
    rows.append(row)
    return id
  }

  mutating func remove(_ id: RowID) {
    let place = position(of: id)
    ids.remove(at: place)
    rows.remove(at: place)
  }

  subscript(_ id: RowID) -> Row {
    get { rows[position(of: id)] }
    set { rows[position(of: id)] = newValue }
  }

  /// Binary search: names only ever grow.
  func position(of id: RowID) -> Int {
    var (low, high) = (0, ids.count)
    while low < high {
      let middle = (low + high) / 2
      if ids[middle] < id { low = middle + 1 } else { high = middle }
    }
    precondition(low < ids.count && ids[low] == id, "Row \(id.index) is not in this solver; was it removed?")
    return low
  }
}
