/// The space a view keeps between its edges and its content.
struct LayoutMargins: Equatable {
  /// What the app asked for; nil is the system's choice. Fractions and negative margins are as good as others.
  var custom: Custom?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var followsReadableWidth = false
  /// What the view answers; written by the trait pass.
  var resolved = UIEdgeInsets.zero

  /// Leading and trailing margins change sides with the reading direction, left and right ones do not.
  ///
  /// Indirect, as few views have any.
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
  ///   - own: what the app asked for, or the system's margins of such a view.
  ///   - minimum: what the system insists on for a controller's root view; nil for other views.
  ///   - inherited: how far the superview's margins reach into this view, negative where they do not; nil when they are
  ///     not preserved.
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

  /// The larger value of each edge.
  func widened(to other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// How far these insets of `outer` reach into `inner`, a rectangle in the same coordinates.
  func reaching(into inner: CGRect, of outer: CGRect) -> UIEdgeInsets {
    seen(from: inner, in: outer).widened(to: .zero)
  }

  /// These insets of `outer` as insets of `inner`, a rectangle in the same coordinates; negative outside of it. An edge of
  /// `inner` that is beyond that of `outer` has no more than an edge that lies on it: a view as large as its insets make it
  /// would grow without end.
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
