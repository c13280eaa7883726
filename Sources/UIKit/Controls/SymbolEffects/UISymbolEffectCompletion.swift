/// A closure that runs when an effect ends.
public typealias UISymbolEffectCompletion = @MainActor (UISymbolEffectCompletionContext) -> Void

/// The context of an effect's end.
@preconcurrency @MainActor open class UISymbolEffectCompletionContext: NSObject {
  /// Whether the effect finished; false if it was removed or replaced.
  public let isFinished: Bool
  public let contentTransition: (any ContentTransitionSymbolEffect & SymbolEffect)?
  public let effect: (any SymbolEffect)?
  open private(set) weak var sender: AnyObject?

  init(
    isFinished: Bool, effect: (any SymbolEffect)?,
    transition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil,
    sender: AnyObject
  ) {
    (self.isFinished, self.effect, contentTransition, self.sender) = (isFinished, effect, transition, sender)
    super.init()
  }
}

/// The effects of an image view or a bar item, the last of each kind.
struct SymbolEffects {
  private var effects: [any SymbolEffect] = []

  /// Whether the symbol is hidden.
  var isHidden: Bool { last(.visibility)?.isHidden ?? false }

  /// Returns the frame for drawing a symbol that is laid out in `rect`.
  func scaled(_ rect: CGRect) -> CGRect {
    guard let scale = last(.scale)?.scale else { return rect }
    return rect.insetBy(dx: rect.width * (1 - scale) / 2, dy: rect.height * (1 - scale) / 2)
  }

  private func last(_ kind: SymbolEffectConfiguration.Kind) -> SymbolEffectConfiguration? {
    effects.last { $0.configuration.kind == kind }?.configuration
  }

  /// Adds an effect, which replaces another one of its kind.
  mutating func add(_ effect: any SymbolEffect) {
    let kind = effect.configuration.kind
    effects.removeAll { $0.configuration.kind == kind }
    effects.append(effect)
  }

  mutating func remove(_ effect: any SymbolEffect) {
    effects.removeAll { type(of: $0) == type(of: effect) }
  }

  mutating func removeAll() { effects = [] }
}
