import Testing
import UIKit

/// Members that subclasses override: each class compiles without `@testable`, and UIKit calls the override. Basis: the
/// class references.
@MainActor struct OverriddenMemberTests {
  @Test("class methods of animation blocks are overridden, each by itself")
  func animations() throws {
    try Session.of(.iOS(17)).perform {
      Counting.count = 0
      Counting.animate(withDuration: 0) {}
      Counting.animate(withDuration: 0) {
      } completion: { _ in
      }
      Counting.performWithoutAnimation {}
      #expect(Counting.count == 2)
      UIView.animate(withDuration: 0) {}
      #expect(Counting.count == 2)
    }
  }

  @Test("a view that says it has no mask is placed by constraints alone")
  func mask() throws {
    try Session.of(.iOS(17)).perform {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = Unmasked()
      outer.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 20),
      ])
      outer.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }
  }

  @Test("priorities of the content are asked of the subclass, and setters reach it")
  func priorities() throws {
    try Session.of(.iOS(17)).perform {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), firm = Firm(), soft = UILabel()
      soft.text = "a text"
      for view in [soft, firm] {
        view.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(view)
      }
      NSLayoutConstraint.activate([
        soft.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        firm.leadingAnchor.constraint(equalTo: soft.trailingAnchor),
        firm.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
      ])
      outer.layoutIfNeeded()
      #expect(firm.frame == CGRect(x: 170, y: 0, width: 30, height: 40))
      firm.setContentHuggingPriority(.defaultLow, for: .horizontal)
      firm.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
      #expect(firm.log == ["hugging 250.0", "resistance 250.0"])
    }
  }

  @Test("margins and safe areas of the subclass are those of its guides and its subviews")
  func margins() throws {
    try Session.of(.iOS(17)).perform {
      let view = Inset(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inMargins = UIView(), inSafeArea = UIView()
      for (subview, guide) in [(inMargins, view.layoutMarginsGuide), (inSafeArea, view.safeAreaLayoutGuide)] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
        NSLayoutConstraint.activate([
          subview.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          subview.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
          subview.topAnchor.constraint(equalTo: guide.topAnchor),
          subview.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
      }
      view.layoutIfNeeded()
      #expect(inMargins.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      #expect(inSafeArea.frame == CGRect(x: 0, y: 11, width: 100, height: 89))
    }
  }

  @Test("a reading direction of the subclass turns what is in it")
  func direction() throws {
    try Session.of(.iOS(17)).perform {
      let view = RightToLeft(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), subview = UIView()
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
      NSLayoutConstraint.activate([
        subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        subview.topAnchor.constraint(equalTo: view.topAnchor),
        subview.widthAnchor.constraint(equalToConstant: 20), subview.heightAnchor.constraint(equalToConstant: 20),
      ])
      view.layoutIfNeeded()
      #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
      #expect(subview.frame == CGRect(x: 70, y: 0, width: 20, height: 20))
    }
  }

  @Test("tables hand insertions, deletions, reloads, moves and registrations to the subclass")
  func tables() throws {
    try Session.of(.iOS(17)).perform {
      let rows = Count(), table = LoggingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.dataSource = rows
      table.layoutIfNeeded()
      rows.count = 3
      table.insertRows(at: [[0, 2]], with: .none)
      table.reloadRows(at: [[0, 0]], with: .none)
      table.moveRow(at: [0, 0], to: [0, 1])
      rows.count = 2
      table.deleteRows(at: [[0, 0]], with: .none)
      table.reloadSections([0], with: .none)
      #expect(table.log == ["register row", "insert", "reload", "move", "delete", "reload sections"])
      #expect(table.numberOfRows(inSection: 0) == 2)
    }
  }

  @Test("collection views hand insertions, deletions, reloads, moves and registrations to the subclass")
  func collections() throws {
    try Session.of(.iOS(17)).perform {
      let items = Count()
      let view = LoggingCollection(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      view.dataSource = items
      view.layoutIfNeeded()
      view.performBatchUpdates {
        items.count = 3
        view.insertItems(at: [[0, 2]])
      }
      view.reloadItems(at: [[0, 0]])
      view.moveItem(at: [0, 0], to: [0, 1])
      items.count = 2
      view.deleteItems(at: [[0, 0]])
      view.scrollToItem(at: [0, 0], at: .top, animated: false)
      #expect(view.log == ["register item", "batch", "insert", "reload", "move", "delete", "scroll"])
      #expect(view.numberOfItems(inSection: 0) == 2)
    }
  }

  @Test("registrations of nibs and headers reach the subclass")
  func nibs() throws {
    try Session.of(.iOS(17)).perform {
      let nib = UINib(nibName: "Row", bundle: nil), table = LoggingTable(frame: .zero, style: .plain)
      table.register(nib, forCellReuseIdentifier: "row")
      table.register(nib, forHeaderFooterViewReuseIdentifier: "head")
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "foot")
      #expect(table.log == ["nib row", "nib head", "register foot"])
      let view = LoggingCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(nib, forCellWithReuseIdentifier: "item")
      #expect(view.log == ["nib item"])
    }
  }

  @Test("directional margins of the subclass are those of its guide, and turn with its direction")
  func directionalMargins() throws {
    try Session.of(.iOS(17)).perform {
      let view = Directional(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), inMargins = UIView()
      inMargins.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(inMargins)
      let guide = view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        inMargins.leftAnchor.constraint(equalTo: guide.leftAnchor),
        inMargins.rightAnchor.constraint(equalTo: guide.rightAnchor),
        inMargins.topAnchor.constraint(equalTo: guide.topAnchor),
        NSLayoutConstraint(
          item: inMargins, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottomMargin,
          multiplier: 1, constant: 0),
      ])
      view.layoutIfNeeded()
      #expect(inMargins.frame == CGRect(x: 2, y: 1, width: 94, height: 96))
      view.semanticContentAttribute = .forceRightToLeft
      view.layoutIfNeeded()
      #expect(inMargins.frame == CGRect(x: 4, y: 1, width: 94, height: 96))
    }
  }

  @Test("a navigation controller's subclass overrides init(nibName:bundle:), and has bars and a stack")
  func navigationController() throws {
    try Session.of(.iOS(17)).perform {
      let stack = Stack(nibName: nil, bundle: nil)
      #expect(stack.log == ["nil"] && stack.viewControllers.isEmpty && stack.navigationBar.isTranslucent)
      stack.pushViewController(UIViewController(), animated: false)
      #expect(stack.topViewController?.navigationController === stack)
      #expect(Stack(nibName: "Own", bundle: nil).log == ["Own"])
    }
  }

  @Test("a running program gets no prepareForInterfaceBuilder, and may call it with super")
  func interfaceBuilder() throws {
    try Session.of(.iOS(17)).perform {
      let view = Designable(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), root = UIViewController()
      root.view.addSubview(view)
      root.view.layoutIfNeeded()
      #expect(view.preparations == 0)
      view.prepareForInterfaceBuilder()
      #expect(view.preparations == 1)
    }
  }

  @Test("a presentation's own presented view is the one that is placed")
  func presentation() throws {
    try Session.of(.iOS(17), "iphone-15").perform {
      let presentation = Framed(
        presentedViewController: UIViewController(), presenting: UIViewController())
      #expect(presentation.presentedView === presentation.frameView)
    }
  }

  @Test("traits of a subclass are those that code reads")
  func traits() {
    let traits: UITraitCollection = Regular()
    #expect(traits.horizontalSizeClass == .regular && traits.userInterfaceIdiom == .pad)
  }

  @Test("idiom and fonts of text styles are read where no actor is")
  func isolation() async throws {
    let answers = await Task.detached { () -> (UIUserInterfaceIdiom, CGFloat) in
      (UI_USER_INTERFACE_IDIOM(), UIFont.preferredFont(forTextStyle: .body).pointSize)
    }.value
    #expect(answers.1 == 17)
    #expect([.phone, .pad].contains(answers.0))
  }
}

private final class Unmasked: UIView {
  override var translatesAutoresizingMaskIntoConstraints: Bool {
    get { false }
    set {}
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
}

private final class Firm: UIView {
  var log: [String] = []
  override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 40) }
  override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .required
  }
  override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    log.append("hugging \(priority.rawValue)")
  }
  override func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { log.append("resistance \(priority.rawValue)") }
}

private final class Inset: UIView {
  override var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    set {}
  }
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { super.directionalLayoutMargins }
    set { super.directionalLayoutMargins = newValue }
  }
  override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 11, left: 0, bottom: 0, right: 0) }
}

private final class Directional: UIView {
  override var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) }
    set {}
  }
}

private final class Stack: UINavigationController {
  var log: [String] = []

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    log.append(nibNameOrNil ?? "nil")
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor private final class Designable: UIView {
  var preparations = 0
  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    preparations += 1
  }
}

private final class RightToLeft: UIView {
  override var semanticContentAttribute: UISemanticContentAttribute {
    get { .forceRightToLeft }
    set {}
  }
}

private final class Count: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  var count = 2

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

private final class LoggingTable: UITableView {
  var log: [String] = []

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    log.append("register \(identifier)")
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    log.append("nib \(identifier)")
    super.register(nib, forCellReuseIdentifier: identifier)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    log.append("register \(identifier)")
    super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    log.append("nib \(identifier)")
    super.register(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.append("insert")
    super.insertRows(at: indexPaths, with: animation)
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.append("delete")
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.append("reload")
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    log.append("move")
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    log.append("reload sections")
    super.reloadSections(sections, with: animation)
  }
  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    super.insertSections(sections, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    super.deleteSections(sections, with: animation)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
}

private final class LoggingCollection: UICollectionView {
  var log: [String] = []

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    log.append("register \(identifier)")
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    log.append("nib \(identifier)")
    super.register(nib, forCellWithReuseIdentifier: identifier)
  }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    log.append("batch")
    super.performBatchUpdates(updates, completion: completion)
  }
  override func insertItems(at indexPaths: [IndexPath]) {
    log.append("insert")
    super.insertItems(at: indexPaths)
  }
  override func deleteItems(at indexPaths: [IndexPath]) {
    log.append("delete")
    super.deleteItems(at: indexPaths)
  }
  override func reloadItems(at indexPaths: [IndexPath]) {
    log.append("reload")
    super.reloadItems(at: indexPaths)
  }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    log.append("move")
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    log.append("scroll")
    super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }
  override func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
  override func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { super.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
}

private final class Framed: UIPresentationController {
  let frameView = UIView()
  override var presentedView: UIView? { frameView }
}

private final class Regular: UITraitCollection, @unchecked Sendable {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { .regular }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}
