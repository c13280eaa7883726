import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

@MainActor struct ExplainCommandTests {
  private let run: RecordedRun
  private let good: String
  private let bad: String

  init() throws {
    run = try RecordedRun(screens: [
      Screen("clash") { ClashController() }, Screen("calm") { UIViewController() },
      Screen("rows", in: .navigation) { RowsController() },
    ])
    good = try run.file("Good.xib", Sample.xib)
    bad = try run.file("Clash.xib", Sample.conflict)
  }

  private func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func nothingWrongIsSuccess() throws {
    #expect(try run("explain", good) == .success)
    #expect(run.output.hasSuffix("\nNo conflicts, no ambiguities.\n"))
  }

  /// A class of the app is unknown to a document alone, and that device never ran that release.
  @Test func otherDiagnosticsAreNoFindings() throws {
    let board = try run.file(
      "Main.storyboard",
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507"
        targetRuntime="iOS.CocoaTouch" initialViewController="c"><scenes><scene sceneID="s"><objects>
      <viewController customClass="LoginController" id="c"><view key="view" id="v">
      <rect key="frame" x="0" y="0" width="100" height="50"/></view></viewController></objects></scene></scenes></document>
      """)
    #expect(try run("explain", board, "--device", "iphone-5", "--os", "7.1") == .success)
    #expect(run.output.contains(": note: Unknown class LoginController") && !run.output.contains("warning"))
    #expect(run.output.hasSuffix("\nNo conflicts, no ambiguities.\n"))
    #expect(try run("explain", good, "--device", "iphone-5", "--os", "12.0") == .success)
    #expect(run.output.contains("warning: ") && run.output.hasSuffix("\nNo conflicts, no ambiguities.\n"))
  }

  @Test func conflictIsAFindingWithLinesAndFixes() throws {
    #expect(try run("explain", bad) == .findings)
    #expect(run.output.contains("Conflict: these 3 constraints cannot all hold."))
    #expect(run.output.contains(/UIView\(inner\)\.leading = UIView\(root\)\.leading \+ 10 +Clash\.xib:\d+:\d+/))
    #expect(run.output.contains("UIKit would break constraint"))
    #expect(run.output.contains("to 999. The layout stays as it is now."))
  }

  @Test func conflictAsJSON() throws {
    try run("explain", bad, "--format", "json")
    let conflict = try #require((try object()["conflicts"] as? [[String: Any]])?.first)
    let constraints = try #require(conflict["constraints"] as? [[String: Any]])
    #expect(constraints.count == 3 && constraints.contains { $0["line"] is Int })
    #expect((conflict["fixes"] as? [Any])?.isEmpty == false)
    #expect((conflict["console"] as? String)?.hasPrefix("Unable to simultaneously satisfy") == true)
  }

  @Test func valueIsFollowedToItsCause() throws {
    #expect(try run("explain", good, "--view", "inner.width") == .success)
    #expect(run.output.contains("UIView(inner).width = 50 = UIView(root).width 100 × 0.5\n"))
    #expect(run.output.contains("└─ UIView(root).width = 100"))
    try run("explain", good, "--view", "inner.centerX")
    #expect(run.output.contains("\n\nUIView(inner).centerX = 35 (x + width / 2)\n\nUIView(inner).x = 10"))
    try run("explain", good, "--view", "inner.leading")
    #expect(run.output.contains("\nUIView(inner).leading = 10 (x)\n"))
    try run("explain", good, "--view", "inner", "--format", "json", "--size", "200x20")
    let values = try #require(try object()["values"] as? [[String: Any]])
    #expect(values.map { $0["value"] as? Double } == [10, 0, 100, 20])
  }

  /// The width keeps its value by three constraints, one of which UIKit breaks.
  @Test func brokenConstraintsOfAViewAreNamed() throws {
    #expect(try run("explain", bad, "--view", "inner") == .success)
    let broken = run.lines.filter { $0.contains("broken by a conflict: ") }
    #expect(!broken.isEmpty && broken.allSatisfy { $0.contains(", off by 40   Clash.xib:") }, "\(run.output)")
    try run("explain", bad, "--view", "inner", "--format", "json")
    let values = try #require(try object()["values"] as? [[String: Any]])
    #expect(values.contains { ($0["broken"] as? [[String: Any]])?.first?["line"] is Int })
    try run("explain", good, "--view", "inner")
    #expect(!run.output.contains("broken by a conflict"))
  }

  @Test func layoutPointsToTheExplanationOfAConflict() throws {
    try run("layout", bad)
    #expect(
      run.output.hasSuffix(
        "\n  Run 'tinamou explain \(bad)' with the same options for the reason and verified fixes.\n"))
    try run("layout", "clash")
    #expect(run.output.contains("\n  Run 'explain clash' with the same options"))
  }

  @Test func unknownNamesAreFailuresWithAHint() throws {
    #expect(try run("explain", good, "--view", "innner") == .failure)
    #expect(run.error.contains("there is no view \u{201C}innner\u{201D}; there are root (UIView), inner (UIView)."))
    #expect(try run("explain", good, "--view", "inner.weight") == .failure)
    #expect(run.error.contains("\u{201C}weight\u{201D} is not a value of a view; the values are x, y, width"))
    #expect(try run("explain", run.path("none.xib")) == .failure)
  }

  @Test func unknownNamesListAtMostTenViewsWithTheirTexts() throws {
    let labels = (1...12).map { "<label text=\"Number \($0)\" id=\"l\($0)\"/>" }.joined()
    let many = try run.file("Many.xib", Sample.xib.replacing("<subviews>", with: "<subviews>\(labels)"))
    #expect(try run("explain", many, "--view", "none") == .failure)
    #expect(run.error.contains("root (UIView), l1 (UILabel'Number 1'), l2 "))
    #expect(run.error.contains("l9 (UILabel'Number 9') and 4 more. 'layout' shows them all."))
  }

  @Test func viewsAreFoundByOutletsAndUserLabels() throws {
    let connections = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController"><connections>
      <outlet property="panel" destination="inner" id="o1"/><outlet property="side" destination="c3" id="o2"/>
      </connections></placeholder><view id="root" userLabel="Card">
      """
    let card = try run.file(
      "Card.xib",
      Sample.xib.replacing("<view id=\"root\">", with: connections).replacing(
        "id=\"inner\"/>", with: "id=\"inner\" userLabel=\"Row\"/><view id=\"other\" userLabel=\"Row\"/>"))
    #expect(try run("explain", card, "--view", "panel.width") == .success)
    #expect(run.output.contains("UIView(inner).width = 50 = "))
    #expect(try run("explain", card, "--view", "Card") == .success)
    #expect(run.output.contains("UIView(root): frame (0 0; 100 50)"))
    #expect(try run("explain", card, "--view", "side") == .failure)
    #expect(try run("explain", card, "--view", "Row.x") == .failure)
    #expect(
      run.error.contains(
        "several views have the outlet or label \u{201C}Row\u{201D}; use one of these names instead: inner, other."))
  }

  @Test func screensAreExplainedWithTheirCode() throws {
    #expect(try run("explain", "clash") == .findings)
    #expect(run.output.contains(/box\.width = 100 +ExplainCommandTests\.swift:\d+/))
    #expect(try run("explain", "calm") == .success)
  }

  /// `layout` counts paths from the content, not from the window, and an identifier names one view.
  @Test func viewsOfAProgramHaveTheNamesThatLayoutPrints() throws {
    try run("layout", "rows")
    #expect(run.output.contains("<UILabel: row; ") && run.output.contains("<UILabel: 0.1; "))
    #expect(try run("explain", "rows", "--view", "0.1.x") == .success)
    #expect(run.output.contains("UILabel'Second'(0.1): frame (30 "))
    #expect(run.output.contains("because UILabel'Second'(0.1).leading = row.leading + 10"))
    for name in ["UILabel'Second'(0.1)", "UILabel'Second'(0.1).x", "row", "0.0.x", "window.width"] {
      #expect(try run("explain", "rows", "--view", name) == .success, "\(name): \(run.error)")
    }
    #expect(try run("explain", "rows", "--view", "0.7.x") == .failure)
    #expect(try run("explain", "rows", "--view", "0.7") == .failure)
    #expect(run.error.contains("there is no view \u{201C}0.7\u{201D}"))
  }

  @Test func logIsExplained() throws {
    let log = try run.file(
      "log.txt",
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x600 UIView:0x7f.width == 100   (active)>",
          "<NSLayoutConstraint:0x601 UIView:0x7f.width == 200   (active)>",
          "<private>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x600 UIView:0x7f.width == 100   (active)>
      """)
    #expect(try run("explain", "--log", log) == .findings)
    #expect(run.output.contains("Conflict: these 2 constraints cannot all hold."))
    #expect(run.output.contains("UIKit broke constraint 1. Its constant is 100; the others require 200."))
    #expect(run.output.contains("Change the constant of constraint 1 from 100 to 200."))
    #expect(run.output.contains("<private>"))
    try run("explain", "--log", log, "--format", "json")
    #expect(((try object()["conflicts"] as? [[String: Any]])?.first?["minimal"] as? [Int]) == [0, 1])
  }

  @Test func logWithoutConflictIsNoFinding() throws {
    #expect(try run("explain", "--log", try run.file("log.txt", "all is well\n")) == .success)
    #expect(run.output.contains("This log contains no constraint conflict."))
    #expect(try run("explain", "--log", run.path("none.txt")) == .failure)
  }

  @Test func whatMakesNoSenseIsUsage() throws {
    #expect(try run("explain") == .usage)
    #expect(try run("explain", good, "--log", good) == .usage)
    #expect(try run("explain", good, good, "--view", "inner") == .usage)
    #expect(try run("explain", good, bad, "--format", "json") == .usage)
  }
}

@MainActor private final class ClashController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView()
    box.accessibilityIdentifier = "box"
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: view.leftAnchor), box.topAnchor.constraint(equalTo: view.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.widthAnchor.constraint(equalToConstant: 200),
    ])
  }
}

@MainActor private final class RowsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = ["First", "Second"].map { text in
      let label = UILabel()
      (label.text, label.accessibilityIdentifier) = (text, "row")
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      return label
    }
    NSLayoutConstraint.activate([
      rows[0].leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      rows[0].topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
      rows[1].leadingAnchor.constraint(equalTo: rows[0].leadingAnchor, constant: 10),
      rows[1].topAnchor.constraint(equalTo: rows[0].bottomAnchor),
    ])
  }
}
