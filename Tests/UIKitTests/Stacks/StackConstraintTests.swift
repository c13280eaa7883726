import Testing
import UIKit

@testable import UIKit

/// Identifiers, items, attributes and priorities of a stack view's constraints. Basis: the constraints that live stack
/// views print ("Let's Build UIStackView").
@MainActor struct StackConstraintTests {
  private static let sizes = [
    CGSize(width: 160, height: 200), CGSize(width: 80, height: 100), CGSize(width: 40, height: 50),
  ]

  /// Returns the log of a row of three after layout.
  private func log(count: Int = 3, _ configure: (UIStackView) -> Void = { _ in }) -> StackLog {
    let stack = UIStackView(arrangedSubviews: Self.sizes.prefix(count).map { SizedItem($0) })
    configure(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    stack.layoutIfNeeded()
    return StackLog(stack)
  }

  private func expect(_ log: StackLog, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(log.lines == lines.map { "UISV-" + $0 }.sorted(), sourceLocation: sourceLocation)
  }

  private let ends = [
    "canvas-connection stack.leading == S0.leading", "canvas-connection stack.trailing == S2.trailing",
  ]
  private let filled = [
    "alignment S0.top == S1.top", "alignment S0.top == S2.top", "alignment S0.bottom == S1.bottom",
    "alignment S0.bottom == S2.bottom", "canvas-connection stack.top == S0.top",
    "canvas-connection stack.bottom == S0.bottom",
  ]
  private let noSpacing = ["spacing S1.leading == S0.trailing", "spacing S2.leading == S1.trailing"]
  private let suppression = (0...2).map { "ambiguity-suppression S\($0).height == 0.0 @25.0" }

  private func boundaries(_ start: String, _ end: String) -> [String] {
    (0...2).flatMap {
      [
        "spanning-boundary spacer.top \(start.replacing("#", with: "S\($0)"))",
        "spanning-boundary spacer.bottom \(end.replacing("#", with: "S\($0)"))",
      ]
    } + ["spanning-fit spacer.height == 0.0 @51.0"]
  }

  @Test("fill, fill") func fill() { expect(log(), ends + filled + noSpacing) }

  @Test("fill equally") func fillEqually() {
    expect(
      log { $0.distribution = .fillEqually },
      ends + filled + noSpacing + ["fill-equally S1.width == S0.width", "fill-equally S2.width == S0.width"])
  }

  @Test("fill proportionally, at priorities that fall with the place") func fillProportionally() {
    expect(
      log { $0.distribution = .fillProportionally },
      ends + filled + noSpacing + [
        "fill-proportionally S0.width == 0.571429*stack.width @999.0",
        "fill-proportionally S1.width == 0.285714*stack.width @998.0",
        "fill-proportionally S2.width == 0.142857*stack.width @997.0",
      ])
  }

  /// The canvas fit is not printed there; saved frames require it.
  @Test("equal spacing, with a guide in each gap") func equalSpacing() {
    expect(
      log {
        $0.distribution = .equalSpacing
        $0.spacing = 10
      },
      ends + filled + [
        "spacing S1.leading >= S0.trailing + 10.0", "spacing S2.leading >= S1.trailing + 10.0",
        "distributing-edge gap0.leading == S0.trailing", "distributing-edge gap0.trailing == S1.leading",
        "distributing-edge gap1.leading == S1.trailing", "distributing-edge gap1.trailing == S2.leading",
        "fill-equally gap1.width == gap0.width", "canvas-fit stack.width == 0.0 @49.0",
      ])
  }

  @Test("equal centering, with guides from centre to centre") func equalCentering() {
    expect(
      log { $0.distribution = .equalCentering },
      ends + filled + [
        "spacing S1.leading >= S0.trailing", "spacing S2.leading >= S1.trailing",
        "distributing-edge gap0.leading == S0.centerX", "distributing-edge gap0.trailing == S1.centerX",
        "distributing-edge gap1.leading == S1.centerX", "distributing-edge gap1.trailing == S2.centerX",
        "fill-equally gap1.width == gap0.width @149.0", "canvas-fit stack.width == 0.0 @49.0",
      ])
  }

  @Test("leading") func leading() {
    expect(
      log { $0.alignment = .top },
      ends + noSpacing + suppression + boundaries("== #.top @999.5", ">= #.bottom") + [
        "alignment S0.top == S1.top", "alignment S0.top == S2.top", "canvas-connection stack.top == S0.top",
        "canvas-connection stack.bottom == spacer.bottom",
      ])
  }

  @Test("center") func center() {
    expect(
      log { $0.alignment = .center },
      ends + noSpacing + suppression + boundaries("<= #.top", ">= #.bottom") + [
        "alignment S0.centerY == S1.centerY", "alignment S0.centerY == S2.centerY",
        "canvas-connection stack.top == spacer.top", "canvas-connection stack.bottom == spacer.bottom",
        "canvas-connection stack.centerY == S0.centerY",
      ])
  }

  @Test("trailing") func trailing() {
    expect(
      log { $0.alignment = .bottom },
      ends + noSpacing + suppression + boundaries("<= #.top", "== #.bottom @999.5") + [
        "alignment S0.bottom == S1.bottom", "alignment S0.bottom == S2.bottom",
        "canvas-connection stack.top == spacer.top", "canvas-connection stack.bottom == S0.bottom",
      ])
  }

  @Test("first and last baseline", arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
  func baselines(_ alignment: UIStackView.Alignment) {
    let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel(), UILabel()])
    stack.alignment = alignment
    stack.layoutIfNeeded()
    let end = alignment == .firstBaseline ? "stack.bottom == spacer.bottom" : "stack.bottom >= S0.bottom"
    // Captured from iOS 14 on; the published constraints have "stack.top == spacer.top".
    let start = alignment == .firstBaseline ? "stack.top <= S0.top" : "stack.top == spacer.top"
    let attribute = alignment == .firstBaseline ? "firstBaseline" : "lastBaseline"
    expect(
      StackLog(stack),
      ends + noSpacing + suppression + boundaries("<= #.top", ">= #.bottom") + [
        "alignment S0.\(attribute) == S1.\(attribute)", "alignment S0.\(attribute) == S2.\(attribute)",
        "canvas-connection \(start)", "canvas-connection \(end)", "canvas-fit stack.height == 0.0 @49.0",
      ])
  }

  @Test("a single centred item has no spanner") func singleCentred() {
    let log = log(count: 1) { $0.alignment = .center }
    expect(
      log,
      [
        "canvas-connection stack.leading == S0.leading", "canvas-connection stack.trailing == S0.trailing",
        "canvas-connection stack.top <= S0.top", "canvas-connection stack.bottom >= S0.bottom",
        "canvas-connection stack.centerY == S0.centerY", "canvas-fit stack.height == 0.0 @49.0",
        "ambiguity-suppression S0.height == 0.0 @25.0",
      ])
  }

  @Test("a hidden item stays in the row without a length, and takes the spacing next to it along") func hidden() {
    let log = log {
      $0.spacing = 10
      $0.arrangedSubviews[0].isHidden = true
    }
    let spacing = ["spacing S1.leading == S0.trailing", "spacing S2.leading == S1.trailing + 10.0"]
    expect(log, ends + filled + spacing + ["hiding S0.width == 0.0"])
  }

  @Test("margins take the place of the stack view at the ends") func margins() {
    let lines = log { $0.isLayoutMarginsRelativeArrangement = true }.lines("UISV-canvas-connection")
    #expect(
      lines
        == [
          "bottom == S0.bottom", "leading == S0.leading", "top == S0.top", "trailing == S2.trailing",
        ].map { "UISV-canvas-connection margins." + $0 })
  }

  @Test("a column measures from baseline to baseline, between its ends") func baselineRelative() {
    let log = log {
      $0.axis = .vertical
      $0.isBaselineRelativeArrangement = true
      $0.spacing = 20
    }
    #expect(
      log.lines("UISV-spacing") == [
        "UISV-spacing S1.firstBaseline == S0.lastBaseline + 20.0",
        "UISV-spacing S2.firstBaseline == S1.lastBaseline + 20.0",
      ])
    #expect(log.lines("UISV-canvas-connection").contains("UISV-canvas-connection stack.top == S0.top"))
  }

  @Test("a row is not measured from baselines") func baselineRelativeRow() {
    let lines = log { $0.isBaselineRelativeArrangement = true }.lines("UISV-spacing")
    #expect(lines == noSpacing.map { "UISV-" + $0 })
  }

  @Test("an empty stack view makes nothing") func empty() { expect(log(count: 0), []) }

  @Test("lengths of one item are held by the item, the rest by the stack view") func holders() {
    let stack = UIStackView(arrangedSubviews: [SizedItem(Self.sizes[0]), SizedItem(Self.sizes[1])])
    stack.alignment = .leading
    stack.arrangedSubviews[0].isHidden = true
    stack.layoutIfNeeded()
    let own = stack.arrangedSubviews[0].constraints.compactMap(\.identifier).sorted()
    #expect(own == ["UISV-ambiguity-suppression", "UISV-hiding"])
    #expect(!stack.constraints.contains { $0.identifier == "UISV-hiding" })
  }

  @Test("a column without a common baseline aligns edges") func columnBaselines() {
    let log = log {
      $0.axis = .vertical
      $0.alignment = .lastBaseline
    }
    #expect(
      log.lines("UISV-alignment") == [
        "UISV-alignment S0.trailing == S1.trailing", "UISV-alignment S0.trailing == S2.trailing",
      ])
  }

  @Test("labels share one baseline, a view without text is aligned with the edge of the first label")
  func mixedBaselines() {
    let stack = UIStackView(arrangedSubviews: [SizedItem(Self.sizes[2]), UILabel(), UILabel()])
    stack.alignment = .firstBaseline
    stack.layoutIfNeeded()
    #expect(
      StackLog(stack).lines("UISV-alignment") == [
        "UISV-alignment S1.firstBaseline == S2.firstBaseline", "UISV-alignment S1.top == S0.top",
      ])
  }

  @Test("guides are called as UIKit calls them") func guideNames() {
    let stack = UIStackView(arrangedSubviews: Self.sizes.map { SizedItem($0) })
    (stack.distribution, stack.alignment) = (.equalSpacing, .center)
    stack.layoutIfNeeded()
    let names = stack.layoutGuides.map { "\(type(of: $0)) '\($0.identifier)'" }.sorted()
    #expect(
      names == [
        "_UILayoutSpacer 'UISV-alignment-spanner'", "_UIOLAGapGuide 'UISV-distributing'",
        "_UIOLAGapGuide 'UISV-distributing'",
      ])
  }
}
