/// A value that attributed strings keep: a font, a colour, a paragraph style, a shadow, an attachment.
///
/// These are objects of Swift alone, with what client code asks of an `NSObject`. Foundation of Linux ends the program
/// where it compares two objects of `NSObject` that are not its own, as it does whenever a string with two fonts is copied
/// or changed; objects of Swift it keeps in a box, and compares.
open class AttributeValue: Hashable, CustomStringConvertible, @unchecked Sendable {
  public init() {}

  /// The same object, unless a subclass knows more.
  open func isEqual(_ object: Any?) -> Bool { (object as AnyObject) === self }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open var description: String {
    "<\(Swift.type(of: self)): \(Unmanaged.passUnretained(self).toOpaque())>"
  }

  /// A copy that does not change, of a value that can be copied; else the value.
  open func copy() -> Any { (self as? any NSCopying)?.copy(with: nil) ?? self }

  /// A copy that can be changed, of a value that has one; else a copy.
  open func mutableCopy() -> Any { (self as? any NSMutableCopying)?.mutableCopy(with: nil) ?? copy() }

  public static func == (a: AttributeValue, b: AttributeValue) -> Bool { a === b || a.isEqual(b) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
