/// A constraint that the system adds to those of an app, for autoresizing masks, intrinsic sizes, the root's size and
/// its guides.
///
/// The passes work with rows; these objects are created on request. Two for the same row are equal. Changing one has no
/// effect, and it cannot be deactivated.
@MainActor class SystemLayoutConstraint: NSLayoutConstraint {
  private var text = ""

  override var isActive: Bool {
    get { true }
    set {}
  }

  override var description: String { MainActor.assumeIsolated { text } }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? SystemLayoutConstraint else { return false }
    return MainActor.assumeIsolated { other.text == text && other.firstItem === firstItem }
  }

  override var hash: Int { MainActor.assumeIsolated { text.hashValue } }

  static func make(_ origin: RowOrigin) -> SystemLayoutConstraint {
    let constraint: SystemLayoutConstraint
    switch origin {
    case .autoresizing(let view, let axis, let part): constraint = NSAutoresizingMaskLayoutConstraint(view, axis, part)
    case .contentSize(let view, let axis): constraint = NSContentSizeLayoutConstraint(view, axis)
    case .constraint, .minimumLength, .encapsulated, .guide:
      constraint = SystemLayoutConstraint(
        origin.view?.handle, .notAnAttribute, .equal, nil, .notAnAttribute, multiplier: 1, constant: 0)
    }
    constraint.text = origin.description
    return constraint
  }
}

/// `width == intrinsic width`. Its priorities for hugging and compression resistance appear only in its description.
@MainActor final class NSContentSizeLayoutConstraint: SystemLayoutConstraint {
  convenience init(_ view: UIView, _ axis: NSLayoutConstraint.Axis) {
    let natural = view.effectiveIntrinsicSize(view.measuredSize)
    self.init(
      view.handle, axis.length, .equal, nil, .notAnAttribute, multiplier: 1,
      constant: axis == .horizontal ? natural.width : natural.height)
  }
}

/// One of the two equations per axis that represent a frame and an autoresizing mask.
///
/// > Basis: assumed, the attributes of positions: UIKit's own are not public.
@MainActor final class NSAutoresizingMaskLayoutConstraint: SystemLayoutConstraint {
  convenience init(_ view: UIView, _ axis: NSLayoutConstraint.Axis, _ part: RowPart) {
    let placesEdges = view.session.behaves(.masksPlaceEdges)
    let equation = AutoresizingEquation(of: view, axis, part == .length ? .length : placesEdges ? .start : .center)
    let attribute = part == .length ? axis.length : placesEdges ? axis.start : axis.center
    self.init(
      view.handle, attribute, .equal, equation.factor == 0 ? nil : view.superview?.handle, axis.length,
      multiplier: equation.factor == 0 ? 1 : equation.factor, constant: equation.constant)
  }
}

extension NSLayoutConstraint.Axis {
  fileprivate var length: NSLayoutConstraint.Attribute { self == .horizontal ? .width : .height }
  fileprivate var start: NSLayoutConstraint.Attribute { self == .horizontal ? .left : .top }
  fileprivate var center: NSLayoutConstraint.Attribute { self == .horizontal ? .centerX : .centerY }
}

extension ConstraintSystem {
  /// Returns the intrinsic size of a view, then the masks of its subviews. In UIKit, these are constraints that the
  /// view holds.
  func ownOrigins(heldBy view: UIView) -> [RowOrigin] {
    guard contains(view) else { return [] }
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical], item = items[place(of: view.handle)]
    let sizes = axes.filter { item[$0].content != nil }.map { RowOrigin.contentSize(view, $0) }
    let masked = view.subviews.filter { contains($0) && items[place(of: $0.handle)].isMasked }
    return sizes
      + masked.flatMap { subview in
        axes.flatMap { [RowOrigin.autoresizing(subview, $0, .start), .autoresizing(subview, $0, .length)] }
      }
  }
}

extension UIView {
  /// The constraints for the position and length of a controller's two layout guides. Each guide has them once it has
  /// been accessed.
  ///
  /// > Basis: captured. SnapKit's tests count six constraints after two about such guides.
  var supportConstraints: [SystemLayoutConstraint] {
    layout.guides.flatMap { guide -> [SystemLayoutConstraint] in
      guard guide.kind == .topLayout || guide.kind == .bottomLayout else { return [] }
      return [RowPart.start, .end].map { .make(.guide(guide, .vertical, $0)) }
    }
  }
}
