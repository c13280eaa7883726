/// Who keeps asking for layout while a tree does not come to rest.
///
/// Kept only in the last rounds of a layout that asks for ever more, so that views at rest pay nothing for it.
@MainActor struct UnrestTrace {
  /// The views whose layout runs, innermost last.
  private var running: [UIView] = []
  private(set) var causes: [Cause] = []

  /// One view has another one laid out again, or what a solution depends on changed.
  struct Cause: Equatable {
    enum Kind { case layout, constraints }

    /// Nil outside `layoutSubviews`.
    let actor: UIView?
    let target: UIView
    let kind: Kind
    var count = 1
  }

  mutating func began(_ view: UIView) { running.append(view) }

  mutating func ended() { running.removeLast() }

  mutating func note(_ kind: Cause.Kind, of target: UIView) {
    // What UIKit asks by itself follows from something else.
    guard let actor = running.last else { return }
    if let known = causes.firstIndex(where: { $0.kind == kind && $0.actor === actor && $0.target === target }) {
      causes[known].count += 1
    } else {
      causes.append(Cause(actor: actor, target: target, kind: kind))
    }
  }

  /// `badge.layoutSubviews has title laid out again`
  var sentences: [String] {
    causes.map { cause in
      let actor = cause.actor.map { "\($0.caption).layoutSubviews" } ?? "Something"
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
  func noteUnrest(_ kind: UnrestTrace.Cause.Kind) { if session.unrest != nil { session.unrest?.note(kind, of: self) } }
}
