// Log messages about items that do not fit.
extension UICollectionViewFlowLayout {
  /// > Basis: assumed: not before the view has a size.
  func logLargeItems(_ sections: [FlowSection], _ view: UICollectionView) {
    guard !view.bounds.isEmpty, sections.contains(where: hasLargeItem) else { return }
    for line in lines(about: view) { NSLog("%@", line) }
  }

  private func hasLargeItem(_ section: FlowSection) -> Bool {
    let sides = axes.sides(section.metrics.inset)
    let room = flow.breadth - sides.start - sides.end + FlowRoom.tolerance
    switch section.sizes {
    case .equal(let size, let count): return count > 0 && axes.across(size) > room
    case .varied(let sizes): return sizes.contains { axes.across($0) > room }
    }
  }

  /// > Basis: captured: published logs of iOS 6 to 8, of 9, and of later releases.
  private func lines(about view: UICollectionView) -> [String] {
    let session = view.session, knowsInstance = session.behaves(.flowLayoutsNameThemselvesInLogs)
    let article = session.behaves(.flowLayoutLogsAreSentences) ? "The" : "the"
    let (length, ends) = scrollDirection == .horizontal ? ("height", "top and bottom") : ("width", "left and right")
    let contentInsets = knowsInstance ? ", minus the content insets \(ends) values" : ""
    let reasons = [
      "\(article) behavior of the UICollectionViewFlowLayout is not defined because:",
      "the item \(length) must be less than the \(length) of the UICollectionView minus the section insets \(ends) "
        + "values\(contentInsets).",
    ]
    guard knowsInstance else { return reasons }
    let name = "<\(String(describing: type(of: self))): \(session.address(of: self))>"
    return reasons + [
      "The relevant UICollectionViewFlowLayout instance is \(name), and it is attached to \(view) collection view "
        + "layout: \(name).",
      "Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this in the debugger.",
    ]
  }
}
