@_spi(Reflection) import Swift

/// The stored properties of the program's classes by name, including inherited, private and weak ones.
///
/// Only storage is accessed: `didSet` does not run, and lazy and computed properties are not found. The runtime only
/// distinguishes strong from other ownership. Optionals that are not strong are treated as `weak`, so `unowned` outlets
/// do not work.
@MainActor enum StoredProperty {
  enum Outcome {
    case assigned
    case unknown
    /// The property has this type, which the value does not have.
    case mismatch(Any.Type)
  }

  /// - Parameter value: A value, or nil to clear an optional property.
  static func assign(_ value: Any?, to name: String, of object: AnyObject) -> Outcome {
    guard let field = field(name, of: type(of: object)) else { return .unknown }
    guard let storage = field.type as? any FillableStorage.Type else { return .unknown }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    let isAssigned = withExtendedLifetime(object) { storage.assign(value, isStrong: field.isStrong, at: address) }
    return isAssigned ? .assigned : .mismatch(storage.contained)
  }

  /// Returns a property of the program's classes. UIKit's own properties, which come first, are skipped: programs use
  /// them only through API. The most derived class's property takes precedence, as a setter of that name would.
  private static func field(_ name: String, of objectClass: AnyClass) -> StoredField? {
    let base: AnyClass? = sequence(first: objectClass, next: { _getSuperclass($0) }).first(where: ClassName.isUIKits)
    return StoredField.all(of: objectClass, below: base).last { $0.name == name && $0.isVariable }
  }
}

/// A stored property, as described by the runtime.
struct StoredField {
  var name: String
  /// The offset in bytes from the beginning of the object.
  var offset: Int
  /// The type: an optional for a `weak` property; the empty tuple if the runtime does not know it.
  var type: Any.Type
  var isStrong: Bool
  var isVariable: Bool

  /// Whether the runtime does not know the type.
  var isUnknown: Bool { type == Void.self }

  /// The option `.classType`, which the standard library declares as a variable.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Returns all properties, inherited ones first.
  ///
  /// - Parameters:
  ///   - type: A class, a struct or a tuple.
  ///   - base: A superclass whose properties are excluded, including the ones it inherits.
  static func all(of type: Any.Type, below base: AnyClass? = nil) -> [StoredField] {
    let inherited = base.map(count) ?? 0
    var index = 0, found: [StoredField] = []
    _ = _forEachField(of: type, options: type is AnyClass ? ofClass : []) { label, offset, fieldType, _ in
      defer { index += 1 }
      guard index >= inherited else { return true }
      let ownership = FieldOwnership(of: index, in: type)
      found.append(
        StoredField(
          name: String(cString: label), offset: offset, type: fieldType, isStrong: ownership.isStrong,
          isVariable: ownership.isVariable))
      return true
    }
    return found
  }

  private static func count(_ objectClass: AnyClass) -> Int {
    var count = 0
    _ = _forEachField(of: objectClass, options: ofClass) { _, _, _, _ in
      count += 1
      return true
    }
    return count
  }
}

/// Whether a field is declared `weak` and `var`, which the runtime knows but the standard library does not expose.
private struct FieldOwnership {
  var isStrong = false
  var isVariable = false

  /// The layout of the standard library's `_FieldReflectionMetadata`.
  private struct Metadata {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func childMetadata(_ type: Any.Type, index: Int, metadata: UnsafeMutableRawPointer) -> Any.Type

  init(of index: Int, in type: Any.Type) {
    var metadata = Metadata()
    _ = withUnsafeMutableBytes(of: &metadata) { bytes in
      bytes.baseAddress.map { Self.childMetadata(type, index: index, metadata: $0) }
    }
    metadata.release?(metadata.name)
    (isStrong, isVariable) = (metadata.isStrong, metadata.isVariable)
  }
}

/// The storage of a property that can be set to a value whose type is only known at run time.
private protocol FillableStorage {
  static var contained: Any.Type { get }

  /// - Returns: False if the value has another type.
  static func assign(_ value: Any?, isStrong: Bool, at address: UnsafeMutableRawPointer) -> Bool
}

/// A type of values that documents have for runtime attributes.
private protocol PlainStorage: FillableStorage {}

extension PlainStorage {
  static var contained: Any.Type { Self.self }

  static func assign(_ value: Any?, isStrong: Bool, at address: UnsafeMutableRawPointer) -> Bool {
    guard let value = RuntimeValue(raw: value).value(as: Self.self) else { return false }
    address.assumingMemoryBound(to: Self.self).pointee = value
    return true
  }
}

extension Bool: PlainStorage {}
extension Int: PlainStorage {}
extension Float: PlainStorage {}
extension Double: PlainStorage {}
extension CGFloat: PlainStorage {}
extension String: PlainStorage {}
extension CGPoint: PlainStorage {}
extension CGSize: PlainStorage {}
extension CGRect: PlainStorage {}

/// The memory layout of a weak property of any class. For a protocol, the witness tables follow.
private struct WeakReference {
  weak var object: AnyObject?
}

extension Optional: FillableStorage {
  static var contained: Any.Type { Wrapped.self }

  static func assign(_ value: Any?, isStrong: Bool, at address: UnsafeMutableRawPointer) -> Bool {
    let wrapped = value as? Wrapped ?? RuntimeValue(raw: value).value(as: Wrapped.self)
    guard value == nil || wrapped != nil else { return false }
    if isStrong {
      address.assumingMemoryBound(to: Wrapped?.self).pointee = wrapped
    } else {
      assignWeakly(wrapped, at: address)
    }
    return true
  }

  private static func assignWeakly(_ wrapped: Wrapped?, at address: UnsafeMutableRawPointer) {
    address.assumingMemoryBound(to: WeakReference.self).pointee.object = wrapped.map { $0 as AnyObject }
    let header = MemoryLayout<WeakReference>.size, rest = MemoryLayout<Wrapped>.size - header
    guard rest > 0, let wrapped else { return }
    withUnsafeBytes(of: wrapped) { bytes in
      UnsafeMutableRawBufferPointer(start: address + header, count: rest)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[header...]))
    }
  }
}
