// The placement of a controller's view by containers.
extension UIViewController {
  var preferences: BarPreferences {
    BarPreferences(
      edges: edgesForExtendedLayout, includesOpaqueBars: extendedLayoutIncludesOpaqueBars,
      reachesBehindStatusBar: wantsFullScreenLayout)
  }

  /// The insets that cover the view, for the children of a container. For a view that no system container places, these
  /// are its safe area.
  var surroundings: Surroundings {
    if let area = place.area { return surroundings(of: area) }
    let extends = session.behaves(.contentExtendsUnderBars)
    return Surroundings(system: extends ? loadedView?.safeAreaInsets ?? .zero : .zero)
  }

  /// Returns the insets that cover the view in its current or a future area.
  func surroundings(of area: ContentArea) -> Surroundings {
    var surroundings = area.surroundings
    surroundings.system = (surroundings.system + additionalSafeAreaInsets).widened(to: .zero)
    return surroundings
  }

  func area(of size: CGSize, in surroundings: Surroundings) -> ContentArea {
    ContentArea(
      of: size, in: surroundings, preferences, extendsUnderBars: session.behaves(.contentExtendsUnderBars))
  }

  /// Returns the area in a part of a container, with the container's insets that reach into the part.
  func area(of part: CGRect, in size: CGSize, within outer: Surroundings) -> ContentArea {
    var inner = outer
    inner.system = inner.system.reaching(into: part, of: CGRect(origin: .zero, size: size))
    var area = area(of: part.size, in: inner)
    area.frame = area.frame.offsetBy(dx: part.minX, dy: part.minY)
    return area
  }

  /// Gives the view its area and a superview. A frame that the program sets later stays until the area changes.
  ///
  /// - Parameters:
  ///   - frame: the area's frame in the coordinates of `superview`.
  ///   - transform: the rotation of a root view in a window that does not rotate with the interface. Otherwise the view
  ///     keeps the program's transform.
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

  /// Adds the view to its superview. A view that appears is sized, but stays out of the window until its controller has
  /// been notified.
  private func enter(_ superview: UIView) {
    guard let view else { return }
    guard session.appearances.withholds(self), view.window == nil, superview.window != nil else {
      return superview.addSubview(view)
    }
    if view.superview != nil { view.removeFromSuperview() }
    session.appearances.withhold(view, from: superview)
    _ = TraitPass.run(view)
  }

  /// Places the children. Called after the trait pass has written the view's safe area.
  func areaIsKnown(safeAreaChanged: Bool) {
    if safeAreaChanged, session.behaves(.hasSafeArea) { viewSafeAreaInsetsDidChange() }
    adjustScrollInsets()
    placeChildren()
    for child in children where child.place.area == nil {
      child.presentation.presented?.presentation.controller?.place()
    }
  }
}
