import SystemProfiles
import Testing
import UIKit

@testable import Gallery
@testable import UIKit

/// The home page of a shop. Basis: the screen's fractions and constants, calculated.
@MainActor struct ShopTests {
  private func show(_ device: String, _ version: SystemVersion = .iOS(17)) throws -> Stage<ShopViewController> {
    try Stage(everyday: device, version) { ShopViewController() }
  }

  private func frame(_ item: Int, _ section: Int, _ stage: Stage<ShopViewController>) throws -> CGRect {
    let cell = stage.screen.collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return stage.frame(try #require(cell))
  }

  @Test(
    "the first story is in the middle of a phone, with a bit of its neighbour",
    arguments: [("iphone-6s", .iOS(13, 3)), ("iphone-15-pro", .iOS(17)), ("iphone-16-pro", .iOS(26))]
      as [(String, SystemVersion)])
  func stories(_ phone: (String, SystemVersion)) throws {
    let stage = try show(phone.0, phone.1), width = stage.size.width
    let first = try frame(0, 0, stage), second = try frame(1, 0, stage)
    #expect(abs(first.midX - width / 2) < 0.5 && abs(first.width - 0.9 * width) < 0.5 && first.height == 280)
    #expect(abs(second.minX - first.maxX - 10) < 0.5 && second.minX < width)
  }

  @Test("on an iPad two stories are side by side, and apps in two columns of three")
  func pad() throws {
    // Fractions of the whole width: both sections scroll by themselves.
    let stage = try show("ipad-10"), width = stage.size.width
    #expect(abs(try frame(1, 0, stage).minX - (20 + 0.46 * width + 10)) < 0.5)
    let column = try (0..<3).map { try frame($0, 1, stage) }
    #expect(column.allSatisfy { $0.minX == 20 && $0.height == 80 })
    #expect(try frame(3, 1, stage).minY == column[0].minY)
    #expect(abs(try frame(3, 1, stage).minX - (20 + 0.45 * width + 16)) < 0.5)
  }

  @Test("the page is as high as its sections")
  func height() throws {
    let view = try show("iphone-15-pro").screen.collectionView
    let header = try #require(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
    // 280 and 12 + 16, two headers, 240 and 4 + 20, three rows of 64 with 12 between them and 4 + 24.
    let rows: CGFloat = 3 * 64 + 2 * 12
    #expect(abs(view.contentSize.height - (308 + 2 * header.frame.height + 264 + rows + 28)) < 1)
  }
}
