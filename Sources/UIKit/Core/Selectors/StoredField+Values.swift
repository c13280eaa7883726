// Values of types that are only known at run time.
extension StoredField {
  func copy(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    func copy<Value>(_ type: Value.Type) {
      let value = (source + offset).assumingMemoryBound(to: type).pointee
      (target + offset).initializeMemory(as: type, to: value)
    }
    _openExistential(type, do: copy)
  }

  /// Releases the objects that a property refers to. A property that is still all zeros refers to none. The runtime
  /// does not distinguish `weak` from `unowned`, so those references are not released.
  func destroy(in memory: UnsafeMutableRawPointer) {
    func destroy<Value>(_ type: Value.Type) {
      let bytes = UnsafeRawBufferPointer(start: memory + offset, count: MemoryLayout<Value>.size)
      guard isStrong, bytes.contains(where: { $0 != 0 }) else { return }
      (memory + offset).assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: destroy)
  }

  /// Initializes a property of a zeroed object, if a value can be created without the program's code. A program can
  /// assign to a property that stays zeroed, because there is nothing to release.
  ///
  /// - Parameter owners: The classes of the objects that contain the property.
  /// - Returns: Whether the property has a value. Zeros are a value for numbers.
  @MainActor func fill(_ memory: UnsafeMutableRawPointer, inside owners: [AnyClass]) -> Bool {
    guard isStrong else { return type is any ExpressibleByNilLiteral.Type }
    func fill<Value>(_ type: Value.Type) -> Bool {
      guard let plain = Self.emptyValue(of: type) ?? Self.plainObject(of: type, inside: owners),
        let value = plain as? Value
      else { return false }
      (memory + offset).initializeMemory(as: type, to: value)
      return true
    }
    if _openExistential(type, do: fill) { return true }
    if isOpaqueExistential {
      // An existential is destroyed through the type of its value, which zeros do not have.
      (memory + offset).initializeMemory(as: Any.self, to: ())
      return type == Any.self
    }
    if !isTrivial, let emptyCase {
      emptyCase(memory + offset)
      return true
    }
    return isTrivial && !isUnknown && kind != .metatype && kind != .existentialMetatype
  }

  /// The property itself, or the fields of a struct or a tuple.
  var parts: [StoredField] {
    guard isStrong, kind == .structure || kind == .tuple, !isTrivial, Self.emptyValue(of: type) == nil else {
      return [self]
    }
    let parts = StoredField.all(of: type).flatMap { part in
      var part = part
      (part.name, part.offset) = (name, offset + part.offset)
      return part.parts
    }
    return parts.isEmpty ? [self] : parts
  }

  private static func emptyValue(of type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any EmptyDictionary.Type: type.empty
    default: nil
    }
  }

  @MainActor private static func plainObject(of type: Any.Type, inside owners: [AnyClass]) -> AnyObject? {
    guard let type = type as? AnyClass else { return nil }
    if type == UIColor.self { return UIColor.clear }
    if type == UIFont.self { return UIFont() }
    return ClassName.isUIKits(type) ? BareInstance.decoded(type) : BareInstance.make(of: type, inside: owners)
  }
}

// MARK: - Type metadata

extension StoredField {
  /// > Source: documented: `MetadataKind.def` of Swift's runtime.
  private enum Kind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case tuple = 0x301
    case existential = 0x303
    case metatype = 0x304
    case existentialMetatype = 0x306
    case constrainedExistential = 0x307
  }

  private var metadata: UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
  private var kind: Kind? { Kind(rawValue: metadata.load(as: UInt.self)) }

  /// Whether the type is `Any` or a protocol that structs can conform to. `Error` is a reference to a box.
  ///
  /// > Source: documented: `ExistentialTypeFlags` and `ExtendedExistentialTypeShapeFlags` in Swift's `MetadataValues.h`.
  private var isOpaqueExistential: Bool {
    switch kind {
    case .existential: (metadata + 8).load(as: UInt32.self) & 0xff00_0000 == 0x8000_0000
    case .constrainedExistential: (metadata + 8).load(as: UnsafeRawPointer.self).load(as: UInt32.self) & 0xff == 0
    default: false
    }
  }

  /// Initializes the first case without associated values; nil for a type that has none.
  ///
  /// > Source: documented: `TargetEnumDescriptor` in Swift's `Metadata.h`, and `ValueWitness.def`.
  private var emptyCase: ((UnsafeMutableRawPointer) -> Void)? {
    guard kind == .enumeration else { return nil }
    typealias Inject = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void
    let metadata = metadata, descriptor = (metadata + 8).load(as: UnsafeRawPointer.self)
    let payloadCases = (descriptor + 20).load(as: UInt32.self) & 0xff_ffff
    guard (descriptor + 24).load(as: UInt32.self) > 0 else { return nil }
    let inject = ((metadata - 8).load(as: UnsafeRawPointer.self) + 104).load(as: Inject.self)
    return { inject($0, payloadCases, metadata) }
  }

  /// Whether values of the type have nothing to release.
  private var isTrivial: Bool {
    func isTrivial<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }
    return _openExistential(type, do: isTrivial)
  }
}

private protocol EmptyDictionary {
  static var empty: Self { get }
}

extension Dictionary: EmptyDictionary {
  fileprivate static var empty: Self { [:] }
}
