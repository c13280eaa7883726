/// An interaction that activates a view when a drag pauses over it.
///
/// Dragging is not available here. The first interaction of a session reports the diagnostic `no-drag-and-drop`.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  public typealias ActivationHandler = (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  open private(set) weak var view: UIView?
  /// The behavior that decides where and when the view is activated; nil for the system's.
  open private(set) var interactionBehavior: (any UISpringLoadedInteractionBehavior)!
  /// The effect that shows the progress of the activation; nil for the system's blinking.
  open private(set) var interactionEffect: (any UISpringLoadedInteractionEffect)!
  private let handler: ActivationHandler

  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?, activationHandler handler: @escaping ActivationHandler
  ) {
    (self.interactionBehavior, self.interactionEffect) = (interactionBehavior, interactionEffect)
    self.handler = handler
    super.init()
  }

  public convenience init(activationHandler handler: @escaping ActivationHandler) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) { view?.session.report(.noDragAndDrop) }
  open func didMove(to view: UIView?) { self.view = view }
}

/// The progress of an activation.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive = 0, possible, activating, activated
}

/// An object that decides whether a drag activates a view.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// An object that shows the progress of an activation.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// The location of a drag and the progress of the activation.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
  var targetItem: Any? { get set }
  func location(in view: UIView?) -> CGPoint
}

/// An object that a drag can activate.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  var isSpringLoaded: Bool { get set }
}

extension UISpringLoadedInteractionSupporting where Self: UIView {
  /// Whether the view has a spring-loaded interaction.
  public var isSpringLoaded: Bool {
    get { interactions.contains { $0 is UISpringLoadedInteraction } }
    set {
      guard newValue != isSpringLoaded else { return }
      if newValue {
        addInteraction(UISpringLoadedInteraction { _, _ in })
      } else {
        interactions = interactions.filter { !($0 is UISpringLoadedInteraction) }
      }
    }
  }
}

extension UIBarButtonItem: UISpringLoadedInteractionSupporting {}
extension UIButton: UISpringLoadedInteractionSupporting {}
extension UISegmentedControl: UISpringLoadedInteractionSupporting {}
extension UITabBar: UISpringLoadedInteractionSupporting {}
