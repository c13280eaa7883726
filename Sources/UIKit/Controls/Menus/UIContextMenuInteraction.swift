/// An interaction that opens a context menu on a long press.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearance of the menu.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    /// A menu with a preview.
    case rich
    /// A menu without a preview.
    case compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// The location of the press, in the window's coordinates.
  private var place = CGPoint.zero
  weak var stage: MenuOverlay?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// The appearance of the open menu.
  open var menuAppearance: Appearance {
    guard let stage, !stage.isClosing else { return .unknown }
    return stage.request.preview == nil ? .compact : .rich
  }

  /// Returns the location of the press; in the window's coordinates for nil.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.window?.convert(place, to: $0) ?? place } ?? place }

  open func dismissMenu() { stage?.close(animated: true) }

  /// Updates the menu while it is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let stage, !stage.isClosing, let session = view?.session else { return }
    stage.replace(session.perform { block(stage.request.menu) })
  }

  /// Returns the menu that the delegate provides.
  ///
  /// - Parameter point: a point in the view's coordinates.
  func offer(at point: CGPoint) -> ContextMenuOffer? {
    guard let view, let delegate else { return nil }
    place = view.convert(point, to: nil)
    let session = view.session
    let configuration = session.perform {
      delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    }
    guard let configuration else { return nil }
    var offer = ContextMenuOffer(configuration, of: view)
    offer.sender = self
    offer.preview = { delegate.contextMenuInteraction(self, preview: configuration) }
    if let control = view as? UIControl, delegate === control { offer.makeMenu(of: control) }
    offer.opened = { [weak self] stage, animator in
      self?.stage = stage
      if let self { delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator) }
    }
    offer.closes = { [weak self] in
      if let self { delegate.contextMenuInteraction(self, willEndFor: configuration, animator: $0) }
    }
    offer.committed = { [weak self] in
      if let self {
        delegate.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: $0)
      }
    }
    return offer
  }
}

/// A delegate that provides a context menu and is notified of it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// - Returns: nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// Returns the preview that is highlighted; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The earlier name of the method above.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Returns the preview for the menu's dismissal. It is never shown here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { nil }

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  fileprivate func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, preview configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    contextMenuInteraction(
      interaction, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? contextMenuInteraction(interaction, previewForHighlightingMenuWithConfiguration: configuration)
  }
}

extension UIContextMenuInteraction: ContextMenuSource {
  func menuOffer(at point: CGPoint) -> (any ContextMenuOpening)? { offer(at: point) }
}
