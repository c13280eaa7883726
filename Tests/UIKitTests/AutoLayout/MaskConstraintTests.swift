import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Autoresizing masks among constraints.
/// Autoresizing masks as constraints. Basis: the equations that iOS prints for each mask; derived for flexible parts.
@MainActor struct MaskConstraintTests {
  /// Makes a view with an autoresizing mask in a tree with constraints, and a sibling that shows its frame in
  /// constraints.
  private func makeBoard(_ frame: CGRect, _ mask: UIView.AutoresizingMask, _ width: CGFloat, _ height: CGFloat) throws
    -> (
      Board, masked: UIView, sibling: UIView
    )
  {
    let board = try Board(.iOS(11), on: "iphone-6", width, height), masked = board.perform { UIView(frame: frame) }
    masked.autoresizingMask = mask
    board.root.addSubview(masked)
    let sibling = board.view()
    board.activate(
      sibling.leftAnchor.constraint(equalTo: masked.leftAnchor),
      sibling.rightAnchor.constraint(equalTo: masked.rightAnchor),
      sibling.topAnchor.constraint(equalTo: masked.topAnchor),
      sibling.bottomAnchor.constraint(equalTo: masked.bottomAnchor))
    board.layOut()
    return (board, masked, sibling)
  }

  /// The position and width of a view at 20, 60 wide, in 100 points, after these become 180.
  @Test(
    "each mask gives position and size as functions of the superview's length",
    arguments: [
      ([], [20, 60]), (.flexibleLeftMargin, [100, 60]), (.flexibleWidth, [20, 140]), (.flexibleRightMargin, [20, 60]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [60, 60]),  // 20 / 40 of the length, less 30
      ([.flexibleWidth, .flexibleRightMargin], [20, 120]), ([.flexibleLeftMargin, .flexibleWidth], [40, 120]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [36, 108]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func equations(_ mask: UIView.AutoresizingMask, _ expected: [CGFloat]) throws {
    let frame = CGRect(x: 20, y: 0, width: 60, height: 10)
    let (board, masked, sibling) = try makeBoard(frame, mask, 100, 10)
    #expect(sibling.frame == frame)
    board.root.frame.size.width = 180
    board.layOut()
    #expect([masked.frame.minX, masked.frame.width] == expected && sibling.frame == masked.frame)
  }

  /// Basis: published for iOS 11, with the four equations it makes: midX + 12.5, width + 25, midY − 133.5, height −
  /// 267.
  @Test("400 points square in 375 × 667 become (0 0; 692 108) in 667 × 375")
  func published() throws {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    let (board, masked, sibling) = try makeBoard(frame, [.flexibleWidth, .flexibleHeight], 375, 667)
    board.root.frame.size = CGSize(width: 667, height: 375)
    board.layOut()
    #expect(masked.frame == CGRect(x: 0, y: 0, width: 692, height: 108) && sibling.frame == masked.frame)
  }

  @Test("another frame, and another mask, start anew from where the view is")
  func rebuilding() throws {
    let frame = CGRect(x: 20, y: 0, width: 60, height: 10)
    let (board, masked, sibling) = try makeBoard(frame, .flexibleWidth, 100, 10)
    masked.frame.origin.x = 30
    board.layOut()
    #expect(sibling.frame.minX == 30)
    board.root.frame.size.width = 200
    board.layOut()
    #expect(masked.frame == CGRect(x: 30, y: 0, width: 160, height: 10))
    masked.autoresizingMask = .flexibleLeftMargin
    board.layOut()
    #expect(masked.frame == CGRect(x: 30, y: 0, width: 160, height: 10))
    board.root.frame.size.width = 210
    board.layOut()
    #expect(masked.frame == CGRect(x: 40, y: 0, width: 160, height: 10) && sibling.frame == masked.frame)
  }

  @Test("a masked view's natural size counts for nothing, whatever its priorities")
  func naturalSize() throws {
    let (board, masked, _) = try makeBoard(CGRect(x: 0, y: 0, width: 60, height: 10), [], 100, 10)
    masked.layout.placeholderIntrinsicSize = CGSize(width: 10, height: 5)
    masked.setContentHuggingPriority(.required, for: .horizontal)
    board.layOut()
    #expect(masked.frame.width == 60 && board.session.diagnostics.isEmpty)
  }

  /// As on a menu that rotates after a screen with constraints has been popped.
  @Test("when the last constraints have left, masks alone decide, and the layout rests")
  func lastConstraintsLeave() throws {
    let (board, masked, sibling) = try makeBoard(
      CGRect(x: 20, y: 10, width: 60, height: 30), .flexibleWidth, 100, 50)
    sibling.removeFromSuperview()
    board.layOut()
    board.root.frame.size.width = 180
    board.layOut()
    #expect(masked.frame == CGRect(x: 20, y: 10, width: 140, height: 30))
    masked.frame.origin.x = 30
    board.layOut()
    #expect(masked.frame == CGRect(x: 30, y: 10, width: 140, height: 30))
    #expect(board.session.diagnostics.isEmpty)
  }
}
