/// An interaction that lets users drag items out of a view.
///
/// Dragging is not available here. The first interaction of a session reports the diagnostic `no-drag-and-drop`.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Whether drag interactions are enabled by default: true, but until iOS 14 on iPad only.
  open class var isEnabledByDefault: Bool { Session.current.dragsAreEnabled }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    isEnabled = Self.isEnabledByDefault
  }

  open func willMove(to view: UIView?) { view?.session.report(.noDragAndDrop) }
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that provides the items of a drag.
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview?
  func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession)
  func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
  ) -> UITargetedDragPreview? { interaction.view.map { UITargetedDragPreview(view: $0) } }
  public func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
  ) {}
  public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
  ) {}
}

/// An interaction that lets users drop items on a view. Dropping is not available here; see ``UIDragInteraction``.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var allowsSimultaneousDropSessions = false

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { view?.session.report(.noDragAndDrop) }
  open func didMove(to view: UIView?) { self.view = view }
}

/// A delegate that accepts dropped items.
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}
