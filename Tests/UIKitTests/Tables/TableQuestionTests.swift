import SystemProfiles
import Testing

@testable import UIKit

/// Tables and their delegates.
/// Reentrant calls of delegates, and the methods that they leave to the table. Basis: published delegates that do so;
/// heights are those of TableMetrics.
@MainActor struct TableQuestionTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    let counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  /// The last row and the last footer are higher than the others.
  private final class Curious: NSObject, UITableViewDataSource, UITableViewDelegate {
    var insets: [UIEdgeInsets] = []

    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == tableView.numberOfRows(inSection: indexPath.section) - 1 ? 60 : 44
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
      insets.append(tableView.adjustedContentInset)
      return section == tableView.numberOfSections - 1 ? 20 : 5
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      "\(tableView.contentSize.height > 0)"
    }
  }

  @Test("a delegate may ask for the numbers of rows while heights are asked for", arguments: [9, 17])
  func counts(_ version: Int) throws {
    try Session.of(.iOS(version)).perform {
      let curious = Curious(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 504))
      (table.dataSource, table.delegate) = (curious, curious)
      table.layoutIfNeeded()
      #expect((0..<2).map { table.rectForFooter(inSection: $0).height } == [5, 20])
      #expect((0..<3).map { table.rectForRow(at: path($0, 1)).height } == [44, 44, 60])
      #expect(table.contentSize == CGSize(width: 320, height: 321))
      #expect(!curious.insets.isEmpty && curious.insets.allSatisfy { $0 == table.adjustedContentInset })
    }
  }

  /// Some heights are its own, the others those of `super`.
  private final class Mixed: UITableViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      indexPath.row == 2 ? 100 : super.tableView(tableView, heightForRowAt: indexPath)
    }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      section == 1 ? 60 : super.tableView(tableView, heightForHeaderInSection: section)
    }
  }

  @Test("a controller that calls super for one row is asked for the others", arguments: [(9, 44), (17, 43.5)])
  func mixedHeights(_ version: Int, _ row: CGFloat) throws {
    let session = try Session.of(.iOS(version)), controller = session.perform { Mixed(style: .plain) }
    session.launch { controller }
    let table = try #require(controller.tableView)
    #expect((0..<4).map { table.rectForRow(at: path($0)).height } == [row, row, 100, row])
    #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [0, 60])
    table.rowHeight = 80
    table.layoutIfNeeded()
    #expect((0..<4).map { table.rectForRow(at: path($0)).height } == [80, 80, 100, 80])
    #expect(session.diagnostics.isEmpty)
  }

  @Test("a height that is set to what it is changes nothing")
  func sameHeight() throws {
    final class Rowed: UITableViewController {
      var counted = 0
      override func numberOfSections(in tableView: UITableView) -> Int {
        counted += 1
        return 1
      }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        tableView.rowHeight = view.bounds.height / 8
      }
    }
    let session = try Session.of(.iOS(9)), controller = session.perform { Rowed(style: .plain) }
    session.launch { controller }
    #expect(session.diagnostics.isEmpty)
    #expect(controller.counted == 2)
    #expect(controller.tableView.rectForRow(at: path(7)).maxY == 568)
  }

  /// Basis: published subclasses that are as high as their rows.
  private final class Grown: UITableView {
    var told: [CGFloat] = []
    override var contentSize: CGSize {
      didSet {
        told.append(contentSize.height)
        invalidateIntrinsicContentSize()
      }
    }
    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }
    override func endUpdates() {
      super.endUpdates()
      invalidateIntrinsicContentSize()
    }
    override func reloadData() {
      super.reloadData()
      invalidateIntrinsicContentSize()
    }
  }

  private final class Growing: NSObject, UITableViewDataSource {
    var count = 3
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test(
    "a subclass observes its content size, and a stack makes it as high as its rows", arguments: [(9, 44), (17, 43.5)])
  func contentSize(_ version: Int, _ row: CGFloat) throws {
    let session = try Session.of(.iOS(version)), rows = Growing()
    let table = session.perform { Grown(frame: .zero, style: .plain) }
    session.launch {
      table.dataSource = rows
      let controller = UIViewController(), stack = UIStackView(arrangedSubviews: [table])
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor),
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      ])
      return controller
    }
    #expect(table.frame.height == 3 * row)
    rows.count = 5
    table.insertRows(at: [path(3), path(4)], with: .none)
    session.perform { table.window?.layoutIfNeeded() }
    #expect(table.frame.height == 5 * row && table.told.last == 5 * row)
    #expect(session.diagnostics.isEmpty)
  }
}
