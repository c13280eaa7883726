/// A place on the screen that responds to a tap, with the names that steps use for it.
@MainActor struct TouchTarget {
  /// The name of every back button, whatever its title.
  static let back = "back"
  /// The name of the status bar, which is not a view.
  static let statusBar = "status bar"

  let names: [String]
  let view: UIView
  /// The point in the view's coordinates.
  let point: CGPoint

  /// - Parameters:
  ///   - names: the names; nil and empty ones are ignored.
  ///   - point: the point to tap; nil for the middle of the view.
  init(names: [String?], view: UIView, point: CGPoint? = nil) {
    self.names = names.compactMap(\.self).filter { !$0.isEmpty }
    self.view = view
    self.point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Returns a target that is named by the class of its view if it has no other name.
  static func named(_ names: [String?], view: UIView, point: CGPoint? = nil) -> TouchTarget {
    let target = TouchTarget(names: names, view: view, point: point)
    return target.names.isEmpty ? TouchTarget(names: [view.className], view: view, point: point) : target
  }

  var pointOnScreen: CGPoint {
    view.convert(point, to: nil).applying(view.root.geometry.transformToSuperview)
  }

  /// Whether the target is inside the window and all superviews that clip it.
  var isInSight: Bool {
    view.ancestors.allSatisfy { ancestor in
      !(ancestor.clipsToBounds || ancestor is UIWindow) || ancestor.bounds.contains(view.convert(point, to: ancestor))
    }
  }
}

extension UIView {
  /// The targets of the view tree, frontmost first, without hidden views and those with user interaction disabled.
  var allTouchTargets: [TouchTarget] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return subviews.reversed().flatMap(\.allTouchTargets) + touchTargets
  }

  /// The target of a view with an accessibility identifier, which may respond to touches itself.
  var identifiedTarget: [TouchTarget] {
    accessibilityIdentifier == nil ? [] : [TouchTarget(names: [accessibilityIdentifier], view: self)]
  }
}
