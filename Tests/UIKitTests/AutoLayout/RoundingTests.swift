import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Solved frames on the pixel grid.
@MainActor struct RoundingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var size: CGSize
    var safeArea: UIEdgeInsets
    var label: CGSize
    var origin: CGPoint
    var testDescription: String { "\(size) \(label)" }

    init(
      _ width: CGFloat, _ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat, _ label: CGSize, _ x: CGFloat,
      _ y: CGFloat
    ) {
      size = CGSize(width: width, height: height)
      safeArea = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
      (self.label, origin) = (label, CGPoint(x: x, y: y))
    }
  }

  private nonisolated static let label = CGSize(width: 158.0 / 3, height: 58.0 / 3)
  private nonisolated static let large = CGSize(width: 167.0 / 3, height: 61.0 / 3)

  /// Basis: view descriptions recorded by the swift-snapshot-testing project with iOS 12, three pixels a point.
  @Test(
    "a label in the middle of the safe area: origins round to the nearest pixel, halves up, sizes stay",
    arguments: [
      Case(375, 667, 20, 0, label, 161.333, 334), Case(320, 568, 20, 0, label, 133.667, 284.333),
      Case(414, 667, 20, 0, label, 180.667, 334), Case(375, 812, 44, 34, label, 161.333, 401.333),
      Case(1080, 810, 20, 0, large, 512.333, 405), Case(1194, 834, 24, 20, large, 569.333, 409),
      Case(375, 667, 20, 0, CGSize(width: 22.0 / 3, height: 58.0 / 3), 184, 334),
    ])
  func centred(_ row: Case) throws {
    let board = try Board(.iOS(12), on: "iphone-x", row.size.width, row.size.height)
    board.root.layout.surroundingInsets = row.safeArea
    let view = board.view(row.label.width, row.label.height), guide = board.root.safeAreaLayoutGuide
    board.activate(
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor))
    board.layOut()
    #expect(abs(view.frame.minX - row.origin.x) < 1e-3 && abs(view.frame.minY - row.origin.y) < 1e-3)
    #expect(abs(view.frame.width - row.label.width) < 1e-3 && abs(view.frame.height - row.label.height) < 1e-3)
  }

  /// Basis: derived from a label and a button of bold 13 points.
  @Test("a few thousandths above a pixel cost no pixel")
  func excess() {
    let grid = PixelGrid(scale: 1)
    #expect([42.0015, 42.01, -0.5].map(grid.ceil) == [42, 43, 0])
  }

  @Test("a label of 18 points at the bottom of the safe area of 834 points less 20: 796 (same recordings)")
  func pinned() throws {
    let board = try Board(.iOS(12), on: "iphone-x", 1194, 834), view = board.view(50, 18)
    board.root.layout.surroundingInsets = UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    board.activate(view.bottomAnchor.constraint(equalTo: board.root.safeAreaLayoutGuide.bottomAnchor))
    board.layOut()
    #expect(view.frame.minY == 796)
  }

  @Test(
    "a quarter point is half a pixel and rounds up; with one pixel a point, the middle can be half a point off (published)",
    arguments: [
      ("iphone-5", 950.25, 950.5), ("iphone-5", 950.2, 950), ("iphone-x", 950.25, 950 + 1 / 3.0),
      ("ipad-2", 100.5, 101),
      ("ipad-2", 100.4, 100),
    ])
  func positions(_ device: String, _ exact: Double, _ expected: Double) throws {
    let board = try Board(.iOS(9), on: device, 2000, 2000), view = board.view(10, 10)
    board.activate(view.topAnchor.constraint(equalTo: board.root.topAnchor, constant: exact))
    board.layOut()
    #expect(abs(view.frame.minY - expected) < 1e-9 && abs(view.frame.height - 10) < 1e-9)
  }

  @Test(
    "fitting sizes round up to pixels (published)",
    arguments: [("iphone-x", 173.5, 173.667), ("iphone-5", 173.25, 173.5), ("iphone-x", 173.25, 173.333)])
  func fitting(_ device: String, _ exact: Double, _ expected: Double) throws {
    let board = try Board(.iOS(12), on: device, 300, 300), view = board.view()
    board.activate(
      view.heightAnchor.constraint(equalToConstant: exact), view.topAnchor.constraint(equalTo: board.root.topAnchor),
      view.bottomAnchor.constraint(equalTo: board.root.bottomAnchor))
    let height = board.perform { board.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height }
    #expect(abs(height - expected) < 1e-3)
  }

  @Test("the solution keeps the exact values: only frames are rounded")
  func exact() throws {
    let board = try Board(.iOS(9), on: "ipad-2", 301, 100), views = [board.view(0.5, 10), board.view(0.5, 10)]
    board.activate(
      views[0].leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 0.4),
      views[1].leftAnchor.constraint(equalTo: views[0].rightAnchor, constant: 0.4))
    board.layOut()
    #expect(views.map(\.frame.minX) == [0, 1] && abs((views[1].layout.solved?.minX ?? 0) - 1.3) < 1e-6)
  }

  /// Basis: captured. Stevia's tests compare such lengths without a tolerance.
  @Test("a length that is whole pixels stays that number, wherever the view lies")
  func lengths() throws {
    let board = try Board(420, 912), view = board.view()
    board.activate(
      view.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 91.2),
      view.heightAnchor.constraint(equalToConstant: 100))
    board.layOut()
    #expect(view.frame.height == 100 && abs(view.frame.minY - 274.0 / 3) < 1e-6)
  }

  @Test("labels of 17 points are 21 points high in iOS 6, then as many pixels as they need")
  func labels() throws {
    for (version, device, height) in [
      (SystemVersion.iOS(6, 1), "iphone-5", 21.0), (.iOS(7), "iphone-5", 20.5), (.iOS(12), "iphone-x", 61.0 / 3),
    ] {
      let size = try Board(version, on: device, 100, 100).label("Name").intrinsicContentSize
      #expect(abs(size.height - height) < 1e-3)
      let pixels = size.width * (version == .iOS(6, 1) ? 1 : device == "iphone-x" ? 3 : 2)
      #expect(abs(pixels - pixels.rounded()) < 1e-6)
    }
  }
}
