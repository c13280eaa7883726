/// A place on the screen that answers a touch, under the names a person would call it by.
@MainActor struct TouchTarget {
  /// What everybody calls the way back, whatever it says.
  static let back = "back"
  /// The strip above, which is no view.
  static let statusBar = "status bar"

  let names: [String]
  let view: UIView
  /// In the view's coordinates.
  let point: CGPoint

  /// - Parameters:
  ///   - names: those that are nil or empty do not count.
  ///   - point: nil for the middle of the view.
  init(names: [String?], view: UIView, point: CGPoint? = nil) {
    self.names = names.compactMap(\.self).filter { !$0.isEmpty }
    self.view = view
    self.point = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// What says and is called nothing goes by its class.
  static func named(_ names: [String?], view: UIView, point: CGPoint? = nil) -> TouchTarget {
    let target = TouchTarget(names: names, view: view, point: point)
    return target.names.isEmpty ? TouchTarget(names: [view.className], view: view, point: point) : target
  }

  var pointOnScreen: CGPoint {
    view.convert(point, to: nil).applying(view.root.geometry.transformToSuperview)
  }

  /// Inside the window and everything that cuts off what it holds.
  var isInSight: Bool {
    view.ancestors.allSatisfy { ancestor in
      !(ancestor.clipsToBounds || ancestor is UIWindow) || ancestor.bounds.contains(view.convert(point, to: ancestor))
    }
  }
}

extension UIView {
  /// Of the whole tree, frontmost first; what is hidden or does not listen is left out.
  var allTouchTargets: [TouchTarget] {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return [] }
    return subviews.reversed().flatMap(\.allTouchTargets) + touchTargets
  }

  /// A view that code can find can be touched, too: it may answer touches itself.
  var identifiedTarget: [TouchTarget] {
    accessibilityIdentifier == nil ? [] : [TouchTarget(names: [accessibilityIdentifier], view: self)]
  }
}
