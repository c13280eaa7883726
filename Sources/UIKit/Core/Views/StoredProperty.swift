@_spi(Reflection) import Swift

/// The stored properties of the program's classes, by name: inherited, private and weak ones, too.
///
/// Only what is stored is found: `didSet` does not run, and a lazy or computed property is not there. The runtime tells
/// strong from other ownership only, so an optional that is not strong is taken as `weak`: `unowned` outlets do not work.
@MainActor enum StoredProperty {
  enum Outcome {
    case assigned
    case unknown
    /// The property is of this type, and the value is not.
    case mismatch(Any.Type)
  }

  /// - Parameter value: nil empties an optional property.
  static func assign(_ value: Any?, to name: String, of object: AnyObject) -> Outcome {
    guard let field = field(name, of: type(of: object)) else { return .unknown }
    guard let storage = field.type as? any FillableStorage.Type else { return .unknown }
    let address = Unmanaged.passUnretained(object).toOpaque() + field.offset
    let isAssigned = withExtendedLifetime(object) { storage.assign(value, isStrong: field.isStrong, at: address) }
    return isAssigned ? .assigned : .mismatch(storage.contained)
  }

  /// UIKit's own properties, which come first, are left alone: a program sees them as API only. The most derived class's
  /// property wins, as a setter of that name would.
  private static func field(_ name: String, of objectClass: AnyClass) -> StoredField? {
    let base: AnyClass? = sequence(first: objectClass, next: { _getSuperclass($0) }).first(where: ClassName.isUIKits)
    return StoredField.all(of: objectClass, below: base).last { $0.name == name && $0.isVariable }
  }
}

/// A stored property, as the runtime describes it.
struct StoredField {
  var name: String
  /// In bytes, from the beginning of the object.
  var offset: Int
  /// An optional for a `weak` property; the empty tuple where the runtime does not know the type.
  var type: Any.Type
  var isStrong: Bool
  var isVariable: Bool

  /// The runtime does not know the type.
  var isUnknown: Bool { type == Void.self }

  /// `.classType`, which the standard library declares as a variable.
  private static let ofClass = _EachFieldOptions(rawValue: 1)

  /// Inherited ones come first.
  ///
  /// - Parameters:
  ///   - type: a class, a struct or a tuple.
  ///   - base: whose properties are left out, as are those that it inherits.
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

/// Whether a field is declared `weak` and `var`, which the runtime knows and the standard library does not tell.
private struct FieldOwnership {
  var isStrong = false
  var isVariable = false

  /// As in the standard library's `_FieldReflectionMetadata`.
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

/// Memory of a property that can be filled with a value whose type is known at run time only.
private protocol FillableStorage {
  static var contained: Any.Type { get }

  /// - Returns: false when the value is of another type.
  static func assign(_ value: Any?, isStrong: Bool, at address: UnsafeMutableRawPointer) -> Bool
}

/// A value that documents have for runtime attributes.
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

/// What a weak property looks like in memory, whatever its class; for a protocol the tables of its witnesses follow.
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
