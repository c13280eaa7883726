/// A value of an attribute in attributed strings: a font, a color, a paragraph style, a shadow, an attachment.
///
/// These are pure Swift objects with the members of `NSObject` that client code uses. Foundation on Linux traps when it
/// compares `NSObject` subclasses that are not its own, which happens whenever a string with two fonts is copied or
/// changed. It boxes Swift objects and compares them correctly.
open class AttributeValue: NSObjectProtocol, Hashable, CustomStringConvertible, @unchecked Sendable {
  public init() {}

  /// Returns whether both are the same object. Subclasses can override this.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String {
    "<\(Swift.type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
  }

  open var debugDescription: String { description }

  public final func `self`() -> Self { self }

  public final func isProxy() -> Bool { false }

  /// Returns an immutable copy if the value supports it, and otherwise the value itself.
  open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// Returns a mutable copy if the value supports it, and otherwise a copy.
  open func mutableCopy() -> Any { (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? copy() }

  public static func == (a: AttributeValue, b: AttributeValue) -> Bool { a === b || a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
