// Conflicts in UIKit's words, and as diagnostics with explanations.
extension SolvedConflict {
  /// Returns the complete text that the console of the session's iOS version shows.
  func consoleText(in session: Session) -> String {
    let prefix = session.behaves(.constraintLogsNameTheirCategory) ? "[LayoutConstraints] " : ""
    return prefix + message(in: session)
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      rule: "unsatisfiable-constraints", severity: .warning, view: broken.origin.view?.source?.id,
      message: message(in: session), position: position, notes: notes)
  }

  /// The position of the constraint that breaks, or of the first constraint with one if the system made the broken row.
  private var position: SourcePosition? {
    broken.origin.position ?? rows.lazy.compactMap(\.origin.position).first ?? broken.origin.view?.source?.position
  }

  private var session: Session { broken.origin.view?.session ?? Session.current }

  /// Notes on every constraint and its position, followed by the one that breaks and the reason.
  private var notes: [Diagnostic.Note] {
    let list = rows.map { Diagnostic.Note($0.origin.sentence, position: $0.origin.position, place: $0.origin.place) }
    let lengths = negativeLengths.map { Diagnostic.Note("\($0.origin.sentence).") }
    return list + lengths + [Diagnostic.Note("UIKit would break \(broken.origin.sentence). \(reasonForBreaking)")]
  }

  // MARK: UIKit's words

  /// > Basis: captured, published logs of 2013 to 2026; the line about the breakpoint in iOS 6 and 7 is recalled.
  private func message(in session: Session) -> String {
    """
    Unable to simultaneously satisfy constraints.
    \(advice(in: session))
    (
    \(rows.map { "    \"\($0.origin.description)\"" }.joined(separator: ",\n"))
    )

    Will attempt to recover by breaking constraint\u{20}
    \(broken.origin.description)

    \(breakpointAdvice(in: session))
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
    <\(session.behaves(.headersAreUIKitCores) ? "UIKitCore" : "UIKit")/UIView.h> may also be helpful.
    """
  }

  /// Returns the advice. Its lines end with a space, as UIKit's do.
  private func advice(in session: Session) -> String {
    let start = "\tProbably at least one of the constraints in the following list is one you don't want. "
    let first = "(1) look at each constraint and try to figure out which you don't expect; "
    let second = "(2) find the code that added the unwanted constraint or constraints and fix it. "
    let note = """
      (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, refer to the \
      documentation for the UIView property translatesAutoresizingMaskIntoConstraints)\u{20}
      """
    guard session.behaves(.conflictsAdviseInSteps) else { return start + "Try this: " + first + second + note }
    let steps = [start, "\tTry this: ", "\t\t" + first, "\t\t" + second] + (mentionsMask ? ["\t" + note] : [])
    return steps.joined(separator: "\n")
  }

  private func breakpointAdvice(in session: Session) -> String {
    let hook =
      session.behaves(.conflictsNameTheirBreakpoint)
      ? "Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints" : "Break on objc_exception_throw"
    return "\(hook) to catch this in the debugger."
  }

  private var mentionsMask: Bool {
    rows.contains {
      if case .autoresizing = $0.origin { true } else { false }
    }
  }
}
