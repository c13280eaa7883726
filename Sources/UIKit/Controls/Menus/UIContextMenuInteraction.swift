/// Opens a menu where a person rests a finger on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How much of the menu can be seen.
  public enum Appearance: Int, Sendable {
    case unknown = 0
    /// With a preview.
    case rich
    /// The menu alone.
    case compact
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// In the window's coordinates.
  private var place = CGPoint.zero
  weak var stage: MenuOverlay?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { if view == nil { dismissMenu() } }
  open func didMove(to view: UIView?) { self.view = view }

  /// Of the menu that is open.
  open var menuAppearance: Appearance {
    guard let stage, !stage.isClosing else { return .unknown }
    return stage.request.preview == nil ? .compact : .rich
  }

  /// Where the finger was; in the coordinates of the window for nil.
  open func location(in view: UIView?) -> CGPoint { view.map { $0.window?.convert(place, to: $0) ?? place } ?? place }

  open func dismissMenu() { stage?.close(animated: true) }

  /// Changes the menu while it is open.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let stage, !stage.isClosing, let session = view?.session else { return }
    stage.replace(session.perform { block(stage.request.menu) })
  }

  /// Asks the delegate what to show.
  ///
  /// - Parameter point: in the coordinates of the view.
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

/// Says what a context menu shows, and hears of it.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// - Returns: nil for no menu.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?

  /// What is lifted; nil for the interaction's view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview?

  /// The older name.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?

  /// Where it goes when the menu closes. Nobody sees it here.
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
