import CoreTypes
import Inspection
import UIKit

/// Looks at the views of each frame, and explains them while the device has nothing else to do.
///
/// What moves on before there was time keeps its place in the trace and has no reasons there.
@MainActor final class TraceKeeper {
  /// In seconds: a device that has shown nothing new for so long rests.
  static let patience = 0.1
  /// In seconds: how long a touch may have to wait for a view that is explained.
  private static let slice = 0.004

  private let inspector: LiveInspector
  /// Programs that ran before this one: views have the same numbers in each.
  private var run = 0
  /// Of the last frame.
  private var moments: [TraceMoment] = []
  private var waiting: [TraceMoment] = []
  private(set) var known: [TraceMoment.Key: TraceView] = [:]
  /// Of the windows, as they are now.
  private var evidence: [ObjectIdentifier: LayoutEvidence?] = [:]

  init(_ inspector: LiveInspector) { self.inspector = inspector }

  /// What the history has of an earlier run stays explained.
  func go(on earlier: TraceKeeper) { (run, known) = (earlier.run + 1, earlier.known) }

  var left: Int { waiting.count }

  /// The views of the frame that was just drawn; frames without a difference share them.
  func look() -> [TraceMoment] {
    let present = TraceSurvey.moments(of: inspector, run: run)
    if present == moments { return moments }
    (moments, evidence) = (present, [:])
    waiting = present.filter { $0.facts.isShown && known[$0.key] == nil }
    return present
  }

  /// - Returns: false when everything is explained.
  func explainSome() -> Bool {
    let end = LiveClock.wall + Self.slice
    while let moment = waiting.popLast() {
      explain(moment)
      if LiveClock.wall > end { break }
    }
    if waiting.isEmpty { evidence = [:] }
    return !waiting.isEmpty
  }

  /// Of frames that are forgotten.
  func forget(allBut kept: Set<TraceMoment.Key>) { known = known.filter { kept.contains($0.key) } }

  private func explain(_ moment: TraceMoment) {
    let number = moment.facts.number
    guard let view = inspector.view(number),
      case .details(let details) = inspector.details(of: number, evidence(of: view))
    else { return }
    let questions = details.sections.flatMap(\.rows).compactMap(\.question)
    let reasons = questions.map { ($0, inspector.reasons(for: $0, of: view, evidence(of: view))) }
    known[moment.key] = TraceView(
      facts: moment.facts, details: details, reasons: Dictionary(reasons) { first, _ in first })
  }

  private func evidence(of view: UIView) -> LayoutEvidence? {
    let root = sequence(first: view) { $0.superview }.reduce(view) { $1 }
    if let kept = evidence[ObjectIdentifier(root)] { return kept }
    let made = LayoutEvidence(root: root)
    evidence[ObjectIdentifier(root)] = .some(made)
    return made
  }
}
