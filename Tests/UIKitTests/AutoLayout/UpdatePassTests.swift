import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Updating constraints.
/// The times when constraints are updated. Basis: the UIView and UIViewController references.
@MainActor struct UpdatePassTests {
  private let trace = EventTrace()

  @Test("a class that needs constraints gets them: without it, and without any constraint, no view is asked")
  func needingConstraints() throws {
    for (needs, expected) in [(true, ["view constraints", "root constraints"]), (false, [])] {
      let session = try Session.of(.iOS(12))
      session.perform {
        let root = LayoutRecorder("root", trace, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(needs ? NeedyView(trace) : LayoutRecorder("view", trace))
        let events = trace.during { session.commitFrame(of: root) }
        #expect(events.filter { $0.hasSuffix("constraints") } == expected)
      }
    }
  }

  @Test("constraints that are made in updateConstraints are there for the layout of the same frame")
  func makingConstraints() throws {
    let session = try Session.of(.iOS(12))
    session.perform {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = NeedyView(trace)
      root.addSubview(view)
      session.commitFrame(of: root)
      #expect(view.inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    }
  }

  @Test("changes of a constraint do not ask for updateConstraints")
  func changes() throws {
    let session = try Session.of(.iOS(12))
    session.perform {
      let root = LayoutRecorder("root", trace, frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let width = root.widthAnchor.constraint(greaterThanOrEqualToConstant: 1)
      width.isActive = true
      session.commitFrame(of: root)
      let events = trace.during {
        width.constant = 2
        width.isActive = false
        width.priority = .defaultLow
        width.isActive = true
        width.priority = .defaultHigh
        session.commitFrame(of: root)
      }
      #expect(!events.contains("root constraints") && !root.needsUpdateConstraints())
    }
  }
}

@MainActor private final class NeedyView: UIView {
  let inner = UIView()
  private let trace: EventTrace

  init(_ trace: EventTrace) {
    self.trace = trace
    super.init(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = true
    addSubview(inner)
  }

  required init?(coder: NSCoder) { nil }

  override class var requiresConstraintBasedLayout: Bool { true }

  override func updateConstraints() {
    trace.note("view constraints")
    inner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10), inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    super.updateConstraints()
  }
}
