import CoreTypes
import Inspection
import UIKit

/// Records the views of each frame, and explains them while the device is idle.
///
/// A view that changes before there was time stays in the trace without explanations.
@MainActor final class TraceKeeper {
  /// The seconds without a new picture after which a device counts as idle.
  static let patience = 0.1
  /// The greatest time in seconds that an explanation may delay a touch.
  private static let slice = 0.004

  private let inspector: LiveInspector
  /// The number of earlier programs, in which views may have the same numbers.
  private var run = 0
  /// The views of the last frame.
  private var moments: [TraceMoment] = []
  private var waiting: [TraceMoment] = []
  private(set) var known: [TraceMoment.Key: TraceView] = [:]
  /// The current layout evidence of the windows.
  private var evidence: [ObjectIdentifier: LayoutEvidence?] = [:]

  init(_ inspector: LiveInspector) { self.inspector = inspector }

  /// Takes over the explanations of an earlier run, whose frames are still in the history.
  func go(on earlier: TraceKeeper) { (run, known) = (earlier.run + 1, earlier.known) }

  var left: Int { waiting.count }

  /// Returns the views of the frame that was just drawn; equal frames share them.
  func look() -> [TraceMoment] {
    let present = TraceSurvey.moments(of: inspector, run: run)
    if present == moments { return moments }
    (moments, evidence) = (present, [:])
    waiting = present.filter { $0.facts.isShown && known[$0.key] == nil }
    return present
  }

  /// - Returns: False if everything is explained.
  func explainSome() -> Bool {
    let end = LiveClock.wall + Self.slice
    while let moment = waiting.popLast() {
      explain(moment)
      if LiveClock.wall > end { break }
    }
    if waiting.isEmpty { evidence = [:] }
    return !waiting.isEmpty
  }

  /// Drops the explanations of frames that left the history.
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
