// Effects that leave the symbol unchanged at the end.

/// An effect that moves the symbol up or down once.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("bounce") }
  public var up: Self { Self(style: style.union(["up"])) }
  public var down: Self { Self(style: style.union(["down"])) }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: Self { Self() }
}

/// An effect that fades layers of the symbol in and out.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("pulse") }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: Self { Self() }
}

/// An effect that highlights the variable layers one after the other.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("variableColor") }
  public var iterative: Self { Self(style: style.union(["iterative"])) }
  public var cumulative: Self { Self(style: style.union(["cumulative"])) }
  public var reversing: Self { Self(style: style.union(["reversing"])) }
  public var nonReversing: Self { Self(style: style.union(["nonReversing"])) }
  public var hideInactiveLayers: Self { Self(style: style.union(["hideInactiveLayers"])) }
  public var dimInactiveLayers: Self { Self(style: style.union(["dimInactiveLayers"])) }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: Self { Self() }
}

/// An effect that rotates the symbol or its layers.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("rotate") }
  public var clockwise: Self { Self(style: style.union(["clockwise"])) }
  public var counterClockwise: Self { Self(style: style.union(["counterClockwise"])) }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: Self { Self() }
}

/// An effect that moves the symbol back and forth.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("wiggle") }
  public var clockwise: Self { Self(style: style.union(["clockwise"])) }
  public var counterClockwise: Self { Self(style: style.union(["counterClockwise"])) }
  public var left: Self { Self(style: style.union(["left"])) }
  public var right: Self { Self(style: style.union(["right"])) }
  public var up: Self { Self(style: style.union(["up"])) }
  public var down: Self { Self(style: style.union(["down"])) }
  public var forward: Self { Self(style: style.union(["forward"])) }
  public var backward: Self { Self(style: style.union(["backward"])) }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: Self { Self() }
}

/// An effect that scales the symbol up and down.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("breathe") }
  public var pulse: Self { Self(style: style.union(["pulse"])) }
  public var plain: Self { Self(style: style.union(["plain"])) }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: Self { Self() }
}

/// An effect that the system chooses.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect, ContentTransitionSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("automatic") }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: Self { Self() }
}

/// An effect that replaces one symbol with another.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  private var style: Set<String>

  private init(style: Set<String>) { self.style = style }
  init() { self.init(style: []) }

  public var configuration: SymbolEffectConfiguration { .passing("replace") }
  public var downUp: Self { Self(style: style.union(["downUp"])) }
  public var upUp: Self { Self(style: style.union(["upUp"])) }
  public var offUp: Self { Self(style: style.union(["offUp"])) }
  public var byLayer: Self { Self(style: style.union(["byLayer"])) }
  public var wholeSymbol: Self { Self(style: style.union(["wholeSymbol"])) }

  /// Returns an effect that draws the shared parts of both symbols only once.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { Self(style: style.union(["magic"])) }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: Self { Self() }
}
