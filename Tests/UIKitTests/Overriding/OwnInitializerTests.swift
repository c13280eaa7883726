import Testing
import UIKit

/// Subclasses with their own initializers, as in real code; the classes compile without `@testable`. Basis: Apple's
/// declarations of designated initializers.
@MainActor struct OwnInitializerTests {
  @Test("a table makes cells and headers of classes that have another initializer besides UIKit's")
  func tables() throws {
    try Session.of(.iOS(17)).perform {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
      table.register(TitledCell.self, forCellReuseIdentifier: "cell")
      table.register(TitledHeader.self, forHeaderFooterViewReuseIdentifier: "header")
      let cell = table.dequeueReusableCell(withIdentifier: "cell")
      #expect((cell as? TitledCell)?.title == "default, cell")
      let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
      #expect((header as? TitledHeader)?.title == "header")
    }
  }

  @Test("a collection view makes cells and headers of classes that have another initializer besides UIKit's")
  func collections() throws {
    try Session.of(.iOS(17)).perform {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 30)
      let source = OneItem()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
      view.register(TitledItem.self, forCellWithReuseIdentifier: "item")
      view.register(
        TitledReusable.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = source
      view.layoutIfNeeded()
      #expect((view.visibleCells.first as? TitledItem)?.title == "framed")
      let headers = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
      #expect((headers.first as? TitledReusable)?.title == "framed")
    }
  }

  @Test("views have layers of a class with another initializer, and what is shown is made by init(layer:)")
  func layers() throws {
    try Session.of(.iOS(17)).perform {
      let view = RingView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      let ring = try #require(view.layer as? RingLayer)
      #expect(ring.radius == 1)
      ring.radius = 7
      #expect(ring.presentation()?.radius == 7)
    }
  }

  @Test("copies of attributes, contexts and animations are of the subclass")
  func copies() throws {
    try Session.of(.iOS(17)).perform {
      let attributes = FarAttributes(forCellWith: IndexPath(item: 3, section: 1))
      attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      attributes.distance = 5
      let copy = try #require(attributes.copy() as? FarAttributes)
      #expect(copy.distance == 5 && copy.indexPath == [1, 3] && copy.frame == attributes.frame)
      #expect(copy.isEqual(attributes))

      let layer = CALayer()
      layer.add(NamedAnimation(name: "own"), forKey: "key")
      #expect((layer.animation(forKey: "key") as? NamedAnimation)?.name == "unnamed")
    }
  }

  @Test("containers and controls are made by Apple's designated initializers")
  func designated() throws {
    try Session.of(.iOS(17)).perform {
      let root = UIViewController()
      #expect(Navigation(rootViewController: root).viewControllers == [root])
      #expect(Navigation(title: "own").topViewController?.title == "own")
      let other = UINavigationController(navigationBarClass: TallBar.self, toolbarClass: nil)
      #expect((other.navigationBar as? TallBar)?.wasMade == true && type(of: other.toolbar!) == UIToolbar.self)
      #expect(Segments(items: ["a", "b"]).numberOfSegments == 2)
      #expect(Wheel(style: .large).style == .large)
      #expect(Item(title: "own").title == "own!" && UINavigationItem().title == nil)
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(40), heightDimension: .absolute(40)))
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
      #expect(Grid(NSCollectionLayoutSection(group: group)).configuration.scrollDirection == .vertical)
    }
  }

  @Test("a bar's appearance is copied as the class that it is")
  func appearances() throws {
    try Session.of(.iOS(17)).perform {
      let bar = UINavigationBar()
      let appearance = UINavigationBarAppearance(idiom: .pad)
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      #expect(bar.standardAppearance !== appearance && bar.standardAppearance.backgroundColor == .red)
      #expect(bar.standardAppearance.idiom == .pad)
    }
  }
}

private final class TitledCell: UITableViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(style: .subtitle, reuseIdentifier: nil)
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    title = (style == .default ? "default" : "other") + ", " + (reuseIdentifier ?? "-")
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TitledHeader: UITableViewHeaderFooterView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(reuseIdentifier: nil)
  }

  override init(reuseIdentifier: String?) {
    title = reuseIdentifier ?? "-"
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TitledItem: UICollectionViewCell {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    title = "framed"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TitledReusable: UICollectionReusableView {
  let title: String

  init(title: String) {
    self.title = title
    super.init(frame: .zero)
  }

  override init(frame: CGRect) {
    title = "framed"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class OneItem: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
}

private final class RingLayer: CALayer {
  var radius: CGFloat

  init(radius: CGFloat) {
    self.radius = radius
    super.init()
  }

  override init() {
    radius = 1
    super.init()
  }

  override init(layer: Any) {
    radius = (layer as? RingLayer)?.radius ?? 0
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class FarAttributes: UICollectionViewLayoutAttributes {
  var distance: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as? FarAttributes
    MainActor.assumeIsolated { copy?.distance = distance }
    return copy as Any
  }
}

private final class NamedAnimation: CAAnimation {
  let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override init() {
    name = "unnamed"
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Navigation: UINavigationController {
  init(title: String) {
    let root = UIViewController()
    root.title = title
    super.init(rootViewController: root)
  }

  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TallBar: UINavigationBar {
  let wasMade: Bool

  override init(frame: CGRect) {
    wasMade = true
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Segments: UISegmentedControl {
  override init(items: [Any]?) { super.init(items: items) }
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Wheel: UIActivityIndicatorView {
  override init(style: Style) { super.init(style: style) }
  required init(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Item: UINavigationItem {
  override init(title: String) { super.init(title: title + "!") }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Grid: UICollectionViewCompositionalLayout {
  init(_ section: NSCollectionLayoutSection) { super.init(section: section) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
