/// The name of a method as Objective-C has it: `reset`, `tap:` with the sender, `tap:forEvent:` with the event, too.
///
/// Swift has no `#selector` without Objective-C, so the name is written as text: `Selector("tap:")`. A class lists its
/// methods in ``ObjCExposed``.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  let name: String

  public init(_ str: String) { name = str }

  public init(stringLiteral value: String) { name = value }

  public var description: String { name }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.name }
