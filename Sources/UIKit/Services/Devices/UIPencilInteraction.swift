/// Responds to taps and squeezes of a pencil. No pencil is connected: a session's first interaction reports
/// `no-pencil`.
@preconcurrency @MainActor open class UIPencilInteraction: NSObject, UIInteraction {
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true

  public override init() { super.init() }

  public init(delegate: any UIPencilInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { view?.session.report(.noPencil) }
  open func didMove(to view: UIView?) { self.view = view }

  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
}

public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0, switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette
  case runSystemShortcut
}

@preconcurrency @MainActor public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}

/// Enters text by handwriting with a pencil.
@preconcurrency @MainActor open class UIScribbleInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  open private(set) weak var view: UIView?
  open private(set) var isHandlingWriting = false

  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { view?.session.report(.noPencil) }
  open func didMove(to view: UIView?) { self.view = view }

  open class var isPencilInputExpected: Bool { false }
}

@preconcurrency @MainActor public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  public func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint) -> Bool {
    true
  }
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool { false }
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}

extension Diagnostic {
  fileprivate static let noPencil = Diagnostic(
    rule: "no-pencil", severity: .note, message: "Interactions of a pencil have no effect: Tinamou has no pencil.")
}
