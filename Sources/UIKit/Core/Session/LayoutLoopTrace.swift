/// Records which views keep requesting layout while a tree does not settle.
///
/// Recorded only in the last rounds of a layout that keeps changing, so that stable views have no overhead, and always
/// for a program that is observed while it runs.
@MainActor struct LayoutLoopTrace {
  /// The maximum number of different causes while the trace is not read.
  private static let capacity = 200

  /// Whether requests outside `layoutSubviews` are recorded, too.
  let isComplete: Bool
  /// The views whose layout is running, innermost last.
  private var running: [UIView] = []
  private(set) var causes: [Cause] = []
  /// The number of calls of `layoutSubviews`.
  private(set) var layouts = 0

  /// A request by one view for layout of another, or a change of an input of the solver.
  struct Cause: Equatable {
    enum Kind { case layout, constraints }

    /// The view that made the request; nil outside `layoutSubviews`.
    let actor: UIView?
    let target: UIView
    let kind: Kind
    var count = 1
  }

  init(isComplete: Bool = false) { self.isComplete = isComplete }

  mutating func began(_ view: UIView) {
    running.append(view)
    layouts += 1
  }

  mutating func ended() { running.removeLast() }

  mutating func note(_ kind: Cause.Kind, of target: UIView) {
    // Requests by UIKit itself follow from other requests.
    let actor = running.last
    guard actor != nil || isComplete, causes.count < Self.capacity else { return }
    if let known = causes.firstIndex(where: { $0.kind == kind && $0.actor === actor && $0.target === target }) {
      causes[known].count += 1
    } else {
      causes.append(Cause(actor: actor, target: target, kind: kind))
    }
  }

  /// Clears the trace for the next frame, even while layout is running.
  mutating func forget() { (causes, layouts) = ([], 0) }

  /// Descriptions of the causes, such as `badge.layoutSubviews has title laid out again.`
  var sentences: [String] {
    causes.map { cause in
      let actor = cause.actor.map { "\($0.caption).layoutSubviews" } ?? "The program"
      let target = cause.actor === cause.target ? "itself" : cause.target.caption
      switch cause.kind {
      case .layout: return "\(actor) requests layout of \(target)."
      case .constraints: return "\(actor) changes constraints or the intrinsic content size of \(target)."
      }
    }
  }
}

extension UIView {
  /// Records a request for layout. While layouts settle, this only reads a property of the session.
  @inline(__always)
  func traceInvalidation(_ kind: LayoutLoopTrace.Cause.Kind) {
    if session.unrest != nil { session.unrest?.note(kind, of: self) }
  }
}
