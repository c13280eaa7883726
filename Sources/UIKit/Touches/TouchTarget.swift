/// A place on the screen that answers a touch, under the names a person would call it by.
@MainActor struct TouchTarget {
  /// What everybody calls the way back, whatever it says.
  static let back = "back"

  let names: [String]
  let view: UIView
  /// In the view's coordinates.
  let point: CGPoint

  /// - Parameter point: nil for the middle of the view.
  init(names: [String?], view: UIView, point: CGPoint? = nil) {
    self.names = names.compactMap(\.self).filter { !$0.isEmpty }
    self.view = view
    self.point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}

extension UIView {
  /// Of the whole tree, frontmost first; what is hidden or does not listen is left out.
  var allTouchTargets: [TouchTarget] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return subviews.reversed().flatMap(\.allTouchTargets) + touchTargets
  }

  /// Texts of the tree, as reports show them.
  var textsInside: [String] {
    let own = reportedText.map { [$0] } ?? []
    return own + subviews.flatMap(\.textsInside)
  }
}
