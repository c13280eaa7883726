/// An animation of a symbol. Apple's are in the module Symbols, which UIKit re-exports.
///
/// What an effect leaves behind is drawn: a symbol that disappeared or that is scaled. How it moves is not.
public protocol SymbolEffect: Hashable, Sendable {
  var configuration: SymbolEffectConfiguration { get }
}

/// Runs for a while and ends by itself.
public protocol DiscreteSymbolEffect {}
/// Lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// Brings a symbol in or takes it away.
public protocol TransitionSymbolEffect {}
/// Goes from one symbol to another.
public protocol ContentTransitionSymbolEffect {}

/// What an effect leaves behind.
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

/// How often and how fast an effect runs, which nothing shows.
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
