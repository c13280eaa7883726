import Testing

@testable import UIKit

/// How a compositional layout depends on the view around it. Basis: named per test.
@MainActor struct CompositionalSurroundingsTests {
  private typealias C = Composition

  /// Basis: documented: insets are measured from the margins.
  @Test("other margins move what is measured from them; nothing is described again for others")
  func otherMargins() throws {
    var described = 0
    let view = try ComposedView([3], margins: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)) {
      UICollectionViewCompositionalLayout { _, _ in
        described += 1
        let section = C.section(
          C.row(.fractionalWidth(1), .absolute(50), [C.item(.fractionalWidth(1), .fractionalHeight(1))]))
        section.contentInsetsReference = .layoutMargins
        return section
      }
    }
    #expect(view.frame(0)?.minX == 10)
    let before = described
    func change(_ edit: (UICollectionView) -> Void) {
      view.session.perform {
        edit(view.view)
        view.view.setNeedsLayout()
        view.view.layoutIfNeeded()
      }
    }
    change { $0.layoutMargins.top = 30 }
    #expect(described == before)
    change { $0.layoutMargins.left = 40 }
    #expect(view.frame(0) == CGRect(x: 40, y: 0, width: 270, height: 50) && described == before + 1)
  }

  /// Basis: derived: any number of items without width fit into a row without width.
  @Test("rows of no width hold items of no width, one after the other")
  func emptyWidth() throws {
    let view = try ComposedView([5, 5], size: CGSize(width: 0, height: 480)) {
      C.layout(C.section(C.row(.fractionalWidth(1), .absolute(44), [C.item(.fractionalWidth(1), .absolute(44))])))
    }
    #expect(view.session.perform { view.view.contentSize } == CGSize(width: 0, height: 88))
  }

  /// Basis: documented: the property is a copy.
  @Test("a configuration that changes later does not change the layout")
  func configurationCopy() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let section = C.section(
      C.row(.absolute(100), .absolute(50), [C.item(.fractionalWidth(1), .fractionalHeight(1))]))
    let view = try ComposedView([3]) {
      UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }
    view.session.perform {
      configuration.scrollDirection = .horizontal
      view.view.collectionViewLayout.invalidateLayout()
      view.view.layoutIfNeeded()
    }
    #expect(view.frame(1) == CGRect(x: 0, y: 50, width: 100, height: 50))
  }

  /// Basis: derived: traits affect sections, too.
  @Test("other size classes have the sections described again")
  func otherTraits() throws {
    var classes: [UIUserInterfaceSizeClass] = []
    let view = try ComposedView([3]) {
      UICollectionViewCompositionalLayout { _, environment in
        classes.append(environment.traitCollection.horizontalSizeClass)
        return C.section(C.row(.fractionalWidth(1), .absolute(44), [C.item(.fractionalWidth(1), .absolute(44))]))
      }
    }
    let parent = view.session.perform { UIViewController() }, child = view.session.perform { UIViewController() }
    view.session.perform {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.view.addSubview(view.view)
    }
    _ = view.session.show(parent)
    view.session.commitWindows()
    #expect(classes.last == .compact)
    view.session.perform {
      parent.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    }
    view.session.commitWindows()
    #expect(classes.last == .regular)
  }

  /// Basis: derived.
  @Test("a program that invalidates the layout while it is asked for its sections still has them")
  func invalidatingProviders() throws {
    weak var shown: UICollectionViewCompositionalLayout?
    let view = try ComposedView([3]) {
      let section = Composition.section(
        Composition.row(
          .fractionalWidth(1), .absolute(40), [Composition.item(.fractionalWidth(1), .fractionalHeight(1))]))
      let layout = UICollectionViewCompositionalLayout { _, _ in
        shown?.invalidateLayout()
        return section
      }
      shown = layout
      return layout
    }
    #expect(view.view.framesOfCells.map(\.minY) == [0, 40, 80])
  }
}
