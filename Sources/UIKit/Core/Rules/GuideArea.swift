/// The area of a layout guide that the system places in its owner. On each axis, start and end are a fraction of the
/// owner's length plus an offset in points.
struct GuideArea: Equatable {
  struct Point: Equatable {
    var share: Double
    var offset: Double

    func position(along length: CGFloat) -> CGFloat { CGFloat(share) * length + CGFloat(offset) }
  }

  struct Span: Equatable {
    var start: Point
    var end: Point
  }

  var horizontal: Span
  var vertical: Span

  subscript(axis: NSLayoutConstraint.Axis) -> Span { axis == .horizontal ? horizontal : vertical }

  /// Returns the owner's bounds without `insets`.
  static func inset(by insets: UIEdgeInsets) -> GuideArea {
    GuideArea(
      horizontal: Span(
        start: Point(share: 0, offset: Double(insets.left)), end: Point(share: 1, offset: -Double(insets.right))),
      vertical: Span(
        start: Point(share: 0, offset: Double(insets.top)), end: Point(share: 1, offset: -Double(insets.bottom))))
  }

  func frame(in size: CGSize) -> CGRect {
    let left = horizontal.start.position(along: size.width), right = horizontal.end.position(along: size.width)
    let top = vertical.start.position(along: size.height), bottom = vertical.end.position(along: size.height)
    return CGRect(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  mutating func move(by distance: CGPoint) {
    horizontal.start.offset += Double(distance.x)
    horizontal.end.offset += Double(distance.x)
    vertical.start.offset += Double(distance.y)
    vertical.end.offset += Double(distance.y)
  }

  /// Returns a strip along the owner's top or bottom edge.
  static func strip(height: CGFloat, atBottom: Bool) -> GuideArea {
    let edge = Point(share: atBottom ? 1 : 0, offset: 0)
    let inner = Point(share: edge.share, offset: Double(atBottom ? -height : height))
    return GuideArea(
      horizontal: Span(start: Point(share: 0, offset: 0), end: Point(share: 1, offset: 0)),
      vertical: atBottom ? Span(start: inner, end: edge) : Span(start: edge, end: inner))
  }
}

extension UILayoutGuide {
  /// The area of a guide that the system places; nil if the app's constraints do. The area does not scroll with the
  /// content.
  var fixedArea: GuideArea? {
    guard kind != .custom, let owner = owningView, var area = area(in: owner) else { return nil }
    let origin = owner.bounds.origin
    if origin != .zero { area.move(by: origin) }
    return area
  }

  /// The frame of a guide that the system places; nil outside a window, and for a guide that constraints place.
  var placedFrame: CGRect? {
    guard let owner = owningView, owner.window != nil, let area = fixedArea else { return nil }
    return owner.session.pixelGrid.snapEdges(area.frame(in: owner.bounds.size))
  }

  private func area(in owner: UIView) -> GuideArea? {
    switch kind {
    case .custom, .scrollContent: return nil
    case .safeArea: return .inset(by: owner.safeAreaInsets)
    case .keyboard:
      // The value of the last layout, because a view moved since then already has other insets.
      let covered = countsBottomSafeArea ? owner.layout.countedSafeArea.bottom : 0
      return .strip(height: max(owner.session.screenKeyboard.overlap(with: owner), covered), atBottom: true)
    case .layoutMargins: return .inset(by: owner.marginsOfGuides)
    case .readableContent: return .inset(by: owner.readableInsets)
    case .scrollFrame: return .inset(by: .zero)
    case .topLayout: return .strip(height: owner.safeAreaInsets.top, atBottom: false)
    case .bottomLayout: return .strip(height: owner.safeAreaInsets.bottom, atBottom: true)
    }
  }
}
