import SystemProfiles
import Testing
import UIKit

/// Instances of classes known only by metatype. Basis: documented: on iOS, UIKit's initializers are Objective-C's,
/// which a metatype may call.
@MainActor struct MadeByTypeTests {
  private final class Own: UIView {
    let made: String
    override init(frame: CGRect) {
      made = "by frame"
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Inherited: UILabel { let word = "inherited" }

  private final class Cell: UITableViewCell {
    let made: String
    override init(style: CellStyle, reuseIdentifier: String?) {
      made = "by style"
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Strip: UITableViewHeaderFooterView { let word = "strip" }
  private final class Tap: UITapGestureRecognizer { let word = "tap" }
  private final class Table: UITableView { let word = "table" }
  private final class Collection: UICollectionView { let word = "collection" }
  private final class Navigation: UINavigationController { let word = "navigation" }
  private final class Gradient: CAGradientLayer { let word = "gradient" }
  private final class Flow: UICollectionViewFlowLayout {
    let made: String
    override init() {
      made = "plain"
      super.init()
    }
    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UIViewController {
    let made: String
    override init(nibName: String?, bundle: Bundle?) {
      made = nibName ?? "none"
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<V: UIView>(_: V.Type, _ frame: CGRect) -> V { V(frame: frame) }
  private func plain<V: UIView>(_: V.Type) -> V { V() }
  private func screen<C: UIViewController>(_: C.Type) -> C { C() }

  private let frame = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test("views by their frame, the class's own initializer runs")
  func views() throws {
    try Session.of(.iOS(17)).perform {
      let type: UIView.Type = Own.self
      let own = type.init(frame: frame)
      #expect((own as? Own)?.made == "by frame" && own.frame == frame)
      #expect(make(Inherited.self, frame).word == "inherited" && make(UILabel.self, frame).frame == frame)
      #expect(plain(Own.self).made == "by frame" && plain(Inherited.self).word == "inherited")
    }
  }

  @Test("containers, cells, controllers and layouts by their initializers")
  func others() throws {
    try Session.of(.iOS(17)).perform {
      let cell: UITableViewCell.Type = Cell.self, table: UITableView.Type = Table.self
      let made = cell.init(style: .default, reuseIdentifier: "id")
      #expect((made as? Cell)?.made == "by style" && made.reuseIdentifier == "id")
      #expect((table.init(frame: frame, style: .grouped) as? Table)?.style == .grouped)
      let strip: UITableViewHeaderFooterView.Type = Strip.self, tap: UIGestureRecognizer.Type = Tap.self
      #expect((strip.init(reuseIdentifier: "id") as? Strip)?.reuseIdentifier == "id")
      #expect((tap.init(target: nil, action: nil) as? Tap)?.word == "tap")
      let layout: UICollectionViewLayout.Type = Flow.self, collection: UICollectionView.Type = Collection.self
      let flow = layout.init()
      #expect((flow as? Flow)?.made == "plain")
      let layer: CALayer.Type = Gradient.self
      #expect((layer.init() as? Gradient)?.word == "gradient")
      #expect((collection.init(frame: frame, collectionViewLayout: flow) as? Collection)?.collectionViewLayout === flow)
      let controller: UIViewController.Type = Screen.self, root = controller.init(nibName: "Nib", bundle: nil)
      #expect((root as? Screen)?.made == "Nib" && screen(Screen.self).made == "none")
      let navigation: UINavigationController.Type = Navigation.self
      #expect((navigation.init(rootViewController: root) as? Navigation)?.viewControllers == [root])
    }
  }

  @Test("an initializer that is a value makes the class it is of")
  func references() throws {
    try Session.of(.iOS(17)).perform {
      let byFrame: (CGRect) -> UIView = UIView.init(frame:)
      #expect(byFrame(frame).frame == frame)
      #expect([frame].map(Own.init).map(\.made) == ["by frame"])
      let fresh: UILabel = .init(frame: frame)
      #expect(fresh.frame == frame)
    }
  }
}
