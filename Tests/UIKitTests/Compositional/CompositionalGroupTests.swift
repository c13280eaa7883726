import Testing

@testable import UIKit

/// How groups arrange their items. Basis: captured: others ran the same layouts in UIKit (on a Mac, at two pixels per
/// point) and published the frames.
@MainActor struct CompositionalGroupTests {
  private typealias C = Composition

  private func lines(
    _ count: Int, width: CGFloat = 320, _ group: @MainActor () -> NSCollectionLayoutGroup
  ) throws -> [String] {
    try ComposedView([count], size: CGSize(width: width, height: 480)) { C.layout(C.section(group())) }.lines()
  }

  private func spacedRow(_ fraction: CGFloat, _ spacing: NSCollectionLayoutSpacing?) -> NSCollectionLayoutGroup {
    C.row(.fractionalWidth(1), .absolute(10), [C.item(.fractionalWidth(fraction), .absolute(10))], spacing)
  }

  private func places(_ fraction: CGFloat, _ spacing: NSCollectionLayoutSpacing?) throws -> [CGRect] {
    let view = try ComposedView([8]) { C.layout(C.section(spacedRow(fraction, spacing))) }
    return (0..<8).compactMap { view.frame($0) }
  }

  @Test("a row takes as many fractions as fit, and rounds them down to pixels")
  func fractions() throws {
    #expect(try places(0.3, nil).prefix(4).map(\.minX) == [0, 96, 192, 0])
    #expect(try places(1 / 3.0, nil).prefix(4).map(\.minX) == [0, 106.5, 213, 0])
    #expect(try places(0.25, nil).prefix(5).map(\.minX) == [0, 80, 160, 240, 0])
    #expect(try places(0.4, nil).prefix(3).map(\.minX) == [0, 128, 0])
    #expect(try places(0.9, nil).map(\.minY) == [0, 10, 20, 30, 40, 50, 60, 70])
  }

  @Test("fractions are those of what the spacings leave")
  func spacedFractions() throws {
    let thirds = try places(1 / 3.0, .fixed(10)), quarters = try places(0.25, .fixed(10))
    #expect(thirds.prefix(3).map(\.minX) == [0, 110, 220] && thirds[0].width == 100)
    #expect(quarters.prefix(4).map(\.minX) == [0, 82.5, 165, 247.5] && quarters[0].width == 72.5)
    #expect(try places(0.3, .fixed(10)).prefix(3).map(\.minX) == [0, 100, 200])
    #expect(
      try places(0.4, .fixed(10)).prefix(3) == [
        CGRect(x: 0, y: 0, width: 124, height: 10), CGRect(x: 134, y: 0, width: 124, height: 10),
        CGRect(x: 0, y: 10, width: 124, height: 10),
      ])
  }

  @Test("flexible spacings share what is left; places round to the nearest pixel")
  func flexibleSpacing() throws {
    #expect(try places(0.3, .flexible(10)).prefix(3).map(\.minX) == [0, 115, 230])
    #expect(try places(0.25, .flexible(1)).prefix(4).map(\.minX) == [0, 80.5, 160.5, 241])
    #expect(try places(0.4, .flexible(1)).prefix(2).map(\.minX) == [0, 192.5])
    // The last row keeps the positions of the others.
    #expect(try places(0.3, .flexible(10)).suffix(2).map(\.minX) == [0, 115])
  }

  @Test("unequal subitems come in turn, and the list starts again in the next group")
  func severalSubitems() throws {
    let found = try lines(3) {
      C.row(
        .fractionalWidth(1), .absolute(20),
        [C.item(.fractionalWidth(0.5), .fractionalHeight(1)), C.item(.absolute(50), .fractionalHeight(1))], .fixed(10))
    }
    #expect(found == ["320 40", "0.0: 0 0 155 20", "0.1: 165 0 50 20", "0.2: 0 20 155 20"])
  }

  @Test("heights that are fractions of the width follow the width that spacings leave")
  func tiltedItems() throws {
    let found = try lines(4) {
      C.row(
        .fractionalWidth(1), .absolute(20),
        [
          C.item(.fractionalWidth(0.5), .absolute(100)),
          C.item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
        ], .fixed(10))
    }
    #expect(found.first == "320 40")
    let view = try ComposedView([4]) {
      C.layout(
        C.section(
          C.row(
            .fractionalWidth(1), .absolute(20),
            [
              C.item(.fractionalWidth(0.5), .absolute(100)),
              C.item(.fractionalWidth(0.5), .fractionalWidth(0.25)),
            ], .fixed(10))))
    }
    #expect(view.frame(1) == CGRect(x: 165, y: 0, width: 155, height: 77.5))
    #expect(view.frame(2) == CGRect(x: 0, y: 20, width: 155, height: 100))
    // The part of an item outside its group is not visible.
    #expect(
      view.lines(in: CGRect(x: 0, y: 33, width: 320, height: 0.5)).dropFirst().map { $0.prefix(3) } == ["0.2", "0.3"])
  }

  @Test("columns fill like rows")
  func columns() throws {
    let found = try lines(9) {
      C.column(
        .fractionalWidth(1), .absolute(100), [C.item(.fractionalWidth(1), .fractionalHeight(0.25))], .fixed(10))
    }
    #expect(found.first == "320 217.5")
    #expect(found.contains("0.3: 0 82.5 320 17.5") && found.contains("0.4: 0 100 320 17.5"))
    let half = try lines(9) {
      C.column(
        .fractionalWidth(0.5), .fractionalHeight(0.5), [C.item(.fractionalWidth(1), .fractionalHeight(0.3))],
        .fixed(10))
    }
    #expect(half.first == "320 720" && half.contains("0.3: 0 240 160 66") && half.contains("0.2: 0 152 160 66"))
  }

  @Test("the last group ends behind its items, by as much as a whole one does")
  func partialGroups() throws {
    func length(_ spacing: NSCollectionLayoutSpacing?) throws -> String? {
      try lines(5) {
        C.column(.fractionalWidth(1), .absolute(100), [C.item(.fractionalWidth(1), .absolute(30))], spacing)
      }.first
    }
    #expect(try length(nil) == "320 170")
    #expect(try length(.fixed(10)) == "320 260")
    #expect(try length(.flexible(10)) == "320 230")
  }

  @Test("a count makes equal shares")
  func counts() throws {
    let rows = try lines(7) {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: C.size(.fractionalWidth(1), .absolute(20)),
        subitem: C.item(.absolute(30), .fractionalHeight(1)), count: 3)
      group.interItemSpacing = .fixed(10)
      return group
    }
    #expect(rows.first == "320 60" && rows.contains("0.5: 220 20 100 20") && rows.contains("0.6: 0 40 100 20"))
    let columns = try lines(7) {
      .vertical(
        layoutSize: C.size(.fractionalWidth(0.5), .absolute(90)),
        subitem: C.item(.fractionalWidth(1), .fractionalHeight(0.1)), count: 3)
    }
    #expect(columns.first == "320 210" && columns.contains("0.6: 0 180 160 30"))
  }

  /// Basis: documented.
  @Test("a repeated subitem keeps its size")
  func repeatedSubitems() throws {
    let found = try lines(3) {
      .horizontal(
        layoutSize: C.size(.fractionalWidth(1), .absolute(20)),
        repeatingSubitem: C.item(.absolute(30), .fractionalHeight(1)), count: 2)
    }
    #expect(found == ["320 40", "0.0: 0 0 30 20", "0.1: 30 0 30 20", "0.2: 0 20 30 20"])
  }

  @Test("insets shrink items in their places, and groups around their items")
  func insets() throws {
    let found = try lines(4) {
      let item = C.item(.fractionalWidth(0.5), .fractionalHeight(1))
      item.contentInsets = C.insets(5, 6, 7, 8)
      let group = C.row(.fractionalWidth(1), .absolute(100), [item])
      group.contentInsets = C.insets(1, 2, 3, 4)
      return group
    }
    #expect(
      found == [
        "320 200", "0.0: 8 6 143 84", "0.1: 165 6 143 84", "0.2: 8 106 143 84", "0.3: 165 106 143 84",
      ])
  }

  @Test("edge spacing takes room outside an item; flexible ones share what is left")
  func edgeSpacing() throws {
    func frames(_ edges: NSCollectionLayoutEdgeSpacing, _ width: CGFloat, _ height: CGFloat) throws -> [String] {
      try lines(2) {
        let item = C.item(.fractionalWidth(width), .fractionalHeight(height))
        item.edgeSpacing = edges
        return C.row(.fractionalWidth(1), .absolute(100), [item])
      }
    }
    let fixed = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    #expect(try frames(fixed, 0.5, 1) == ["320 200", "0.0: 4 5 160 100", "0.1: 4 105 160 100"])
    let flexible = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(4), top: nil, trailing: .flexible(6), bottom: .flexible(7))
    #expect(try frames(flexible, 0.5, 1) == ["320 200", "0.0: 79 0 160 100", "0.1: 79 100 160 100"])
    let start = NSCollectionLayoutEdgeSpacing(leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: nil)
    #expect(try frames(start, 0.4, 0.5) == ["320 100", "0.0: 32 50 128 50", "0.1: 192 50 128 50"])
  }

  @Test("groups in groups are filled one after the other")
  func nestedGroups() throws {
    let found = try lines(9) {
      let inner = C.column(
        .fractionalWidth(0.5), .fractionalHeight(1), [C.item(.fractionalWidth(1), .fractionalHeight(0.5))], .fixed(4))
      return C.row(
        .fractionalWidth(1), .absolute(100), [C.item(.fractionalWidth(0.5), .fractionalHeight(1)), inner], .fixed(6))
    }
    #expect(found.first == "320 300")
    #expect(found[1...3] == ["0.0: 0 0 157 100", "0.1: 163 0 157 48", "0.2: 163 52 157 48"])
    #expect(found[4] == "0.3: 0 100 157 100")
    let repeated = try lines(9) {
      let inner = C.column(
        .fractionalWidth(0.5), .fractionalHeight(1), [C.item(.fractionalWidth(1), .fractionalHeight(0.5))])
      return C.row(.fractionalWidth(1), .absolute(100), [inner])
    }
    #expect(repeated.first == "320 250" && repeated.contains("0.3: 160 50 160 50"))
    #expect(repeated.contains("0.8: 0 200 160 50"))
  }

  @Test("estimates count until cells are in sight")
  func estimates() throws {
    #expect(
      try lines(4) {
        C.row(.fractionalWidth(1), .estimated(44), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      }.first == "320 88")
    #expect(
      try lines(5) { C.row(.fractionalWidth(1), .absolute(44), [C.item(.estimated(100), .fractionalHeight(1))]) }
        == [
          "320 88", "0.0: 0 0 100 44", "0.1: 100 0 100 44", "0.2: 200 0 100 44", "0.3: 0 44 100 44",
          "0.4: 100 44 100 44",
        ])
  }

  @Test("a group that is as long as what it holds holds each subitem once")
  func openGroups() throws {
    let found = try lines(4) {
      C.column(
        .fractionalWidth(1), .estimated(100),
        [C.item(.fractionalWidth(1), .absolute(30)), C.item(.fractionalWidth(1), .absolute(30))], .fixed(5))
    }
    #expect(
      found == ["320 130", "0.0: 0 0 320 30", "0.1: 0 35 320 30", "0.2: 0 65 320 30", "0.3: 0 100 320 30"])
  }

  @Test("a custom group has its frames from its own corner, and is asked with the size of the whole")
  func customGroups() throws {
    var sizes: [CGSize] = []
    let view = try ComposedView([4, 2]) {
      let group = NSCollectionLayoutGroup.custom(layoutSize: C.size(.fractionalWidth(1), .absolute(80))) {
        sizes.append($0.container.contentSize)
        return [
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
          NSCollectionLayoutGroupCustomItem(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
        ]
      }
      return C.layout(C.section(group, C.insets(3, 4, 5, 6)))
    }
    #expect(
      view.lines() == [
        "320 256", "0.0: 5 5 30 40", "0.1: 54 13 60 30 z4", "0.2: -1 -2 400 20", "0.3: 5 85 30 40",
        "1.0: 5 173 30 40", "1.1: 54 181 60 30 z4",
      ])
    #expect(Set(sizes.map(\.width)) == [320] && Set(sizes.map(\.height)) == [80])
  }

  @Test("a group without room for its first item shows nothing")
  func smallGroups() throws {
    #expect(
      try lines(3) { C.row(.absolute(50), .absolute(20), [C.item(.absolute(60), .fractionalHeight(1))]) } == ["320 0"])
  }

  @Test("a million items cost nothing each")
  func manyItems() throws {
    let view = try ComposedView([1_000_000]) {
      C.layout(
        C.section(C.row(.fractionalWidth(1), .absolute(40), [C.item(.fractionalWidth(0.25), .fractionalHeight(1))])))
    }
    #expect(view.view.contentSize.height == 10_000_000)
    view.scroll(to: CGPoint(x: 0, y: 5_000_000))
    #expect(view.view.indexPathsForVisibleItems.first?.item == 500_000)
    #expect(view.view.visibleCells.count == 48)
  }
}
