// Symbol effects of bar button items.
extension UIBarButtonItem {
  /// Adds an effect that runs once. The symbol does not change.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(effect, completion) }

  /// Adds an effect that lasts until it is removed.
  public func addSymbolEffect(
    _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
    animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(effect, completion) }

  /// Adds an effect that lasts until it is removed, if the effect supports this.
  public func addSymbolEffect(
    _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
  ) { play(effect, completion) }

  /// Removes the effects of a type.
  public func removeSymbolEffect(
    ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
    completion: UISymbolEffectCompletion? = nil
  ) {
    symbolEffects.remove(effect)
    tell(completion, of: effect)
  }

  public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
    symbolEffects.removeAll()
  }

  /// Replaces the symbol.
  public func setSymbolImage(
    _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
    options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
  ) {
    self.image = image
    tell(completion, of: nil, contentTransition)
  }

  private func play(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
    symbolEffects.add(effect)
    tell(completion, of: effect)
  }

  private func tell(
    _ completion: UISymbolEffectCompletion?, of effect: (any SymbolEffect)?,
    _ transition: (any ContentTransitionSymbolEffect & SymbolEffect)? = nil
  ) {
    guard let completion else { return }
    let context = UISymbolEffectCompletionContext(
      isFinished: true, effect: effect, transition: transition, sender: self)
    Session.current.schedule(after: 0) { completion(context) }
  }
}
