import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// Squares that fill the width. Basis: the screen's rule, calculated: at least three, or one per 120 points.
@MainActor struct PhotosTests {
  private func columns(_ stage: Stage<PhotosViewController>) -> [CGRect] {
    let view: UICollectionView = stage.screen.collectionView
    let frames = (0..<7).compactMap { view.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    return frames.filter { $0.minY == frames[0].minY }
  }

  @Test(
    "columns by width",
    arguments: [
      ("iphone-5", .iOS(6, 1), 3, 105), ("iphone-5s", .iOS(7, 1), 3, 105), ("iphone-15-pro", .iOS(17), 3, 129),
      ("ipad-9.7", .iOS(12), 6, 126), ("ipad-pro-11-m4", .iOS(18), 6, 137),
    ] as [(device: String, version: SystemVersion, count: Int, side: CGFloat)])
  func grid(_ row: (device: String, version: SystemVersion, count: Int, side: CGFloat)) throws {
    let stage = try Stage(everyday: row.device, row.version) { PhotosViewController() }, line = columns(stage)
    #expect(line.count == row.count)
    #expect(line.allSatisfy { $0.size == CGSize(width: row.side, height: row.side) })
    #expect(line.first?.minX == 0)
    #expect(abs((line.last?.maxX ?? 0) - stage.size.width) < 0.01)
  }

  @Test("turned, there are more, clear of the camera")
  func landscape() throws {
    let stage = try Stage(everyday: "iphone-15-pro", .iOS(17)) { PhotosViewController() }
    stage.turn(.landscapeRight)
    let line = columns(stage), insets = stage.screen.view.safeAreaInsets
    #expect(line.count == 6 && insets.left > 0)
    #expect(line.first?.minX == insets.left)
    #expect(abs((line.last?.maxX ?? 0) - (stage.size.width - insets.right)) < 0.01)
  }

  @Test("right to left, the first picture is at the right")
  func rightToLeft() throws {
    let stage = try Stage(everyday: "iphone-15-pro", .iOS(17), rightToLeft: true) { PhotosViewController() }
    let cells = (0..<2).map { stage.screen.collectionView.cellForItem(at: IndexPath(item: $0, section: 0)) }
    #expect(cells[0]?.frame.maxX == 393)
    #expect(try #require(cells[1]).frame.maxX < (try #require(cells[0]).frame.minX))
  }

  @Test("the day of what is in sight stays at the top from iOS 9 on", arguments: [7, 9, 17])
  func pinnedHeader(_ version: Int) throws {
    let stage = try Stage(everyday: "iphone-8", .iOS(version)) { PhotosViewController() }
    let view: UICollectionView = stage.screen.collectionView
    try stage.perform(.scroll(x: 0, y: 120))
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    let y = header.map { $0.frame.minY - view.contentOffset.y }
    let top = version < 11 ? view.contentInset.top : view.adjustedContentInset.top
    #expect(version < 9 ? y.map { $0 < top } ?? true : y == top)
  }

  @Test("a touch shows one picture as large as it fits")
  func detail() throws {
    let stage = try Stage(everyday: "iphone-15-pro", .iOS(17)) { PhotosViewController() }
    try stage.perform(.tap("Photo 2"))
    let shown = try #require(stage.screen.navigationController?.topViewController as? PhotoViewController)
    #expect(shown.title == "Photo 2")
    #expect(shown.photoView.frame.width == 393 && abs(shown.photoView.frame.height - 393 * 0.75) < 0.34)
  }
}
