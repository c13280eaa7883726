/// Who keeps asking for layout while a tree does not come to rest.
///
/// Kept only in the last rounds of a layout that asks for ever more, so that views at rest pay nothing for it; and all the
/// time for a program that is watched while it runs.
@MainActor struct LayoutLoopTrace {
  /// Of different causes, where nobody takes them.
  private static let capacity = 200

  /// Whether what is asked for outside of `layoutSubviews` counts, too.
  let isComplete: Bool
  /// The views whose layout runs, innermost last.
  private var running: [UIView] = []
  private(set) var causes: [Cause] = []
  /// How often `layoutSubviews` ran.
  private(set) var layouts = 0

  /// One view has another one laid out again, or what a solution depends on changed.
  struct Cause: Equatable {
    enum Kind { case layout, constraints }

    /// Nil outside `layoutSubviews`.
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
    // What UIKit asks by itself follows from something else.
    let actor = running.last
    guard actor != nil || isComplete, causes.count < Self.capacity else { return }
    if let known = causes.firstIndex(where: { $0.kind == kind && $0.actor === actor && $0.target === target }) {
      causes[known].count += 1
    } else {
      causes.append(Cause(actor: actor, target: target, kind: kind))
    }
  }

  /// The next frame begins, in the middle of whatever runs.
  mutating func forget() { (causes, layouts) = ([], 0) }

  /// `badge.layoutSubviews has title laid out again`
  var sentences: [String] {
    causes.map { cause in
      let actor = cause.actor.map { "\($0.caption).layoutSubviews" } ?? "The program"
      let target = cause.actor === cause.target ? "itself" : cause.target.caption
      switch cause.kind {
      case .layout: return "\(actor) has \(target) laid out again."
      case .constraints: return "\(actor) changes constraints or a natural size of \(target)."
      }
    }
  }
}

extension UIView {
  /// Nothing but a look at the session while layouts come to rest.
  @inline(__always)
  func traceInvalidation(_ kind: LayoutLoopTrace.Cause.Kind) {
    if session.unrest != nil { session.unrest?.note(kind, of: self) }
  }
}
