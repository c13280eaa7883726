import Testing

@testable import UIKit

/// Sections of compositional layouts.
/// Sections and their supplementary views. Basis: captured: as for groups.
@MainActor struct CompositionalSectionTests {
  private typealias C = Composition

  private var halves: NSCollectionLayoutGroup {
    C.row(.fractionalWidth(1), .absolute(40), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
  }

  private var columns: NSCollectionLayoutGroup {
    C.row(.absolute(100), .fractionalHeight(1), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
  }

  @Test("insets and spacings add up; an empty section takes only the spacing")
  func stacking() throws {
    let view = try ComposedView([3, 0, 4]) {
      C.layout(
        C.section(
          C.row(.fractionalWidth(1), .absolute(30), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))]),
          C.insets(3, 4, 5, 6)), spacing: 12)
    }
    #expect(
      view.lines() == [
        "320 160", "0.0: 4 3 155 30", "0.1: 159 3 155 30", "0.2: 4 33 155 30", "2.0: 4 95 155 30",
        "2.1: 159 95 155 30", "2.2: 4 125 155 30", "2.3: 159 125 155 30",
      ])
  }

  @Test("the insets along the scrolling do not shrink what groups are fractions of")
  func insetsAlong() throws {
    let view = try ComposedView([4]) {
      C.layout(
        C.section(
          C.row(.fractionalWidth(1), .fractionalHeight(0.5), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))]),
          C.insets(10, 20, 30, 40)))
    }
    #expect(view.frame(0) == CGRect(x: 20, y: 10, width: 130, height: 240))
    #expect(view.view.contentSize.height == 520)
  }

  @Test("in horizontal layouts, groups are side by side")
  func sideways() throws {
    let view = try ComposedView([6, 5]) {
      C.layout(
        C.section(
          C.column(.absolute(100), .fractionalHeight(1), [C.item(.fractionalWidth(1), .fractionalHeight(0.25))]),
          C.insets(3, 4, 5, 6), spacing: 5), sideways: true, spacing: 12)
    }
    let lines = view.lines()
    #expect(lines.first == "442 480")
    #expect(lines.contains("0.3: 4 357 100 118") && lines.contains("0.4: 109 3 100 118"))
    #expect(lines.contains("1.0: 231 3 100 118") && lines.contains("1.4: 336 3 100 118"))
  }

  @Test("room beside groups, and between them")
  func edgeSpacing() throws {
    let view = try ComposedView([5]) {
      let group = C.row(.fractionalWidth(1), .absolute(30), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      group.edgeSpacing = NSCollectionLayoutEdgeSpacing(
        leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
      return C.layout(C.section(group, spacing: 8))
    }
    #expect(view.frame(0) == CGRect(x: 4, y: 5, width: 160, height: 30))
    #expect(view.frame(4) == CGRect(x: 4, y: 105, width: 160, height: 30))
    #expect(view.view.contentSize.height == 142)
  }

  @Test("the section provider is asked for each section, with the room there is")
  func sectionProvider() throws {
    var asked: [Int] = []
    let view = try ComposedView([5, 3], size: CGSize(width: 200, height: 300)) {
      UICollectionViewCompositionalLayout { number, environment in
        asked.append(number)
        let isWide = environment.container.effectiveContentSize.width > 250
        return C.section(
          C.row(
            .fractionalWidth(1), .absolute(30), [C.item(.fractionalWidth(isWide ? 0.25 : 0.5), .fractionalHeight(1))]))
      }
    }
    #expect(asked == [0, 1] && view.frame(4) == CGRect(x: 0, y: 60, width: 100, height: 30))
    view.session.perform {
      view.view.frame.size.width = 400
      view.view.layoutIfNeeded()
    }
    #expect(asked == [0, 1, 0, 1] && view.frame(3) == CGRect(x: 300, y: 0, width: 100, height: 30))
  }

  // MARK: Headers and footers

  private func headed(
    _ alignment: NSRectAlignment, sideways: Bool = false, follows: Bool = true, offset: CGPoint = .zero,
    extends: Bool = true
  ) throws -> [String] {
    try ComposedView([3, 2]) {
      let section = C.section(sideways ? columns : halves, C.insets(3, 4, 5, 6))
      section.supplementariesFollowContentInsets = follows
      section.boundarySupplementaryItems = [
        C.boundary("h", .absolute(60), .absolute(30), alignment, offset: offset, extends: extends)
      ]
      return C.layout(section, sideways: sideways)
    }.lines()
  }

  @Test("a header lies before its section, in the middle, between the insets if it follows them")
  func headers() throws {
    let following = try headed(.top)
    #expect(following.contains("h 0.0: 129 0 60 30 z1") && following.contains("h 1.0: 129 118 60 30 z1"))
    #expect(following.contains("0.0: 4 33 155 40") && following[0] == "320 196")
    #expect(try headed(.top, follows: false).contains("h 0.0: 130 0 60 30 z1"))
  }

  @Test(
    "other edges and corners",
    arguments: [
      (NSRectAlignment.bottom, "h 0.0: 129 88 60 30 z1"), (.leading, "h 0.0: 4 29 60 30 z1"),
      (.trailing, "h 1.0: 254 97 60 30 z1"), (.topLeading, "h 0.0: 4 0 60 30 z1"),
      (.topTrailing, "h 1.0: 254 118 60 30 z1"), (.bottomLeading, "h 1.0: 4 166 60 30 z1"),
      (.bottomTrailing, "h 0.0: 254 88 60 30 z1"),
    ])
  func alignments(_ alignment: NSRectAlignment, _ line: String) throws {
    #expect(try headed(alignment).contains(line))
  }

  @Test(
    "sideways, sections grow at their sides",
    arguments: [
      (NSRectAlignment.top, "h 0.0: 50 3 60 30 z1", "270 480"), (.bottom, "h 1.0: 185 445 60 30 z1", "270 480"),
      (.leading, "h 1.0: 220 224 60 30 z1", "390 480"), (.trailing, "h 0.0: 160 224 60 30 z1", "390 480"),
      (.topLeading, "h 0.0: 0 3 60 30 z1", "390 480"), (.bottomTrailing, "h 1.0: 330 445 60 30 z1", "390 480"),
    ])
  func sidewaysAlignments(_ alignment: NSRectAlignment, _ line: String, _ size: String) throws {
    let found = try headed(alignment, sideways: true)
    #expect(found.contains(line) && found[0] == size)
  }

  @Test("a section grows by what sticks out of it after the offset; inside ones change nothing")
  func offsets() throws {
    let moved = try headed(.top, offset: CGPoint(x: 5, y: 7))
    #expect(moved[0] == "320 182" && moved.contains("h 0.0: 134 0 60 30 z1") && moved.contains("0.0: 4 26 155 40"))
    let below = try headed(.bottomLeading, offset: CGPoint(x: 5, y: 7))
    #expect(below[0] == "320 210" && below.contains("h 0.0: 9 95 60 30 z1"))
    let inside = try headed(.bottom, offset: CGPoint(x: -5, y: -7), extends: false)
    #expect(inside[0] == "320 136" && inside.contains("h 0.0: 124 51 60 30 z1"))
    let corner = try headed(.topTrailing, offset: CGPoint(x: -5, y: -7), extends: false)
    #expect(corner.contains("h 0.0: 249 -7 60 30 z1"))
  }

  @Test("a view at the side that is taller than its section makes it taller")
  func tallSides() throws {
    func lines(_ alignment: NSRectAlignment, extends: Bool) throws -> [String] {
      try ComposedView([4]) {
        let section = C.section(halves)
        section.boundarySupplementaryItems = [
          C.boundary("h", .absolute(33), .absolute(200), alignment, extends: extends)
        ]
        return C.layout(section)
      }.lines()
    }
    let extending = try lines(.leading, extends: true)
    #expect(extending[0] == "320 200" && extending.contains("h 0.0: 0 0 33 200 z1"))
    let inside = try lines(.leading, extends: false)
    #expect(inside[0] == "320 80" && inside.contains("h 0.0: 0 -60 33 200 z1"))
    #expect(try lines(.bottom, extends: false).contains("h 0.0: 143.5 -120 33 200 z1"))
  }

  @Test("views of one edge do not stack")
  func severalHeaders() throws {
    let lines = try ComposedView([3, 2]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [
        C.boundary("h", .fractionalWidth(1), .absolute(30), .top),
        C.boundary("t", .fractionalWidth(1), .absolute(10), .top),
        C.boundary("f", .fractionalWidth(1), .absolute(7), .bottom),
      ]
      return C.layout(section)
    }.lines()
    #expect(lines[0] == "320 210" && lines.contains("t 0.0: 4 20 310 10 z1") && lines.contains("f 1.0: 4 203 310 7 z1"))
  }

  @Test("fractions of views at the edges are those between the insets, and of the whole height")
  func fractionalHeaders() throws {
    let lines = try ComposedView([3, 2]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [
        C.boundary("h", .fractionalWidth(1), .fractionalHeight(0.1), .top),
        C.boundary("f", .fractionalWidth(0.5), .absolute(20), .bottom),
      ]
      return C.layout(section)
    }.lines()
    #expect(lines.contains("h 1.0: 4 156 310 48 z1") && lines.contains("f 0.0: 81.5 136 155 20 z1"))
  }

  @Test("the layout's own header and footer are around all sections")
  func layoutBoundary() throws {
    let lines = try ComposedView([3, 2]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [C.boundary("l", .fractionalWidth(1), .absolute(10), .top)]
      return C.layout(
        section,
        [
          C.boundary("h", .fractionalWidth(1), .absolute(30), .top),
          C.boundary("f", .fractionalWidth(1), .absolute(20), .bottom),
        ])
    }.lines()
    #expect(lines[0] == "320 206" && lines.contains("h all: 0 0 320 30 z1"))
    #expect(lines.contains("f all: 0 186 320 20 z1") && lines.contains("l 1.0: 4 128 310 10 z1"))
  }

  @Test("a header keeps an empty section, which then has its insets")
  func emptySections() throws {
    let lines = try ComposedView([0, 2, 0]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [C.boundary("l", .fractionalWidth(1), .absolute(10), .top)]
      return C.layout(section)
    }.lines()
    #expect(lines[0] == "320 94" && lines.contains("l 1.0: 4 18 310 10 z1") && lines.contains("l 2.0: 4 76 310 10 z1"))
  }

  // MARK: Pinned views

  @Test("pinned headers stay in sight until their section ends, pinned footers until it starts")
  func pinned() throws {
    let view = try ComposedView([3, 12], size: CGSize(width: 320, height: 100)) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [
        C.boundary("h", .fractionalWidth(1), .absolute(30), .top, isPinned: true),
        C.boundary("f", .fractionalWidth(1), .absolute(20), .bottom, isPinned: true),
      ]
      return C.layout(section)
    }
    view.scroll(to: CGPoint(x: 0, y: 100))
    let lines = view.lines(in: view.view.bounds)
    #expect(lines[0] == "320 436")
    #expect(lines.contains("h 0.0: 4 88 310 30 z1000000001") && lines.contains("h 1.0: 4 138 310 30 z1000000001"))
    #expect(lines.contains("f 0.0: 4 118 310 20 z1000000001") && lines.contains("f 1.0: 4 180 310 20 z1000000001"))
    let path = IndexPath(item: 0, section: 1)
    #expect(view.view.supplementaryView(forElementKind: "f", at: path)?.frame.minY == 180)
  }

  @Test("sideways, pinned views stay at the leading side")
  func pinnedSideways() throws {
    let view = try ComposedView([8, 4], size: CGSize(width: 200, height: 300)) {
      let section = C.section(columns, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [
        C.boundary("h", .absolute(60), .fractionalHeight(1), .leading, isPinned: true)
      ]
      return C.layout(section, sideways: true)
    }
    view.scroll(to: CGPoint(x: 120, y: 0))
    let lines = view.lines(in: view.view.bounds)
    #expect(lines[0] == "740 300" && lines.contains("h 0.0: 120 3 60 292 z1000000001"))
  }

  // MARK: Views of items and groups

  @Test("badges are put where anchors meet; fractions are those of the badge")
  func badges() throws {
    let corner = NSDirectionalRectEdge([.top, .trailing]), other = NSDirectionalRectEdge([.bottom, .leading])
    let lines = try ComposedView([1]) {
      @MainActor func badge(_ kind: String, _ anchor: NSCollectionLayoutAnchor, _ own: NSCollectionLayoutAnchor? = nil)
        -> NSCollectionLayoutSupplementaryItem
      {
        let size = C.size(.absolute(40), .absolute(20))
        guard let own else {
          return NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        }
        return NSCollectionLayoutSupplementaryItem(
          layoutSize: size, elementKind: kind, containerAnchor: anchor, itemAnchor: own)
      }
      let five = NSCollectionLayoutSupplementaryItem(
        layoutSize: C.size(.fractionalWidth(0.5), .fractionalHeight(0.25)), elementKind: "five",
        containerAnchor: NSCollectionLayoutAnchor(edges: corner))
      let item = NSCollectionLayoutItem(
        layoutSize: C.size(.fractionalWidth(1), .fractionalHeight(1)),
        supplementaryItems: [
          badge("one", NSCollectionLayoutAnchor(edges: corner, absoluteOffset: CGPoint(x: 7, y: 9))),
          badge("two", NSCollectionLayoutAnchor(edges: corner, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
          badge(
            "three", NSCollectionLayoutAnchor(edges: corner),
            NSCollectionLayoutAnchor(edges: other, fractionalOffset: CGPoint(x: 0.5, y: 0.25))),
          badge(
            "four", NSCollectionLayoutAnchor(edges: corner),
            NSCollectionLayoutAnchor(edges: other, absoluteOffset: CGPoint(x: 3, y: 4))), five,
        ])
      item.contentInsets = C.insets(2, 3, 4, 5)
      return C.layout(
        C.section(C.row(.fractionalWidth(1), .absolute(200), [item]), C.insets(50, 50, 50, 50)))
    }.lines()
    #expect(
      lines == [
        "320 300", "0.0: 53 52 212 194", "five 0.0: 159 52 106 48.5 z1", "four 0.0: 268 36 40 20 z1",
        "one 0.0: 232 61 40 20 z1", "three 0.0: 285 37 40 20 z1", "two 0.0: 245 57 40 20 z1",
      ])
  }

  @Test("views of groups are counted through their section")
  func groupViews() throws {
    let lines = try ComposedView([5, 3]) {
      let group = C.row(.fractionalWidth(1), .absolute(60), [C.item(.fractionalWidth(0.5), .fractionalHeight(1))])
      group.supplementaryItems = [
        NSCollectionLayoutSupplementaryItem(
          layoutSize: C.size(.fractionalWidth(1), .absolute(4)), elementKind: "g",
          containerAnchor: NSCollectionLayoutAnchor(edges: .bottom))
      ]
      return C.layout(C.section(group))
    }.lines()
    #expect(
      lines.filter { $0.hasPrefix("g") } == [
        "g 0.0: 0 56 320 4 z1", "g 0.1: 0 116 320 4 z1", "g 0.2: 0 176 320 4 z1", "g 1.0: 0 236 320 4 z1",
        "g 1.1: 0 296 320 4 z1",
      ])
  }

  @Test("backgrounds are as large as their section with its header, less their insets; cells are one up")
  func backgrounds() throws {
    let lines = try ComposedView([3, 0, 2]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6), spacing: 4)
      let background = NSCollectionLayoutDecorationItem.background(elementKind: "bg")
      (background.contentInsets, background.zIndex) = (C.insets(1, 2, 3, 4), -3)
      section.decorationItems = [background]
      section.boundarySupplementaryItems = [C.boundary("h", .fractionalWidth(1), .absolute(30), .top)]
      let layout = C.layout(section)
      layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "bg")
      return layout
    }.lines()
    #expect(lines[0] == "320 238" && lines.contains("0.0: 4 33 155 40 z1"))
    #expect(lines.contains("bg 0.0: 2 1 314 118 z-3") && lines.contains("bg 1.0: 2 123 314 34 z-3"))
    #expect(lines.contains("bg 2.0: 2 161 314 74 z-3"))
  }

  // MARK: Margins

  @Test("sections and their headers may be measured from the margins, the layout's own header is not")
  func marginReference() throws {
    let margins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let lines = try ComposedView([3], margins: margins) {
      let configuration = UICollectionViewCompositionalLayoutConfiguration()
      configuration.boundarySupplementaryItems = [C.boundary("l", .fractionalWidth(1), .absolute(20), .top)]
      configuration.contentInsetsReference = .layoutMargins
      let section = C.section(halves)
      section.boundarySupplementaryItems = [C.boundary("h", .fractionalWidth(1), .absolute(20), .top)]
      return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }.lines()
    #expect(lines.contains("0.1: 150 40 130 40") && lines.contains("h 0.0: 20 20 260 20 z1"))
    #expect(lines.contains("l all: 0 0 320 20 z1"))
    let sideways = try ComposedView([3], margins: margins) {
      let section = C.section(columns)
      section.contentInsetsReference = .layoutMargins
      return C.layout(section, sideways: true)
    }
    #expect(sideways.frame(1) == CGRect(x: 50, y: 10, width: 50, height: 440))
  }

  // MARK: Right to left

  /// Basis: documented, that leading is right in right-to-left interfaces.
  @Test("everything is mirrored where text runs right to left")
  func mirrored() throws {
    let view = try ComposedView([3]) {
      let section = C.section(halves, C.insets(3, 4, 5, 6))
      section.boundarySupplementaryItems = [C.boundary("h", .absolute(60), .absolute(30), .topLeading)]
      return C.layout(section)
    }
    view.session.perform {
      view.view.semanticContentAttribute = .forceRightToLeft
      view.view.collectionViewLayout.invalidateLayout()
      view.view.layoutIfNeeded()
    }
    #expect(
      view.lines() == [
        "320 118", "0.0: 161 33 155 40", "0.1: 6 33 155 40", "0.2: 161 73 155 40", "h 0.0: 256 0 60 30 z1",
      ])
  }
}
