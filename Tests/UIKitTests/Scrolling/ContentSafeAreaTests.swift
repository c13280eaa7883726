import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The safe area inside scrolling content. Basis: a report of cells that grow under the status bar.
@MainActor struct ContentSafeAreaTests {
  private func launch(_ make: @escaping @MainActor (UIView) -> Void) throws -> (Session, UIView) {
    let session = try Session.of(.iOS(11)), controller = session.perform { UIViewController() }
    session.launch(root: { controller })
    let view = try #require(controller.view)
    session.perform { make(view) }
    session.advance(by: 0)
    return (session, view)
  }

  @Test("without adjusted insets a cell gets the safe area that covers it, and its margins grow")
  func cell() throws {
    var scrollView: UIScrollView?, row: UIView?
    let (session, _) = try launch { view in
      let scroll = UIScrollView(frame: view.bounds), content = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 320, height: 2000)
      scroll.addSubview(content)
      view.addSubview(scroll)
      (scrollView, row) = (scroll, content)
    }
    let scroll = try #require(scrollView), content = try #require(row)
    var found: [[CGFloat]] = []
    for offset in [CGFloat(0), 30, -10, -20, -30] {
      scroll.contentOffset.y = offset
      session.advance(by: 0)
      found.append([content.safeAreaInsets.top, content.layoutMargins.top])
    }
    #expect(found == [[20, 28], [20, 28], [10, 18], [0, 8], [0, 8]])
    scroll.contentInsetAdjustmentBehavior = .always
    scroll.contentOffset.y = 0
    session.advance(by: 0)
    #expect(content.safeAreaInsets.top == 0 && content.layoutMargins.top == 8)
  }

  @Test("pages side by side have the safe area that covers them")
  func pages() throws {
    var page: UIView?
    let (session, _) = try launch { view in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.isPagingEnabled = true
      scroll.contentSize = CGSize(width: 640, height: view.bounds.height)
      let content = UIView(frame: CGRect(x: 320, y: 0, width: 320, height: view.bounds.height))
      scroll.addSubview(content)
      view.addSubview(scroll)
      page = content
    }
    session.advance(by: 0)
    #expect(page?.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// Pins a label to the margins, as in most cells.
  private static func pin(in content: UIView) {
    let label = UILabel()
    (label.text, label.translatesAutoresizingMaskIntoConstraints) = ("Text", false)
    content.addSubview(label)
    let guide = content.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: guide.topAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      ContentSafeAreaTests.pin(in: cell.contentView)
      return cell
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      if cell.contentView.subviews.isEmpty { ContentSafeAreaTests.pin(in: cell.contentView) }
      return cell
    }
  }

  private func insets(_ content: UIView?) -> [CGFloat] {
    [content?.safeAreaInsets.top, content?.layoutMargins.top, content?.subviews.first?.frame.minY].map { $0 ?? -1 }
  }

  @Test("a table's row below the status bar has 20 points of safe area and margins of 28, one further down has its own")
  func tableCell() throws {
    let source = Source()
    var table: UITableView?
    let (session, _) = try launch { view in
      let made = UITableView(frame: view.bounds, style: .plain)
      made.contentInsetAdjustmentBehavior = .never
      (made.rowHeight, made.dataSource) = (64, source)
      view.addSubview(made)
      table = made
    }
    let rows = try #require(table)
    #expect(insets(rows.cellForRow(at: [0, 0])?.contentView) == [20, 28, 28])
    #expect(insets(rows.cellForRow(at: [0, 1])?.contentView) == [0, 8, 8])
    rows.contentOffset.y = 128
    session.advance(by: 0)
    #expect(insets(rows.cellForRow(at: [0, 2])?.contentView) == [20, 28, 28])
    rows.contentInsetAdjustmentBehavior = .automatic
    rows.contentOffset.y = -20
    session.advance(by: 0)
    #expect(insets(rows.cellForRow(at: [0, 0])?.contentView) == [0, 8, 8])
  }

  @Test("and so has a collection view's cell")
  func collectionCell() throws {
    let source = Source()
    var collection: UICollectionView?
    let (session, _) = try launch { view in
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 320, height: 64), 0)
      let made = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
      made.contentInsetAdjustmentBehavior = .never
      made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      made.dataSource = source
      view.addSubview(made)
      collection = made
    }
    let items = try #require(collection)
    #expect(insets(items.cellForItem(at: [0, 0])?.contentView) == [20, 28, 28])
    #expect(insets(items.cellForItem(at: [0, 1])?.contentView) == [0, 8, 8])
    items.contentOffset.y = 64
    session.advance(by: 0)
    #expect(insets(items.cellForItem(at: [0, 1])?.contentView) == [20, 28, 28])
  }

  /// Basis: the safe area is where bars cover a view; it is no larger than around the scroll view, as for cells.
  @Test("a header that stretches under bars keeps its content below them at each offset")
  func stretchingHeader() throws {
    let session = try Session.of(.iOS(11)), controller = session.perform { UIViewController() }
    session.launch(root: { UINavigationController(rootViewController: controller) })
    let (scroll, header, label) = session.perform {
      let scroll = UIScrollView(frame: controller.view.bounds), header = UIView(), label = UIView()
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 320, height: 2000)
      label.translatesAutoresizingMaskIntoConstraints = false
      header.addSubview(label)
      scroll.addSubview(header)
      controller.view.addSubview(scroll)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: header.safeAreaLayoutGuide.topAnchor),
        label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
        label.widthAnchor.constraint(equalToConstant: 100), label.heightAnchor.constraint(equalToConstant: 20),
      ])
      return (scroll, header, label)
    }
    for offset in [CGFloat(0), -50, -120, 30] {
      let stretch = max(0, -offset)
      scroll.contentOffset.y = offset
      header.frame = CGRect(x: 0, y: -stretch, width: 320, height: 200 + stretch)
      session.advance(by: 0)
      #expect(header.safeAreaInsets.top == 64 && label.frame.minY == 64, "\(offset)")
    }
  }
}
