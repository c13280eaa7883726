// Effects that last until they are removed.

/// An effect that scales the symbol up or down while it is present.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  /// > Basis: assumed: the next larger or smaller scale of symbols, about a quarter.
  private var scale: CGFloat = 1

  init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .scale, scale: scale) }
  public var up: Self { scaled(1.25) }
  public var down: Self { scaled(0.8) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }

  private func scaled(_ scale: CGFloat) -> Self {
    var copy = self
    copy.scale = scale
    return copy
  }
}

/// An effect that makes the symbol appear.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .visibility) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// An effect that makes the symbol disappear. Its place in the layout remains.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .visibility, isHidden: true) }
  public var up: Self { self }
  public var down: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

/// An effect that draws the symbol's strokes.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  /// Hides the symbol until the effect is removed.
  ///
  /// > Source: reference of `DrawOnSymbolEffect`, recalled: it draws the symbol on when it becomes inactive.
  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .visibility, isHidden: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
}

/// An effect that erases the symbol's strokes.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  init() {}

  public var configuration: SymbolEffectConfiguration { SymbolEffectConfiguration(kind: .visibility, isHidden: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: Self { Self() }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: Self { Self() }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: Self { Self() }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  public static var drawOn: Self { Self() }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  public static var drawOff: Self { Self() }
}
