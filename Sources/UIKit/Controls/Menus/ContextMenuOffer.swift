/// The menu that a view offers on a long press, with its callbacks.
@MainActor struct ContextMenuOffer: ContextMenuOpening {
  let configuration: UIContextMenuConfiguration
  /// The view to which the menu belongs.
  let view: UIView
  /// The area of the menu's source, in the view's coordinates.
  var rect: CGRect
  var sender: AnyObject?
  /// Whether the menu has a preview. Menus of controls have none.
  var hasPreview = true
  var preview: () -> UITargetedPreview? = { nil }
  var opened: (MenuOverlay, ContextMenuAnimator) -> Void = { _, _ in }
  var closes: (ContextMenuAnimator) -> Void = { _ in }
  /// Called after a tap on the preview.
  var committed: (ContextMenuAnimator) -> Void = { _ in }
  var didChoose: ((any UIMenuLeaf) -> Void)?

  /// The duration of the animations, in seconds.
  ///
  /// > Basis: assumed.
  private static let duration = 0.25

  init(_ configuration: UIContextMenuConfiguration, of view: UIView) {
    (self.configuration, self.view, rect) = (configuration, view, view.bounds)
  }

  /// Creates an offer for an edit menu, which has no preview.
  init(_ menu: UIMenu, of view: UIView) {
    let configuration = UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in menu }
    configuration.preferredMenuElementOrder = .fixed
    self.init(configuration, of: view)
    hasPreview = false
  }

  /// - Returns: false if the menu is empty and does not open.
  func open() -> Bool {
    let session = view.session
    guard let menu = session.perform({ configuration.actionProvider?([]) }) else { return false }
    var request = MenuRequest(menu: menu, source: view, rect: rect, sender: sender)
    (request.order, request.didChoose) = (configuration.preferredMenuElementOrder, didChoose)
    if hasPreview { request.preview = session.perform { makePreview() } }
    guard let stage = session.openMenu(request) else { return false }
    let preview = request.preview
    run({ opened(stage, $0) }, preview)
    // The overlay retains the preview, and the preview this closure. Neither may retain the overlay.
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
