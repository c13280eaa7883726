/// Constraints that were added before the views they refer to. The views must be in place when the constraints are
/// solved.
@MainActor struct UnpreparedConstraints {
  private struct Entry {
    weak var constraint: NSLayoutConstraint?
  }

  private var entries: [Entry] = []

  mutating func note(_ constraint: NSLayoutConstraint) { entries.append(Entry(constraint: constraint)) }

  /// Removes the constraints below `root` that are valid now, and raises an exception for any that are not.
  mutating func check(below root: UIView) {
    entries.removeAll { entry in
      guard let constraint = entry.constraint, let holder = constraint.holder else { return true }
      guard holder.isDescendant(of: root) else { return false }
      if constraint.isPrepared(for: holder) { return true }
      Exception.internalInconsistency.raise(
        "Impossible to set up layout with view hierarchy unprepared for constraint.")
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the items are `holder`, its descendants, or guides of these. Also true for a constraint without items.
  func isPrepared(for holder: UIView) -> Bool {
    mentionedItems?.allSatisfy { $0.owningItemView?.isDescendant(of: holder) ?? false } ?? true
  }
}

extension UIView {
  /// Logs a warning about a constraint that was added before its views, or raises an exception.
  ///
  /// > Source: published logs. Derived from them: a length of a single view is rejected immediately, and a relation of
  /// > two views when it is solved.
  func noteUnprepared(_ constraint: NSLayoutConstraint) {
    guard session.behaves(.constraintsMayPrecedeTheirViews), constraint.mentionedItems?.count != 1 else {
      Exception.generic.raise(
        """
        Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the \
        view?  That's illegal. constraint:\(constraint) view:\(self)
        """)
    }
    session.log(unpreparedWarning(constraint))
    session.unpreparedConstraints.note(constraint)
  }

  private func unpreparedWarning(_ constraint: NSLayoutConstraint) -> String {
    let category = session.behaves(.constraintLogsNameTheirCategory) ? "[LayoutConstraints] " : ""
    let type = session.behaves(.logsNameCategoriesOfMethods) ? "UIView(UIConstraintBasedLayout)" : "UIView"
    return """
      \(category)The view hierarchy is not prepared for the constraint: \(constraint)
      \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will \
      crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on \
      -[\(type) _viewHierarchyUnpreparedForConstraint:] to debug.
      """
  }
}
