import CoreTypes
import Testing
import UIKit

@testable import TinamouCommands

@MainActor struct ExplainCommandTests {
  private let run: RecordedRun
  private let good: String
  private let bad: String

  init() throws {
    run = try RecordedRun(screens: [Screen("clash") { ClashController() }, Screen("calm") { UIViewController() }])
    good = try run.file("Good.xib", Sample.xib)
    bad = try run.file(
      "Clash.xib",
      Sample.xib.replacing("multiplier=\"0.5\"", with: "constant=\"20\"").replacing(
        "<constraint firstItem=\"inner\" firstAttribute=\"top\"",
        with: """
          <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" constant="10" id="c5"/>
                      <constraint firstItem="inner" firstAttribute="top"
          """))
  }

  private func object() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func nothingWrongIsSuccess() throws {
    #expect(try run("explain", good) == .success)
    #expect(run.output.hasSuffix("\nNo conflicts, no ambiguities.\n"))
  }

  @Test func conflictIsAFindingWithLinesAndFixes() throws {
    #expect(try run("explain", bad) == .findings)
    #expect(run.output.contains("Conflict: these 3 constraints cannot all hold."))
    #expect(run.output.contains(/UIView\(inner\)\.leading = UIView\(root\)\.leading \+ 10 +Clash\.xib:\d+:\d+/))
    #expect(run.output.contains("UIKit would break constraint"))
    #expect(run.output.contains("to 999. Nothing else moves."))
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
    try run("explain", good, "--view", "inner", "--format", "json", "--size", "200x20")
    let values = try #require(try object()["values"] as? [[String: Any]])
    #expect(values.map { $0["value"] as? Double } == [10, 0, 100, 20])
  }

  @Test func unknownNamesAreFailuresWithAHint() throws {
    #expect(try run("explain", good, "--view", "innner") == .failure)
    #expect(run.error.contains("there is no view \u{201C}innner\u{201D}; there are inner, root."))
    #expect(try run("explain", good, "--view", "inner.weight") == .failure)
    #expect(run.error.contains("\u{201C}weight\u{201D} is not a value of a view; the values are x, y, width"))
    #expect(try run("explain", run.path("none.xib")) == .failure)
  }

  @Test func screensAreExplainedWithTheirCode() throws {
    #expect(try run("explain", "clash") == .findings)
    #expect(run.output.contains(/box\.width = 100 +ExplainCommandTests\.swift:\d+/))
    #expect(try run("explain", "calm") == .success)
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
    #expect(run.output.contains("UIKit broke constraint 1. It requires 100; the others leave 200."))
    #expect(run.output.contains("Change the constant of constraint 1 from 100 to 200."))
    #expect(run.output.contains("<private>"))
    try run("explain", "--log", log, "--format", "json")
    #expect(((try object()["conflicts"] as? [[String: Any]])?.first?["minimal"] as? [Int]) == [0, 1])
  }

  @Test func logWithoutConflictIsNoFinding() throws {
    #expect(try run("explain", "--log", try run.file("log.txt", "all is well\n")) == .success)
    #expect(run.output.contains("There is no conflict in this log."))
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
