import Testing

@testable import UIKit

/// The positions of drawn parts.
@MainActor struct ArrangementTests {
  private let grid = PixelGrid(scale: 1)

  @Test(
    "content modes",
    arguments: zip(
      [
        UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left,
        .right, .topLeft, .topRight, .bottomLeft, .bottomRight,
      ],
      [
        [0, 0, 100, 60], [0, 5, 100, 50], [-10, 0, 120, 60], [0, 0, 100, 60], [30, 20, 40, 20], [30, 0, 40, 20],
        [30, 40, 40, 20], [0, 20, 40, 20], [60, 20, 40, 20], [0, 0, 40, 20], [60, 0, 40, 20], [0, 40, 40, 20],
        [60, 40, 40, 20],
      ]))
  func contentModes(_ mode: UIView.ContentMode, _ frame: [Double]) {
    let rect = mode.place(
      CGSize(width: 40, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 60), grid: grid)
    #expect(rect == CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
  }

  private func arrangement(_ horizontal: UIControl.ContentHorizontalAlignment) -> ButtonArrangement {
    ButtonArrangement(
      content: CGRect(x: 0, y: 0, width: 100, height: 40), image: CGSize(width: 20, height: 20),
      title: CGSize(width: 50, height: 18), horizontal: horizontal, grid: grid)
  }

  @Test("image and title are one block, the image first")
  func buttonBlock() {
    let centred = arrangement(.center).frames()
    #expect(centred.image == CGRect(x: 15, y: 10, width: 20, height: 20))
    #expect(centred.title == CGRect(x: 35, y: 11, width: 50, height: 18))
    #expect(arrangement(.right).frames().title.maxX == 100)
  }

  /// > Source: UIButton reference, insets "do not make room".
  @Test("title insets move a centred title by half their difference")
  func titleInsets() {
    let insets = UIEdgeInsets(top: 0, left: 10, bottom: 4, right: 0)
    #expect(arrangement(.center).shift(by: insets) == (5, -2))
    #expect(arrangement(.left).shift(by: insets) == (10, -2))
  }

  /// Basis: captured, published dumps of tab bars.
  @Test(
    "tab buttons",
    arguments: zip(
      [320.0, 375, 390], [[2.0, 82, 162, 242], [2, 96, 190, 283], [2, 100, 197, 295]]))
  func tabs(_ width: Double, _ positions: [Double]) {
    let bar = CGRect(x: 0, y: 0, width: width, height: 49)
    let frames = BarArrangement.tabs(count: 4, in: bar, widestSlot: .infinity)
    #expect(frames.map(\.minX) == positions.map { CGFloat($0) })
    #expect(frames[0].minY == 1 && frames[0].height == 48)
  }

  @Test("flexible spaces of a toolbar share what is left")
  func toolbar() {
    let bar = CGRect(x: 0, y: 0, width: 320, height: 44)
    let frames = BarArrangement.toolbar([nil, 60], in: bar, margin: 6, spacing: 8)
    #expect(frames[1] == CGRect(x: 254, y: 0, width: 60, height: 44))
    let centred = BarArrangement.toolbar([40, nil, 20, nil, 40], in: bar, margin: 6, spacing: 8)
    #expect(centred[2].midX == 160)
  }

  @Test("a bar's title leaves the middle when an item is in its way")
  func barTitle() {
    let bar = CGRect(x: 0, y: 0, width: 320, height: 44)
    #expect(BarArrangement.title(width: 100, in: bar, after: 60, before: 310).minX == 110)
    #expect(BarArrangement.title(width: 100, in: bar, after: 140, before: 310).minX == 140)
    #expect(BarArrangement.title(width: 300, in: bar, after: 140, before: 310).width == 170)
  }
}
