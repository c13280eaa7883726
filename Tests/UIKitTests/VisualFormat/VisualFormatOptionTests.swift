import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The effect of options on a format. Basis: NSLayoutConstraint.h.
@MainActor struct VisualFormatOptionTests {
  typealias Options = NSLayoutConstraint.FormatOptions

  let sketch = FormatSketch(.iOS(17))

  @Test("raw values are Apple's")
  func rawValues() {
    let alignments: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing,
      .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline, .alignAllFirstBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [2, 4, 8, 16, 32, 64, 512, 1024, 2048, 4096])
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    let directions: [Options] = [.directionLeadingToTrailing, .directionLeftToRight, .directionRightToLeft]
    #expect(directions.map(\.rawValue) == [0, 0x10000, 0x20000])
    #expect(Options.directionMask.rawValue == 3 << 16)
    #expect(Options.spacingEdgeToEdge.rawValue == 0)
    #expect(Options.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(Options.spacingMask.rawValue == 1 << 19)
  }

  @Test("views side by side can be aligned at their tops, bottoms, middles and baselines")
  func acrossAlignments() {
    for (option, attribute) in [
      (Options.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
      (.alignAllLastBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
    ] {
      #expect(sketch.equations("[a][b]", option) == ["b.leading == a.trailing", "a.\(attribute) == b.\(attribute)"])
    }
  }

  @Test("views below each other can be aligned at their sides and middles")
  func downAlignments() {
    for (option, attribute) in [
      (Options.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
      (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
    ] {
      #expect(sketch.equations("V:[a][b]", option) == ["b.top == a.bottom", "a.\(attribute) == b.\(attribute)"])
    }
  }

  @Test("every pair of neighbours is aligned, the superview is not")
  func pairs() {
    let aligned = sketch.equations("|[a][b][guide]|", [.alignAllTop, .alignAllBottom]).suffix(4)
    #expect(aligned == ["a.top == b.top", "b.top == guide.top", "a.bottom == b.bottom", "b.bottom == guide.bottom"])
    #expect(sketch.equations("|[a]|", .alignAllTop).count == 2)
  }

  @Test("a format can run from left to right whatever the language")
  func rightwards() {
    #expect(
      sketch.equations("|-1-[a]-2-[b]-3-|", .directionLeftToRight) == [
        "a.left == super.left + 1", "b.left == a.right + 2", "super.right == b.right + 3",
      ])
    #expect(
      sketch.equations("|-[a]-|", .directionLeftToRight) == [
        "a.left == super.leftMargin", "super.rightMargin == a.right",
      ])
  }

  @Test("a format can run from right to left")
  func leftwards() {
    #expect(
      sketch.equations("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "super.right == a.right + 1", "a.left == b.right + 2", "b.left == super.left + 3",
      ])
    #expect(
      sketch.equations("|-[a]-|", .directionRightToLeft) == [
        "super.rightMargin == a.right", "a.left == super.leftMargin",
      ])
    sketch.activate("H:|-20-[a(50)]-8-[b(50)]", .directionRightToLeft)
    sketch.root.layoutIfNeeded()
    #expect(sketch.a.frame.minX == 250)
    #expect(sketch.b.frame.minX == 192)
  }

  @Test("down a screen, directions say nothing")
  func downwards() {
    for option in [Options.directionLeftToRight, .directionRightToLeft] {
      #expect(sketch.equations("V:|-1-[a]-2-[b]|", option) == sketch.equations("V:|-1-[a]-2-[b]|"))
    }
  }

  /// > Basis: documented for iOS 11, captured that earlier releases ignore it; that edges stay edges is assumed.
  @Test("from iOS 11 on, gaps down a screen can lead from baseline to baseline")
  func baselines() {
    let format = "V:|-1-[a]-20-[b]-(>=3@4)-[a]-5-|"
    #expect(
      sketch.equations(format, .spacingBaselineToBaseline) == [
        "a.top == super.top + 1", "b.firstBaseline == a.lastBaseline + 20", "a.firstBaseline >= b.lastBaseline + 3 @4",
        "super.bottom == a.bottom + 5",
      ])
    #expect(
      sketch.equations("V:[a]-9-[guide]-9-[b]", .spacingBaselineToBaseline) == [
        "guide.top == a.lastBaseline + 9", "b.firstBaseline == guide.bottom + 9",
      ])
    #expect(sketch.equations("[a]-9-[b]", .spacingBaselineToBaseline) == ["b.leading == a.trailing + 9"])
    #expect(FormatSketch(.iOS(10)).equations(format, .spacingBaselineToBaseline) == sketch.equations(format))
  }

  @Test("a dash from baseline to baseline is what anchors say it is")
  func standardBaselines() throws {
    let made = try #require(sketch.constraints("V:[a]-[b]", .spacingBaselineToBaseline).first)
    let anchored = sketch.b.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: sketch.a.lastBaselineAnchor, multiplier: 1)
    #expect(sketch.equation(made) == sketch.equation(anchored))
    #expect(made.isSymbolicSpacing)
  }
}
