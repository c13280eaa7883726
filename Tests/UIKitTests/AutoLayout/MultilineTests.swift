import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Multi-line labels. Basis: the class references; a document of the iOS 6 days (a preferred width of 280 points
/// survives rotation).
@MainActor struct MultilineTests {
  private static let text = "Flexible label with a text that is long enough for two lines on a phone"

  private func makeBoard(_ version: SystemVersion, label: UILabel? = nil) throws -> (Board, UILabel) {
    let board = try Board(version, on: "iphone-5", 320, 480)
    let label = board.add { label ?? UILabel() }
    (label.text, label.numberOfLines, label.font) = (Self.text, 0, .systemFont(ofSize: 17))
    board.activate(
      label.leftAnchor.constraint(equalTo: board.root.leftAnchor, constant: 20),
      label.topAnchor.constraint(equalTo: board.root.topAnchor, constant: 20),
      board.root.rightAnchor.constraint(equalTo: label.rightAnchor, constant: 20))
    return (board, label)
  }

  private func lineHeight(_ board: Board, lines: CGFloat) -> CGFloat {
    let font = board.session.resolve(.systemFont(ofSize: 17))
    return board.session.environment.measuringGrid.ceil(font.lineHeight * lines)
  }

  @Test("since iOS 8 the width that layout gives is where lines break; before that, a label does not wrap by itself")
  func automatic() throws {
    for (version, lines) in [(SystemVersion.iOS(6, 1), CGFloat(1)), (.iOS(7), 1), (.iOS(8), 3), (.iOS(12), 3)] {
      let (board, label) = try makeBoard(version)
      board.root.frame.size.width = 240
      board.layOut()
      #expect(abs(label.frame.height - lineHeight(board, lines: lines)) <= 0.5, "iOS \(version)")
      #expect(label.frame.width == 200 && label.preferredMaxLayoutWidth == 0)
    }
  }

  @Test("an automatic width follows the label's own; a preferred one stays what it is", arguments: [CGFloat(0), 280])
  func turning(_ preferred: CGFloat) throws {
    let (board, label) = try makeBoard(.iOS(8))
    label.preferredMaxLayoutWidth = preferred
    board.layOut()
    let narrow = label.frame.height
    board.root.frame.size = CGSize(width: 700, height: 320)
    board.layOut()
    #expect(label.frame.width == 660 && (label.frame.height == narrow) == (preferred == 280))
  }

  @Test("in iOS 6 and 7, the width is set when the label is laid out, and the layout is done again")
  func manual() throws {
    for version in [SystemVersion.iOS(6, 1), .iOS(7)] {
      let session = try Session.of(version), label = session.perform { FlexibleLabel() }
      let (board, _) = try makeBoard(version, label: label)
      board.layOut()
      #expect(label.frame.width == 280 && label.preferredMaxLayoutWidth == 280)
      #expect(abs(label.frame.height - lineHeight(board, lines: 2)) <= 0.5)
    }
  }

  @Test("at a preferred width, the natural width is that of the widest line, no more than preferred")
  func naturalSize() throws {
    let (board, label) = try makeBoard(.iOS(7))
    label.preferredMaxLayoutWidth = 280
    let size = label.intrinsicContentSize
    #expect(size.width <= 280 && size.width > 200 && abs(size.height - lineHeight(board, lines: 2)) <= 0.5)
    label.preferredMaxLayoutWidth = 10000
    #expect(abs(label.intrinsicContentSize.height - lineHeight(board, lines: 1)) <= 0.5)
  }
}

@MainActor private final class FlexibleLabel: UILabel {
  override func layoutSubviews() {
    super.layoutSubviews()
    if preferredMaxLayoutWidth != bounds.width {
      preferredMaxLayoutWidth = bounds.width
      super.layoutSubviews()
    }
  }
}
