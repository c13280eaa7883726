import Testing

@testable import UIKit

/// Three-dimensional transforms, and pictures of groups. Basis: the references of NSCollectionLayoutVisibleItem,
/// CATransform3D and NSCollectionLayoutGroup; that only the projection is drawn, and the format of the pictures, are
/// assumed.
@MainActor struct CompositionalSpaceTests {
  private typealias C = Composition

  @Test("what a handler changes is shown: transparency, and what a transform leaves in the plane")
  func handlers() throws {
    let view = try ComposedView([3]) {
      let section = C.section(C.row(.fractionalWidth(1), .absolute(50), [C.item(.fractionalWidth(1), .absolute(50))]))
      section.visibleItemsInvalidationHandler = { items, _, _ in
        for item in items {
          item.alpha = 0.5
          item.transform3D = CATransform3DMakeScale(0.5, 0.5, 1)
        }
      }
      return C.layout(section)
    }
    let cells = view.view.visibleCells
    #expect(cells.map(\.alpha) == [0.5, 0.5, 0.5])
    #expect(cells[1].frame == CGRect(x: 80, y: 62.5, width: 160, height: 25))
  }

  @Test("attributes keep a transform in space, and copies have it")
  func attributes() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    #expect(CATransform3DIsIdentity(attributes.transform3D))
    var space = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    space.m34 = -0.002
    attributes.transform3D = space
    #expect(attributes.transform3D == space && abs(attributes.transform.a - 0.5) < 1e-9)
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.transform3D == space && copy.isEqual(attributes))
    copy.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy.transform3D == CATransform3DMakeScale(2, 2, 1) && !copy.isEqual(attributes))
  }

  @Test("transforms are put together first to last, and fall back to the plane")
  func transforms() {
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 5, 7, 0)
    #expect((moved.m41, moved.m42) == (10, 21))
    #expect(CATransform3DGetAffineTransform(moved) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
    #expect(CATransform3DIsAffine(moved) && !CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    let turned = CATransform3DGetAffineTransform(CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    let plane = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(turned.a - plane.a) < 1e-12 && abs(turned.b - plane.b) < 1e-12 && abs(turned.c - plane.c) < 1e-12)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test("a group draws itself as boxes")
  func pictures() throws {
    try Session.of(.iOS(17)).perform {
      let group = C.row(.absolute(40), .absolute(20), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      #expect(
        group.visualDescription() == """
          +-------------------+-------------------+
          |0                  |1                  |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          |                   |                   |
          +-------------------+-------------------+
          """)
    }
  }
}
