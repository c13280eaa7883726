/// An animation of a symbol. Apple's effects are in the module Symbols, which UIKit re-exports.
///
/// The result of an effect is drawn: a symbol that has disappeared or is scaled. Its animation is not.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// An effect that runs for a limited time.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect that makes a symbol appear or disappear.
public protocol TransitionSymbolEffect {}
/// An effect that changes one symbol into another.
public protocol ContentTransitionSymbolEffect {}

/// The result of an effect.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case passing(String)
    case visibility
    case scale
  }

  let kind: Kind
  var isHidden = false
  var scale: CGFloat = 1

  static func passing(_ name: String) -> Self { Self(kind: .passing(name)) }
}

/// The repetition and speed of an effect. Both are only stored, because effects are not animated.
public struct SymbolEffectOptions: Hashable, Sendable {
  private var repeatCount: Int?
  private var isContinuous: Bool?
  private var rate = 1.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions().repeating
  public static let nonRepeating = SymbolEffectOptions().nonRepeating

  public static func `repeat`(_ count: Int?) -> Self { Self().repeat(count) }
  public static func speed(_ speed: Double) -> Self { Self().speed(speed) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self().repeat(behavior) }

  public var repeating: Self { changed { $0.isContinuous = true } }
  public var nonRepeating: Self { changed { ($0.isContinuous, $0.repeatCount) = (false, nil) } }
  public func `repeat`(_ count: Int?) -> Self { changed { $0.repeatCount = count } }
  public func speed(_ speed: Double) -> Self { changed { $0.rate = speed } }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    changed { ($0.isContinuous, $0.repeatCount) = (behavior.isContinuous, behavior.count) }
  }

  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate var isContinuous: Bool
    fileprivate var count: Int?

    public static let continuous = Self(isContinuous: true)
    public static let periodic = Self(isContinuous: false)
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self {
      Self(isContinuous: false, count: count)
    }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
