/// Makes an object of a program's class that none of the program's initializers has made, for appearance proxies.
///
/// Apple's proxies are no objects of the class, so that a class whose `init(coder:)` ends the process has one, too. Swift
/// wants an object of the static type. The nearest class of UIKit makes an ordinary object, the original; the instance has
/// copies of its values, room for the program's properties, and a ``BareClass``, whose UIKit methods are the original's.
/// It keeps the original, which its parts may refer to.
@MainActor enum BareInstance {
  /// Reports the properties that have no value.
  ///
  /// - Parameter owners: the classes of the instances that it is made for as a part of a part.
  /// - Returns: nil where the class is UIKit's own, cannot be made in this way, or is one of the owners.
  static func make(of type: AnyClass, inside owners: [AnyClass] = []) -> NSObject? {
    guard !owners.contains(where: { $0 == type }), let bare = BareClass.of(type), let original = decoded(bare.base),
      original is any AssociationOwner
    else { return nil }
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
    let empty = bare.own.filter { !$0.fill(memory, inside: owners + [type]) }
    if !empty.isEmpty { Session.current.report(.noProxyValues(of: type, empty.map(\.name))) }
    let instance = Unmanaged<NSObject>.fromOpaque(memory).takeRetainedValue()
    (instance as? any AssociationOwner)?.associations = Remains(of: original, fields: bare.own, in: memory)
    return instance
  }

  /// Makes a view, an item or a layer by `init(coder:)`, which UIKit's classes all have. Some raise an exception in
  /// `init(frame:)`.
  static func decoded(_ type: AnyClass) -> NSObject? {
    switch type {
    case let type as UIView.Type: type.init(coder: AppearanceCoder())
    case let type as UIBarItem.Type: type.init(coder: AppearanceCoder())
    case let type as CALayer.Type: type.init(coder: AppearanceCoder())
    default: nil
    }
  }
}

/// Has nothing to read.
private final class AppearanceCoder: NSCoder {}

/// The associated values of an instance. The original and the values of the program's properties go with them, when the
/// instance does.
private final class Remains: Associations {
  private let original: NSObject
  private let fields: [StoredField]
  private let memory: UnsafeMutableRawPointer

  init(of original: NSObject, fields: [StoredField], in memory: UnsafeMutableRawPointer) {
    (self.original, self.fields, self.memory) = (original, fields, memory)
  }

  /// The instance is being deallocated, and its memory is still there.
  deinit { for field in fields { field.destroy(in: memory) } }
}

extension Diagnostic {
  fileprivate static func noProxyValues(of type: AnyClass, _ properties: [String]) -> Diagnostic {
    let names = properties.enumerated().filter { !properties[..<$0.offset].contains($0.element) }.map(\.element)
    return Diagnostic(
      rule: "appearance-proxy", severity: .note,
      message: "The appearance proxy of \(ClassName.plain(type)) has no value for \(names.joined(separator: ", ")). "
        + "Code that reads it there, such as a property observer, may end the program.")
  }
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
  /// The program's properties, and the parts of those that are structs or tuples.
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
    guard fields.allSatisfy({ $0.isStrong ? !$0.isUnknown : $0.type is any ExpressibleByNilLiteral.Type }) else {
      return nil
    }
    self.base = base
    (size, inherited) = (layout.instanceSize, fields.filter(\.isStrong))
    own = StoredField.all(of: type, below: base).flatMap(\.parts)
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
