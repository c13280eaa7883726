/// Makes an object of a program's class that none of the program's initializers has made, for appearance proxies.
///
/// Apple's proxies are no objects of the class, so that a class whose `init(coder:)` ends the process has one, too. Swift
/// wants an object of the static type. The nearest class of UIKit makes an ordinary object, the original; the instance has
/// copies of its values, room for the program's properties, and a ``BareClass``, whose UIKit methods are the original's.
/// It keeps the original, which its parts may refer to.
@MainActor enum BareInstance {
  /// - Parameter make: makes an object of a class of UIKit.
  /// - Returns: nil where the class is UIKit's own, or cannot be made in this way.
  static func make(of type: AnyClass, _ make: (AnyClass) -> NSObject?) -> NSObject? {
    guard let bare = BareClass.of(type), let original = make(bare.base), original is any AssociationOwner else {
      return nil
    }
    // An object of the standard library's that has a counted reference and as many bytes as are asked for.
    let memory = Unmanaged<AnyObject>.passRetained(
      ManagedBuffer<Void, UInt8>.create(minimumCapacity: bare.size) { _ in }
    ).toOpaque()
    memset(memory + BareClass.header, 0, bare.size - BareClass.header)
    withExtendedLifetime(original) {
      let source = Unmanaged.passUnretained(original).toOpaque()
      for field in bare.inherited { field.copy(from: source, to: memory) }
    }
    memory.storeBytes(of: bare.metadata, as: UnsafeRawPointer.self)
    let remains = Remains(of: original, filled: bare.own.filter { $0.fill(memory) }, in: memory)
    let instance = Unmanaged<NSObject>.fromOpaque(memory).takeRetainedValue(), associations = Associations()
    associations.values[Remains.key] = .kept(remains)
    (instance as? any AssociationOwner)?.associations = associations
    return instance
  }
}

/// What goes with an instance: the original, and those of the program's properties that have a value.
private final class Remains {
  /// No program has it: keys are addresses.
  static let key: UInt = 0

  private let original: NSObject
  private let filled: [StoredField]
  private let memory: UnsafeMutableRawPointer

  init(of original: NSObject, filled: [StoredField], in memory: UnsafeMutableRawPointer) {
    (self.original, self.filled, self.memory) = (original, filled, memory)
  }

  /// The instance is on its way out, and its memory is still there.
  deinit { for field in filled { field.destroy(in: memory) } }
}

/// A class of which instances are, made at run time from a class of the program's, its superclass.
///
/// It has the methods of the nearest class of UIKit in place of what the program overrides, and is deallocated as that one.
/// What the program's classes add is theirs.
@MainActor private struct BareClass {
  let metadata: UnsafeRawPointer
  /// The nearest class of UIKit.
  let base: AnyClass
  /// Of an instance, in bytes.
  let size: Int
  /// The properties of the base that are copied. The others are weak, and begin as nil.
  let inherited: [StoredField]
  /// The program's properties.
  let own: [StoredField]

  /// The class and the reference count before an object's properties, in bytes.
  static let header = 16

  /// Types are never freed, as the runtime remembers what it found out about them: each class has one in the process.
  private final class Made {
    var classes: [ObjectIdentifier: BareClass?] = [:]
  }
  private static let made = Made()

  static func of(_ type: AnyClass) -> BareClass? {
    if let known = made.classes[ObjectIdentifier(type)] { return known }
    let new = BareClass(type)
    made.classes[ObjectIdentifier(type)] = .some(new)
    return new
  }

  private init?(_ type: AnyClass) {
    let family = sequence(first: type, next: { _getSuperclass($0) })
    guard !ClassName.isUIKits(type), let base = family.first(where: { ClassName.isUIKits($0) }),
      let layout = ClassMetadata(type), let basic = ClassMetadata(base), layout.isExtension(of: basic)
    else { return nil }
    let fields = StoredField.all(of: base)
    guard fields.allSatisfy({ $0.isStrong ? $0.type != Void.self : $0.type is any ExpressibleByNilLiteral.Type }) else {
      return nil
    }
    self.base = base
    (size, inherited) = (layout.instanceSize, fields.filter(\.isStrong))
    own = StoredField.all(of: type, below: base)
    metadata = layout.copy(withMembersOf: basic)
  }
}

/// The memory in which the runtime describes a class.
///
/// > Source: documented: "Class Metadata" of Swift's `TypeMetadata.rst`, without the words that are for Objective-C.
private struct ClassMetadata {
  private let address: UnsafeRawPointer
  private var superclass: UnsafeRawPointer? { (address + 8).load(as: UnsafeRawPointer?.self) }
  private var instanceAddressPoint: UInt32 { (address + 20).load(as: UInt32.self) }
  /// In bytes.
  var instanceSize: Int { Int((address + 24).load(as: UInt32.self)) }
  private var alignmentMask: UInt16 { (address + 28).load(as: UInt16.self) }
  /// In bytes.
  private var size: Int { Int((address + 32).load(as: UInt32.self)) }
  /// How much of it is before the address, in bytes.
  private var before: Int { Int((address + 36).load(as: UInt32.self)) }
  /// Where the members of classes begin, those of the topmost one first.
  private static let members = 56
  /// Where the function is that deallocates instances.
  private static let deallocator = -16

  /// - Returns: nil for a class that is not laid out as it is documented, or whose instances are not as `malloc` gives them.
  init?(_ type: AnyClass) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    guard address.load(as: UInt.self) == 0, superclass == _getSuperclass(type).map(Self.address),
      instanceAddressPoint == 0, alignmentMask < 16, before >= -Self.deallocator, size - before >= Self.members
    else { return nil }
  }

  private static func address(of type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }

  func isExtension(of base: ClassMetadata) -> Bool {
    before == base.before && size >= base.size && instanceSize >= base.instanceSize
  }

  /// Of a subclass.
  func copy(withMembersOf base: ClassMetadata) -> UnsafeRawPointer {
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), copy = block + before
    block.copyMemory(from: address - before, byteCount: size)
    copy.storeBytes(of: address, toByteOffset: 8, as: UnsafeRawPointer.self)
    (copy + Self.deallocator).copyMemory(from: base.address + Self.deallocator, byteCount: 8)
    (copy + Self.members)
      .copyMemory(from: base.address + Self.members, byteCount: base.size - base.before - Self.members)
    return UnsafeRawPointer(copy)
  }
}

// MARK: - Values whose types are known at run time only

extension StoredField {
  fileprivate func copy(from source: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer) {
    func copy<Value>(_ type: Value.Type) {
      let value = (source + offset).assumingMemoryBound(to: type).pointee
      (target + offset).initializeMemory(as: type, to: value)
    }
    _openExistential(type, do: copy)
  }

  fileprivate func destroy(in memory: UnsafeMutableRawPointer) {
    func destroy<Value>(_ type: Value.Type) {
      (memory + offset).assumingMemoryBound(to: type).deinitialize(count: 1)
    }
    _openExistential(type, do: destroy)
  }

  /// Gives the property of an object of zeros a value: nil, an empty collection, a view or a layer of UIKit's.
  ///
  /// - Returns: false where it stays as it is: zeros are right for numbers, and are no value of other types.
  @MainActor fileprivate func fill(_ memory: UnsafeMutableRawPointer) -> Bool {
    func fill<Value>(_ type: Value.Type) -> Bool {
      guard isStrong, let value = Self.plainValue(of: type) as? Value else { return false }
      (memory + offset).initializeMemory(as: type, to: value)
      return true
    }
    return _openExistential(type, do: fill)
  }

  @MainActor private static func plainValue(of type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case let type as any RangeReplaceableCollection.Type: type.init()
    case let type as any SetAlgebra.Type: type.init()
    case let type as any EmptyDictionary.Type: type.empty
    case let type as UIView.Type where ClassName.isUIKits(type): type.make()
    case let type as CALayer.Type where ClassName.isUIKits(type): type.make()
    default: nil
    }
  }
}

private protocol EmptyDictionary {
  static var empty: Self { get }
}

extension Dictionary: EmptyDictionary {
  fileprivate static var empty: Self { [:] }
}
