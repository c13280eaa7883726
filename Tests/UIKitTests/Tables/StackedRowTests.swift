import CoreTypes
import SystemProfiles
import Testing

@testable import UIKit

/// Rows whose labels are in a stack view, like most cells in code. Basis: a stack view creates its constraints in
/// `updateConstraints`, which fitting sizes run first (class reference of `systemLayoutSizeFitting`: "the view's
/// current constraints").
@MainActor struct StackedRowTests {
  private final class StackCell: UITableViewCell {
    let title = UILabel(), words = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      (title.numberOfLines, words.numberOfLines) = (0, 0)
      let stack = UIStackView(arrangedSubviews: [title, words])
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 10),
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 10),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Texts: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "stack", for: indexPath)
      (cell as? StackCell)?.title.text = "Title"
      (cell as? StackCell)?.words.text = indexPath.row == 0 ? "Body" : String(repeating: "many words ", count: 12)
      return cell
    }
  }

  /// Basis: captured: in saved rows of Xcode 12 and later the content includes the separator, and a label takes its
  /// height.
  @Test(
    "are as high as both labels, on the first layout; since iOS 13 the second one fills up the room of the separator",
    arguments: [(SystemVersion.iOS(10), 0), (.iOS(13), 0.5), (.iOS(17), 0.5)])
  func heights(_ version: SystemVersion, _ separator: CGFloat) throws {
    try Session.of(version).perform {
      let texts = Texts(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500))
      (table.estimatedRowHeight, table.rowHeight) = (80, UITableView.automaticDimension)
      table.register(StackCell.self, forCellReuseIdentifier: "stack")
      table.dataSource = texts
      table.layoutIfNeeded()
      let cells = table.visibleCells.compactMap { $0 as? StackCell }
      #expect(cells.count == 2)
      for cell in cells {
        #expect(cell.title.frame.height == cell.title.sizeThatFits(CGSize(width: 300, height: 0)).height)
        let words = cell.words.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(cell.words.frame.height == words + separator)
        #expect(abs(cell.words.frame.minY - cell.title.frame.maxY - 4) < 0.5)
        #expect(abs(cell.contentView.frame.height - (cell.words.frame.maxY + 20)) < 0.5)
      }
      #expect(cells[1].words.frame.height > 2 * cells[0].words.frame.height)
      #expect(table.session.diagnostics.isEmpty)
    }
  }

  @Test("the system's spacing of a stack view is 8 points")
  func systemSpacing() {
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    stack.spacing = UIStackView.spacingUseSystem
    stack.frame = CGRect(x: 0, y: 0, width: 108, height: 10)
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 58])
  }
}
