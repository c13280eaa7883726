/// An object that is equal to itself only, as an object of Core Foundation without content.
public protocol StandInObject: AnyObject, Hashable {}

extension StandInObject {
  public static func == (a: Self, b: Self) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
