import SystemProfiles

// Placement of the views of a presentation.
extension UIPresentationController {
  var session: Session { presentedViewController.session }

  var metrics: PresentationMetrics { session.metrics.presentation }

  /// The form on this screen. A delegate can keep a popover in a compact width.
  var adaptedForm: PresentationForm {
    let environment = session.environment, style = adaptedStyle
    let classes = environment.sizeClasses
    if presentationStyle == .popover, style == .none { return .popover }
    return PresentationForm(
      style == .none ? presentationStyle : style,
      isRegular: environment.device.idiom == .pad && classes.horizontal != .compact,
      isLow: classes.vertical == .compact, hasCards: session.behaves(.modalsAreCardsByDefault))
  }

  /// The adaptive style without a delegate or a subclass.
  var systemAdaptiveStyle: UIModalPresentationStyle { presentationStyle }

  /// The delegate's style for a sheet in a compact width; `none` keeps the style.
  private var adaptedStyle: UIModalPresentationStyle {
    if !isSystems { return session.perform { adaptivePresentationStyle(for: session.traits) } }
    return adaptedStyle(for: session.traits, isCompact: session.environment.sizeClasses.horizontal == .compact)
  }

  func adaptedStyle(for traits: UITraitCollection, isCompact: Bool) -> UIModalPresentationStyle {
    let isSheet = [.automatic, .pageSheet, .formSheet, .popover].contains(presentationStyle)
    guard let delegate, isSheet, isCompact else { return presentationStyle }
    return session.perform { delegate.adaptivePresentationStyle(for: self, traitCollection: traits) }
  }

  private var isInWindow: Bool { stage.host is UIWindow }

  /// Whether this presentation replaces the presenter's view.
  var replacesPresenter: Bool { stage.phase == .presenting && shouldRemovePresentersView }

  /// The insets that surround the container.
  var surroundings: Surroundings {
    guard !isInWindow, let presenter else { return session.environment.loweredSurroundings }
    return presenter.place.area?.surroundings ?? Surroundings(system: presenter.view.safeAreaInsets)
  }

  var systemFrame: CGRect {
    guard let size = (stage.container ?? stage.host)?.bounds.size else { return .zero }
    return systemFrame(in: size)
  }

  func formFrame(in size: CGSize) -> CGRect {
    form.frame(
      in: size, top: surroundings.system.top,
      preferred: session.pixelGrid.ceil(presentedViewController.preferredContentSize), metrics)
  }

  private var hasContainer: Bool {
    form.isSheet || !isInWindow || stage.container != nil || session.behaves(.presentationsHaveContainers)
  }

  /// Creates the container before the presentation's callbacks, so that a subclass can add views to it.
  func prepare() {
    if hasContainer, let host = stage.host { _ = placedContainer(in: host) }
  }

  /// Places or removes the views. Called whenever the presenter's place is known.
  func place() {
    if stage.transition != nil { return placeOnTheWay() }
    switch stage.phase {
    case .waiting: break
    case .presenting: enter()
    case .dismissing: leave()
    }
  }

  private func enter() {
    guard let host = stage.host else { return }
    if let window = host as? UIWindow, !hasContainer {
      presentedViewController.occupyWindow(window, in: window)
    } else {
      placePresented(in: placedContainer(in: host))
    }
    if shouldRemovePresentersView { presenter?.loadedView?.removeFromSuperview() }
    dimTintsBehind()
  }

  /// Returns the container, placed above the presenter's view at the same size.
  func placedContainer(in host: UIView) -> UITransitionView {
    let container = stage.container ?? session.perform { UITransitionView() }
    stage.container = container
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let window = host as? UIWindow {
      container.fill(window)
    } else if let view = presenter?.loadedView {
      container.take(view.geometry)
    }
    guard container.superview !== host else { return container }
    let index = host.subviews.firstIndex { $0 === presenter?.loadedView }
    host.insertSubview(container, at: index.map { $0 + 1 } ?? host.subviews.count)
    return container
  }

  func placePresented(in container: UIView) {
    var frame = frameOfPresentedViewInContainerView
    if stage.pull < 0 { (frame.origin.y, frame.size.height) = (frame.minY + stage.pull, frame.height - stage.pull) }
    let area = area(of: frame, in: container.bounds.size, within: surroundings)
    if form.isSheet {
      place(area, in: sheetFrame(in: container), at: frame)
    } else if let wrapper = presentedWrapper {
      placeWrapped(in: wrapper, area, in: container)
    } else {
      presentedViewController.occupy(area, frame: area.frame, in: container)
    }
  }

  /// The view in which a program's class wraps the presented controller's view, or nil for none.
  private var presentedWrapper: UIView? {
    guard !isSystems, let wrapper = presentedView, wrapper !== presentedViewController.loadedView else { return nil }
    return wrapper
  }

  /// Places the program's wrapper, which places the view inside itself.
  private func placeWrapped(in wrapper: UIView, _ area: ContentArea, in container: UIView) {
    let controller = presentedViewController, stands = wrapper.superview === container || controller.place.isHeld
    guard controller.place.area != area || !stands else { return }
    controller.place.area = area
    wrapper.frame = area.frame
    if !stands { container.addSubview(wrapper) }
    wrapper.setNeedsLayout()
    controller.presentation.presented?.presentation.controller?.place()
  }

  /// - Parameters:
  ///   - frame: The frame in a container of this size.
  ///   - outer: The insets that surround the container.
  private func area(of frame: CGRect, in size: CGSize, within outer: Surroundings) -> ContentArea {
    var outer = outer
    if frame != CGRect(origin: .zero, size: size) {
      outer = Surroundings(system: outer.covered)
      outer.isInCard = form.isCard && session.behaves(.modalsAreCardsByDefault)
    }
    return presentedViewController.area(of: frame, in: size, within: outer)
  }

  /// The area that the view will have in the session's new environment, before the window has it; nil if the program
  /// decides.
  var plannedArea: ContentArea? {
    guard isSystems else { return nil }
    if !isInWindow {
      return presenter?.place.plannedArea.map {
        area(of: CGRect(origin: .zero, size: $0.frame.size), in: $0.frame.size, within: $0.surroundings)
      }
    }
    let size = session.environment.loweredSize
    return area(of: systemFrame(in: size), in: size, within: surroundings)
  }

  private func sheetFrame(in container: UIView) -> SheetFrame {
    if let frame = stage.frame { return frame }
    let frame = session.perform { SheetFrame(in: container) }
    frame.dimming.wasTouched = { [weak self] in self?.userTouchedOutside() }
    frame.shadow.addGestureRecognizer(sheetPan())
    stage.frame = frame
    return frame
  }

  /// Places a sheet. The clipping view of a card extends below the screen, so that its lower corners are not round.
  ///
  /// > Basis: captured: dimming (-375 -667; 1125 2001), shadow (0 40; 375 627), the view below it (0 0; 375 627).
  private func place(_ area: ContentArea, in sheet: SheetFrame, at frame: CGRect) {
    let bounds = stage.container?.bounds ?? .zero
    sheet.show(dimming: dimming, cornerRadius: cornerRadius, shadow: form.throwsShadow)
    sheet.dimming.frame = form == .card ? bounds.insetBy(dx: -bounds.width, dy: -bounds.height) : bounds
    (sheet.dimming.pushedBack, sheet.dimming.presenting) = (
      pushedBack(behind: frame, in: bounds), presenter?.loadedView
    )
    sheet.shadow.frame = frame.offsetBy(dx: 0, dy: max(0, stage.pull))
    var clip = CGRect(origin: .zero, size: frame.size)
    if frame.maxY == bounds.maxY { clip.size.height += cornerRadius }
    sheet.clip.frame = clip
    presentedViewController.occupy(area, frame: area.frame.offsetBy(dx: -frame.minX, dy: -frame.minY), in: sheet.clip)
    placeParts(of: sheet, around: frame)
  }

  /// Returns the screen behind a full-height card, or nil for other forms.
  private func pushedBack(behind card: CGRect, in container: CGRect) -> PushedBackScreen? {
    let isCard = form == .card && session.behaves(.modalsAreCardsByDefault) && dimming > 0
    let isLarge = card.minY > 20 && card.minY < container.height / 6
    guard isCard, isLarge, container.size == session.environment.screenSize else { return nil }
    let screen = container.offsetBy(dx: container.width, dy: container.height)
    return PushedBackScreen(screen: screen, cardTop: card.minY, radius: cornerRadius)
  }

  /// Removes the views from the tree.
  func leave() {
    presentedViewController.leavePlace()
    clearStage()
  }

  /// Removes the container. A presenter's view that the program placed is put back; system containers do it for theirs.
  func clearStage() {
    restoreTintsBehind()
    let container = stage.container
    (stage.container, stage.frame) = (nil, nil)
    if stage.putsPresenterBack, let view = presenter?.loadedView, view.superview == nil, let host = stage.host {
      let index = host.subviews.firstIndex { $0 === container }
      host.insertSubview(view, at: index ?? host.subviews.count)
      stage.putsPresenterBack = false
    }
    container?.removeFromSuperview()
  }
}

extension UIView {
  fileprivate func take(_ other: ViewGeometry) {
    transform = other.transform
    if bounds.size != other.bounds.size { bounds.size = other.bounds.size }
    if center != other.center { center = other.center }
  }

  /// Fills a window: rotated with the interface if the window is not, and below the second line of the status bar.
  ///
  /// > Basis: assumed for presented views; captured for roots.
  func fill(_ window: UIWindow) {
    let environment = session.environment, size = window.interfaceSize, lowering = environment.callStripHeight
    var geometry = ViewGeometry(), toMiddle = CGPoint(x: 0, y: lowering / 2)
    geometry.bounds.size = CGSize(width: size.width, height: size.height - lowering)
    if environment.isTurnedInWindows {
      geometry.transform = .turning(to: environment.orientation)
      toMiddle = toMiddle.applying(geometry.transform)
    }
    geometry.center = CGPoint(x: window.bounds.midX + toMiddle.x, y: window.bounds.midY + toMiddle.y)
    take(geometry)
  }
}

extension Session {
  /// The traits of a primary column and of a form sheet, regardless of the width of the screen.
  ///
  /// > Basis: assumed: recalled.
  var narrowTraits: UITraitCollection? {
    behaves(.hasSizeClasses) ? UITraitCollection(horizontalSizeClass: .compact) : nil
  }

  /// Returns the traits inside a presentation: a compact width if it is narrow, and the elevated level if it is a
  /// sheet.
  ///
  /// > Source: WWDC 2019, 214 for the level.
  func traits(inside form: PresentationForm) -> UITraitCollection? {
    var parts = form.isNarrow ? [narrowTraits] : []
    if form.isSheet, behaves(.hasDarkMode) { parts.append(UITraitCollection(userInterfaceLevel: .elevated)) }
    let known = parts.compactMap(\.self)
    return known.isEmpty ? nil : UITraitCollection(traitsFrom: known)
  }
}
