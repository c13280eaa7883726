import BenchmarkKit
import UIKit

/// A table that appears and is scrolled to its middle.
@MainActor struct TableScene {
  enum Heights: String, CaseIterable {
    /// The same height for all rows.
    case fixed
    /// Heights from the cells' constraints; estimated until the rows are visible.
    case automatic
    /// Heights from the delegate; estimated until then.
    case delegate
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  private let rows: Rows

  init(_ count: Int, _ heights: Heights) {
    rows = Rows(count)
    switch heights {
    case .fixed: (table.rowHeight, table.estimatedRowHeight) = (44, 0)
    case .automatic: (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 60)
    case .delegate: table.estimatedRowHeight = 60
    }
    table.register(TableSceneCell.self, forCellReuseIdentifier: "row")
    table.dataSource = rows
    if heights == .delegate { table.delegate = rows }
  }

  /// Shows the table, and scrolls to its middle.
  func show() {
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = (table.contentSize.height / 2).rounded()
    table.layoutIfNeeded()
  }

  /// The number of visible rows, and whether they are those in the middle.
  var verdict: (visible: Int, isMiddle: Bool) {
    let paths = table.indexPathsForVisibleRows ?? []
    return (paths.count, paths.contains { abs($0.row - rows.count / 2) <= 20 })
  }
}

private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  let count: Int
  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? TableSceneCell)?.label.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row % 3 == 0 ? 70 : 50
  }
}

private final class TableSceneCell: UITableViewCell {
  let label = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 15),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

extension APIBench {
  /// Compares a million rows with a hundred of the same kind.
  func tables() {
    let many = options.isSmoke ? 1000 : 1_000_000
    for heights in TableScene.Heights.allCases where options.wants("A4-\(heights)") || options.wants("A4") {
      compareTables(heights, many)
    }
  }

  private func compareTables(_ heights: TableScene.Heights, _ many: Int) {
    let verdicts = [TableScene(100, heights), TableScene(many, heights)].map { scene in
      scene.show()
      return scene.verdict
    }
    if verdicts.contains(where: { !$0.isMiddle }) || abs(verdicts[0].visible - verdicts[1].visible) > 1 {
      journal.complain("\(heights) rows in sight differ: \(verdicts)")
    }
    let times = options.patience.alternate({ time(many, heights) }, { time(100, heights) })
    journal.add(
      Finding(
        "A4-\(heights)", "\(many) rows, \(heights) heights, beside 100", ours: times.ours, theirs: times.theirs,
        gate: 1.5,
        target: 1.1))
    let bytes = options.patience.alternate({ heap(many, heights) }, { heap(100, heights) })
    journal.add(
      Finding("A4-\(heights)-heap", "the same, heap", bytes.ours / bytes.theirs, .ratio, gate: 1.5, target: 1.1))
  }

  private func time(_ count: Int, _ heights: TableScene.Heights) -> Double {
    settleHeap()
    var scene: TableScene?
    let time = seconds {
      scene = TableScene(count, heights)
      scene?.show()
    }
    return withExtendedLifetime(scene) { time }
  }

  /// Returns the bytes that the table and its cells retain.
  private func heap(_ count: Int, _ heights: TableScene.Heights) -> Double {
    let before = heapInUse(), scene = TableScene(count, heights)
    scene.show()
    return withExtendedLifetime(scene) { Double(heapInUse()) - Double(before) }
  }
}
