import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Conflicts in the console. Basis: captured, published logs; the breakpoint line of iOS 6 and 7 is recalled.
@MainActor struct ConsoleConflictTests {
  private func layOut(_ release: SystemVersion, masked: Bool = false) -> (session: Session, root: UIView) {
    let device = DeviceCatalog.all.last { $0.idiom == .phone } ?? DeviceCatalog.all[0]
    let session = Session(environment: SystemEnvironment(profile: .profile(for: release), device: device))
    let root = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)) }
    let view = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)) }
    view.translatesAutoresizingMaskIntoConstraints = masked
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100), view.widthAnchor.constraint(equalToConstant: 200),
    ])
    session.commitFrame(of: root)
    session.commitFrame(of: root)
    return (session, root)
  }

  private func plain(_ session: Session) -> String {
    session.log.joined(separator: "\n---\n").replacing(/0x[0-9a-f]+/, with: "0x")
  }

  @Test("of today, once for a conflict that stays")
  func today() {
    #expect(
      plain(layOut(.iOS(17)).session) == """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
        \tTry this:\u{20}
        \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint:0x UIView:0x.width == 100   (active)>",
            "<NSLayoutConstraint:0x UIView:0x.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint:0x UIView:0x.width == 100   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be \
        helpful.
        """)
  }

  @Test("of iOS 7: one line of advice, always with the note about masks")
  func seven() {
    let lines = plain(layOut(.iOS(7)).session).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "Unable to simultaneously satisfy constraints.")
    #expect(lines[1].hasPrefix("\tProbably") && lines[1].contains("want. Try this: (1) look at"))
    #expect(
      lines[1].hasSuffix(
        "fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
          + "understand, refer to the documentation for the UIView property translatesAutoresizingMaskIntoConstraints) "
      ))
    #expect(lines[3] == "    \"<NSLayoutConstraint:0x H:[UIView:0x(100)]>\",")
    #expect(lines.contains("Break on objc_exception_throw to catch this in the debugger."))
    #expect(lines.last?.contains("<UIKit/UIView.h>") == true)
  }

  @Test("since iOS 9 the note is there only where a mask is")
  func note() {
    #expect(!plain(layOut(.iOS(9)).session).contains("(Note:"))
    let masked = plain(layOut(.iOS(9), masked: true).session)
    #expect(masked.contains("\n\t(Note: If you're seeing"))
    #expect(
      masked.contains("Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x H:[UIView:0x(100)]>")
        || masked.contains(
          "Will attempt to recover by breaking constraint \n<NSLayoutConstraint:0x H:[UIView:0x(200)]>")
    )
    #expect(!masked.hasPrefix("[LayoutConstraints]"))
  }

  @Test("the finding states where each was made, which one breaks and why")
  func finding() throws {
    let (session, root) = layOut(.iOS(17))
    let diagnostic = try #require(session.diagnostics.first)
    #expect(root.subviews.count == 1)
    #expect(diagnostic.rule == "unsatisfiable-constraints")
    #expect(
      diagnostic.notes.map(\.message) == [
        "UIView(0.0).width = 100", "UIView(0.0).width = 200",
        "UIKit would break UIView(0.0).width = 100. The candidates tie, and it comes first in tree order.",
      ])
    #expect(diagnostic.notes.prefix(2).allSatisfy { $0.place?.file.hasSuffix("ConsoleConflictTests.swift") == true })
  }
}
