/// What a view would show to a finger that rests on it, and who hears of that.
@MainActor struct ContextMenuOffer {
  let configuration: UIContextMenuConfiguration
  /// What the menu belongs to.
  let view: UIView
  /// In its coordinates.
  var rect: CGRect
  var sender: AnyObject?
  /// Controls show their menu alone.
  var hasPreview = true
  var preview: () -> UITargetedPreview? = { nil }
  var opened: (MenuOverlay, ContextMenuAnimator) -> Void = { _, _ in }
  var closes: (ContextMenuAnimator) -> Void = { _ in }
  /// The preview was touched.
  var committed: (ContextMenuAnimator) -> Void = { _ in }
  var didChoose: ((any UIMenuLeaf) -> Void)?

  /// In seconds.
  ///
  /// > Basis: assumed.
  private static let duration = 0.25

  init(_ configuration: UIContextMenuConfiguration, of view: UIView) {
    (self.configuration, self.view, rect) = (configuration, view, view.bounds)
  }

  /// An edit menu, which lifts nothing.
  init(_ menu: UIMenu, of view: UIView) {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    configuration.preferredMenuElementOrder = .fixed
    self.init(configuration, of: view)
    hasPreview = false
  }

  /// - Returns: false for a menu without anything in it, which does not open.
  func open() -> Bool {
    let session = view.session
    guard let menu = session.perform({ configuration.actionProvider?([]) }) else { return false }
    var request = MenuRequest(menu: menu, source: view, rect: rect, sender: sender)
    (request.order, request.didChoose) = (configuration.preferredMenuElementOrder, didChoose)
    if hasPreview { request.preview = session.perform { makePreview() } }
    guard let stage = session.openMenu(request) else { return false }
    let preview = request.preview
    run({ opened(stage, $0) }, preview)
    // The stage keeps the preview, and the preview this closure: neither may lead back to the stage.
    stage.willClose = { [weak preview] in run(closes, preview) }
    preview?.wasTouched = { [weak stage, weak preview] in
      run(committed, preview)
      stage?.close(animated: true)
    }
    return true
  }

  private func makePreview() -> MenuPreview {
    if let controller = configuration.previewProvider?() { return MenuPreview(controller, of: view) }
    return MenuPreview(of: preview() ?? UITargetedPreview(view: view))
  }

  private func run(_ tell: (ContextMenuAnimator) -> Void, _ preview: MenuPreview?) {
    let animator = ContextMenuAnimator(preview: preview?.controller)
    view.session.perform { tell(animator) }
    animator.run(for: Self.duration, in: view.session)
  }
}

extension Session {
  /// A finger rests on a place: the innermost view around it that offers a menu opens it.
  ///
  /// - Returns: true when a menu is open now.
  func openContextMenu(at hit: TouchHit) -> Bool {
    for view in [hit.view] + hit.view.ancestors {
      if let control = view as? UIControl, !control.isEnabled { continue }
      if let offer = view.contextMenuOffer(at: hit.window.convert(hit.point, to: view)) { return offer.open() }
    }
    return false
  }
}
