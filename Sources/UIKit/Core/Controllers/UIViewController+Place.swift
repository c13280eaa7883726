// Where containers put a controller's view.
extension UIViewController {
  var preferences: BarPreferences {
    BarPreferences(
      edges: edgesForExtendedLayout, includesOpaqueBars: extendedLayoutIncludesOpaqueBars,
      reachesBehindStatusBar: wantsFullScreenLayout)
  }

  /// What lies over the own view, for the children of a container. A view that no container of the system placed has
  /// its safe area.
  var surroundings: Surroundings {
    if let area = place.area { return surroundings(of: area) }
    let extends = session.behaves(.contentExtendsUnderBars)
    return Surroundings(system: extends ? loadedView?.safeAreaInsets ?? .zero : .zero)
  }

  /// What lies over the own view in an area that it has or is going to have.
  func surroundings(of area: ContentArea) -> Surroundings {
    var surroundings = area.surroundings
    surroundings.system = (surroundings.system + additionalSafeAreaInsets).widened(to: .zero)
    return surroundings
  }

  func area(of size: CGSize, in surroundings: Surroundings) -> ContentArea {
    ContentArea(
      of: size, in: surroundings, preferences, extendsUnderBars: session.behaves(.contentExtendsUnderBars))
  }

  /// In a part of a container: what lies over the container reaches into it.
  func area(of part: CGRect, in size: CGSize, within outer: Surroundings) -> ContentArea {
    var inner = outer
    inner.system = inner.system.reaching(into: part, of: CGRect(origin: .zero, size: size))
    var area = area(of: part.size, in: inner)
    area.frame = area.frame.offsetBy(dx: part.minX, dy: part.minY)
    return area
  }

  /// Gives the view its area and a superview. A frame that the program changes afterwards stays, until the area is
  /// another one.
  ///
  /// - Parameters:
  ///   - frame: the area's frame in the coordinates of `superview`.
  ///   - transform: of a root view in a window that does not turn with the interface; else the program's own stays.
  func occupy(_ area: ContentArea, frame: CGRect, transform: CGAffineTransform = .identity, in superview: UIView) {
    defer { presentation.presented?.presentation.controller?.place() }
    guard let view else { return }
    let stands = view.superview === superview || isReplaced || place.isHeld
    guard place.area != area || place.turn != transform || !stands else { return }
    let isOnlyTurned = place.area == area && stands, turns = transform != .identity || place.turn != .identity
    (place.area, place.turn) = (area, transform)
    view.layout.surroundingInsets = area.covered
    if turns { view.transform = transform }
    view.bounds.size = area.frame.size
    view.center = CGPoint(x: frame.midX, y: frame.midY)
    if !stands { enter(superview) } else if place.isHeld, view.superview == nil { _ = TraitPass.run(view) }
    if !isOnlyTurned { view.setNeedsLayout() }
  }

  /// A view that comes on screen stays out of the window until its controller has heard of it, in its size.
  private func enter(_ superview: UIView) {
    guard let view else { return }
    guard session.appearances.withholds(self), view.window == nil, superview.window != nil else {
      return superview.addSubview(view)
    }
    if view.superview != nil { view.removeFromSuperview() }
    session.appearances.withhold(view, from: superview)
    _ = TraitPass.run(view)
  }

  /// The pass has written the safe area of the view.
  func areaIsKnown(safeAreaChanged: Bool) {
    if safeAreaChanged, session.behaves(.hasSafeArea) { viewSafeAreaInsetsDidChange() }
    adjustScrollInsets()
    placeChildren()
    for child in children where child.place.area == nil {
      child.presentation.presented?.presentation.controller?.place()
    }
  }
}
