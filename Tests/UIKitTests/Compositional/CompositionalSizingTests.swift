import Testing

@testable import UIKit

/// Self-sizing items of compositional layouts.
/// Self-sizing items. Basis: captured for the rules, which others have measured; the numbers follow.
@MainActor struct CompositionalSizingTests {
  private typealias C = Composition

  /// As high as its number.
  private final class Sized: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      let wish = layoutAttributes.copy() as? UICollectionViewLayoutAttributes ?? layoutAttributes
      let number = CGFloat(layoutAttributes.indexPath.item % 3)
      wish.frame.size = CGSize(width: 90 + 30 * number, height: 50 + 10 * number)
      return wish
    }
  }

  private final class Constrained: UICollectionViewCell {
    override init(frame: CGRect) {
      super.init(frame: frame)
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private func view(
    _ count: Int, cell: UICollectionViewCell.Type = Sized.self, height: CGFloat = 480,
    _ section: @MainActor () -> NSCollectionLayoutSection
  ) throws -> ComposedView {
    let view = try ComposedView([]) { C.layout(section()) }
    view.session.perform {
      view.view.register(cell, forCellWithReuseIdentifier: "item")
      view.items.counts = [count]
      view.view.frame.size.height = height
      view.view.reloadData()
      view.view.layoutIfNeeded()
    }
    return view
  }

  private var list: NSCollectionLayoutSection {
    C.section(C.row(.fractionalWidth(1), .estimated(44), [C.item(.fractionalWidth(1), .estimated(44))]), spacing: 3)
  }

  @Test("rows are as high as their cells ask for")
  func rows() throws {
    let view = try view(5) { list }
    #expect((0..<5).compactMap { view.frame($0)?.minY } == [0, 53, 116, 189, 242])
    #expect((0..<5).compactMap { view.frame($0)?.height } == [50, 60, 70, 50, 60])
    #expect(view.view.contentSize.height == 302 && view.frame(0)?.width == 320)
  }

  @Test("cells of constraints are fitted in the width they have")
  func constraints() throws {
    let view = try view(2, cell: Constrained.self) { list }
    #expect(view.frame(0)?.height == 88 && view.frame(1)?.minY == 91)
  }

  @Test("only what comes into sight is measured; the rest counts with its estimate")
  func visibleItems() throws {
    let view = try view(60, height: 120) { list }
    #expect(view.items.takeTrace().count(where: { $0.hasPrefix("cell") }) < 6)
    #expect(view.frame(3)?.minY == 189 && view.frame(4)?.minY == 189 + 47)
    view.scroll(to: CGPoint(x: 0, y: 180))
    let place = try #require(view.frame(4)).minY
    #expect(abs(place - 242) < 1e-6)
  }

  @Test("a row is as high as its highest item, and its items keep their heights")
  func grids() throws {
    let view = try view(4) {
      C.section(
        C.row(.fractionalWidth(1), .estimated(50), [C.item(.fractionalWidth(0.5), .estimated(50))]), spacing: 3)
    }
    #expect((0..<4).compactMap { view.frame($0)?.height } == [50, 60, 70, 50])
    #expect((0..<4).compactMap { view.frame($0)?.minY } == [0, 0, 63, 63] && view.view.contentSize.height == 133)
  }

  /// Basis: documented.
  @Test("siblings may agree on the largest")
  func uniformSiblings() throws {
    let view = try view(2) {
      C.section(
        C.row(
          .fractionalWidth(1), .estimated(50),
          [C.item(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 50))]))
    }
    #expect((0..<2).compactMap { view.frame($0)?.height } == [60, 60])
  }

  @Test("a group of fixed height keeps it")
  func fixedGroups() throws {
    let view = try view(2) {
      C.section(C.row(.fractionalWidth(1), .absolute(60), [C.item(.fractionalWidth(1), .estimated(44))]))
    }
    #expect(view.frame(0)?.height == 50 && view.frame(1)?.minY == 60)
  }

  /// Basis: assumed: derived from how rows fill.
  @Test("items that are as wide as they ask for fill rows, as many as fit")
  func wideItems() throws {
    let view = try view(5) {
      C.section(C.row(.fractionalWidth(1), .absolute(30), [C.item(.estimated(100), .absolute(30))], .fixed(10)))
    }
    #expect((0..<5).compactMap { view.frame($0)?.width } == [90, 120, 150, 90, 120])
    #expect((0..<5).compactMap { view.frame($0)?.minX } == [0, 100, 0, 160, 0])
  }

  /// Basis: documented.
  @Test("insets do not count on an axis with an estimate")
  func insets() throws {
    let view = try view(2) {
      let item = C.item(.fractionalWidth(1), .estimated(44))
      item.contentInsets = C.insets(4, 6, 4, 6)
      return C.section(C.row(.fractionalWidth(1), .estimated(44), [item]))
    }
    #expect(view.frame(0) == CGRect(x: 6, y: 0, width: 308, height: 50) && view.frame(1)?.minY == 50)
  }

  @Test("a reload forgets what was measured")
  func reload() throws {
    let view = try view(60, height: 120) { list }
    view.scroll(to: CGPoint(x: 0, y: 180))
    #expect(view.frame(0)?.height == 50)
    view.session.perform {
      view.view.reloadData()
      view.view.layoutIfNeeded()
    }
    #expect(view.frame(0)?.height == 44)
  }

  /// Basis: assumed.
  @Test("updates leave what was measured with the items that stay, also out of sight")
  func updates() throws {
    let view = try view(30, height: 120) { list }
    view.scroll(to: CGPoint(x: 0, y: 400))
    let place = try #require(view.frame(6)).minY
    view.session.perform {
      view.items.counts = [29]
      view.view.deleteItems(at: [[0, 0]])
      view.view.layoutIfNeeded()
    }
    #expect(view.frame(0)?.height == 60 && view.frame(5)?.minY == place - 53)
  }

  @Test("after another width everything in sight is measured again")
  func otherWidth() throws {
    let view = try view(2, cell: Constrained.self) { list }
    view.session.perform {
      view.view.frame.size.width = 160
      view.view.layoutIfNeeded()
    }
    #expect(view.frame(0)?.height == 48 && view.frame(1)?.minY == 51)
  }
}
