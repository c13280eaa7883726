import CoreTypes
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// System spacing between baselines.
/// System spacing beside baselines. Basis: captured, constraints measured on Mac Catalyst; for the fonts of iOS,
/// derived from these.
@MainActor struct BaselineSpacingTests {
  /// The fonts of Mac Catalyst: line heights and descents that agree with all measurements.
  private static let lines: [CGFloat: SpacedLine] = [
    9: SpacedLine(lineHeight: 11, descender: -2), 17: SpacedLine(lineHeight: 20, descender: -4),
    40: SpacedLine(lineHeight: 47.5, descender: -9),
  ]

  @Test(
    "every pair that was measured follows one rule",
    arguments: [(17, 17, 20), (9, 40, 18), (40, 9, 40.5), (17, 40, 25), (40, 17, 42.5)]
      as [(lower: CGFloat, upper: CGFloat, CGFloat)])
  func measured(_ lower: CGFloat, _ upper: CGFloat, _ spacing: CGFloat) throws {
    let (lower, upper) = (try #require(Self.lines[lower]), try #require(Self.lines[upper]))
    #expect(lower.spacing(below: upper, on: PixelGrid(scale: 2)) == spacing)
  }

  private func spacing(_ lower: NSLayoutYAxisAnchor, _ upper: NSLayoutYAxisAnchor, _ multiplier: CGFloat = 1) -> CGFloat
  {
    lower.constraint(equalToSystemSpacingBelow: upper, multiplier: multiplier).constant
  }

  private func board(_ device: String = "iphone-5") throws -> Board { try Board(.iOS(12), on: device, 320, 480) }

  /// Two of these are measured values, where the fonts of iOS and of Mac Catalyst agree.
  @Test(
    "with the fonts of iOS, lines that would touch, up to the next half point",
    arguments: [(17, 17, 20.5), (9, 40, 18.5), (40, 9, 40.5), (17, 40, 26), (40, 17, 42.5)]
      as [(lower: CGFloat, upper: CGFloat, CGFloat)])
  func fonts(_ lower: CGFloat, _ upper: CGFloat, _ expected: CGFloat) throws {
    let board = try board(), below = board.label("a", size: lower), above = board.label("b", size: upper)
    #expect(spacing(below.firstBaselineAnchor, above.lastBaselineAnchor) == expected)
  }

  @Test(
    "whole pixels on every screen, and never less than the lines need", arguments: ["ipad-2", "iphone-5", "iphone-x"])
  func pixels(device: String) throws {
    let board = try board(device), scale = board.session.pixelGrid.scale
    for upper in [9, 12, 17, 40] as [CGFloat] {
      for lower in [9, 12, 17, 40] as [CGFloat] {
        let above = board.label("a", size: upper), below = board.label("b", size: lower)
        let fonts = [above, below].map { board.session.resolve($0.font) }
        let need = fonts[1].ascender + -fonts[0].descender
        let found = spacing(below.firstBaselineAnchor, above.lastBaselineAnchor)
        #expect((found * scale).rounded() == found * scale && found > need - 1e-3 && found < need + 1 / scale)
      }
    }
  }

  @Test("one baseline is enough, of whatever shows text; between edges, and without a font, it is 8")
  func sides() throws {
    let board = try board(), small = board.label("a", size: 9), large = board.label("b", size: 40), plain = board.view()
    #expect(spacing(large.firstBaselineAnchor, small.bottomAnchor) == 40.5)
    #expect(spacing(large.topAnchor, small.lastBaselineAnchor) == 40.5)
    #expect(spacing(large.topAnchor, small.bottomAnchor) == 8)
    #expect(spacing(plain.firstBaselineAnchor, small.lastBaselineAnchor) == 8)
    #expect(spacing(large.firstBaselineAnchor, board.root.topAnchor) == 8)
    let field = board.add { UITextField() }, button = board.add { UIButton(type: .system) }
    field.font = .systemFont(ofSize: 9)
    button.titleLabel?.font = .systemFont(ofSize: 40)
    #expect(spacing(button.firstBaselineAnchor, field.lastBaselineAnchor) == 40.5)
  }

  @Test("steps multiply it into the constant; of the three relations it is the same; later fonts do not change it")
  func steps() throws {
    let board = try board(), small = board.label("a", size: 9), large = board.label("b", size: 40)
    let (lower, upper) = (large.firstBaselineAnchor, small.lastBaselineAnchor)
    #expect(spacing(lower, upper, 2) == 81 && spacing(lower, upper, -1) == 0)
    let constraint = lower.constraint(greaterThanOrEqualToSystemSpacingBelow: upper, multiplier: 2)
    #expect(constraint.constant == 81 && constraint.multiplier == 1 && constraint.relation == .greaterThanOrEqual)
    let most = lower.constraint(lessThanOrEqualToSystemSpacingBelow: upper, multiplier: 1)
    #expect(most.constant == 40.5 && most.relation == .lessThanOrEqual)
    large.font = .systemFont(ofSize: 9)
    #expect(most.constant == 40.5)
    #expect(spacing(large.topAnchor, small.bottomAnchor, 3) == 24)
  }
}
