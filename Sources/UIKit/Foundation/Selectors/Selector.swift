/// The Objective-C name of a method: `reset`, `tap:` with a sender, `tap:forEvent:` with a sender and an event.
///
/// `#selector` requires Objective-C, so write the name as a string: `Selector("tap:")`. A class lists its methods in
/// ``ObjCExposed``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
