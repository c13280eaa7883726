/// The base class of haptic feedback generators.
///
/// Nothing vibrates here. The first feedback of a session reports the diagnostic `no-haptics`.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject, UIInteraction {
  /// The view that the generator was added to.
  open private(set) weak var view: UIView?

  public override init() { super.init() }

  /// Creates a generator and adds it to `view` as an interaction.
  public convenience init(view: UIView) {
    self.init()
    view.addInteraction(self)
  }

  /// Prepares the haptic engine on a phone.
  open func prepare() { reportMissingHaptics() }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  fileprivate func reportMissingHaptics() { (view?.session ?? .current).report(.noHaptics) }
}

/// Generates feedback for a collision.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light = 0, medium, heavy, soft, rigid
  }

  public override init() { super.init() }

  public init(style: FeedbackStyle) { super.init() }

  public convenience init(style: FeedbackStyle, view: UIView) {
    self.init(style: style)
    view.addInteraction(self)
  }

  open func impactOccurred() { reportMissingHaptics() }

  /// - Parameter intensity: 0…1.
  open func impactOccurred(intensity: CGFloat) { reportMissingHaptics() }

  /// - Parameter location: in the coordinates of the generator's view.
  open func impactOccurred(at location: CGPoint) { reportMissingHaptics() }
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) { reportMissingHaptics() }
}

/// Generates feedback for the outcome of a task.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0, warning, error
  }

  open func notificationOccurred(_ notificationType: FeedbackType) { reportMissingHaptics() }
  open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) { reportMissingHaptics() }
}

/// Generates feedback for a changed selection.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { reportMissingHaptics() }
  open func selectionChanged(at location: CGPoint) { reportMissingHaptics() }
}

/// Generates feedback for drawing with a pencil.
@preconcurrency @MainActor open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
  open func alignmentOccurred(at location: CGPoint) { reportMissingHaptics() }
  open func pathCompleted(at location: CGPoint) { reportMissingHaptics() }
}

extension Diagnostic {
  fileprivate static let noHaptics = Diagnostic(
    rule: "no-haptics", severity: .note, message: "Feedback generators have no effect: Tinamou has no haptics.")
}
