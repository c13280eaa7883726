/// The margins between a view's edges and its content.
struct LayoutMargins: Equatable {
  /// The margins that the app set, or nil for the system's. They can be fractional or negative.
  var custom: Custom?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// The margins that the view returns, set by the trait pass.
  var resolved = UIEdgeInsets.zero

  /// Custom margins. Leading and trailing margins follow the layout direction; left and right ones do not.
  ///
  /// Indirect, because few views have any.
  indirect enum Custom: Equatable {
    case edges(UIEdgeInsets)
    case directional(NSDirectionalEdgeInsets)

    func edges(isRightToLeft: Bool) -> UIEdgeInsets {
      switch self {
      case .edges(let insets): insets
      case .directional(let insets): UIEdgeInsets(insets, isRightToLeft: isRightToLeft)
      }
    }
  }

  /// - Parameters:
  ///   - own: The app's margins, or the system's margins for such a view.
  ///   - minimum: The system's minimum for a controller's root view; nil for other views.
  ///   - inherited: How far the superview's margins extend into this view, negative if they do not; nil if they are not
  ///     preserved.
  func resolve(_ own: UIEdgeInsets, minimum: UIEdgeInsets?, inherited: UIEdgeInsets?, safeArea: UIEdgeInsets)
    -> UIEdgeInsets
  {
    var margins = own
    if let minimum { margins = margins.widened(to: minimum) }
    if let inherited { margins = margins.widened(to: inherited) }
    return insetsFromSafeArea ? margins + safeArea : margins
  }
}

extension UIEdgeInsets {
  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Returns the larger value for each edge.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns how far these insets of `outer` extend into `inner`, a rectangle in the same coordinates.
  func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    seen(from: inner, in: outer).widened(to: .zero)
  }

  /// Returns these insets of `outer` relative to `inner`, a rectangle in the same coordinates; negative if they end
  /// outside it. An edge of `inner` beyond that of `outer` counts as lying on it. Otherwise a view that is as large as
  /// its insets make it would grow without end.
  ///
  /// > Basis: captured for the safe area, in two published experiments with views beyond an edge of their superview.
  /// > Assumed for margins.
  func seen(from inner: CGRect, in outer: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - max(inner.minY - outer.minY, 0), left: left - max(inner.minX - outer.minX, 0),
      bottom: bottom - max(outer.maxY - inner.maxY, 0), right: right - max(outer.maxX - inner.maxX, 0))
  }
}

extension UIEdgeInsets {
  init(_ insets: NSDirectionalEdgeInsets, isRightToLeft: Bool) {
    let (left, right) =
      isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    self.init(top: insets.top, left: left, bottom: insets.bottom, right: right)
  }

  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left, bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}
