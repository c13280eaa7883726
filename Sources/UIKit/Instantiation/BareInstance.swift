/// An object of a program's class that none of the program's initializers has made.
///
/// Apple's appearance proxies are no objects of the class, so that a class whose `init(coder:)` ends the process has one,
/// too. Swift wants an object of the static type. The initializer of the nearest class of UIKit makes it, in memory that
/// has room for the program's properties and holds zeros there, and the class is put in afterwards. Optionals begin as nil
/// and numbers as 0.
@MainActor final class BareInstance {
  nonisolated(unsafe) let object: NSObject
  /// Nil for an object that an initializer of its own class made.
  private nonisolated let base: AnyClass?

  init(_ object: NSObject) { (self.object, base) = (object, nil) }

  private init(_ object: NSObject, madeBy base: AnyClass) { (self.object, self.base) = (object, base) }

  /// The program's properties are not released: zeros are no value of many types.
  deinit { if let base { Self.setClass(of: object, to: base) } }

  /// - Parameter make: makes an object of a class of UIKit.
  /// - Returns: nil where the class is UIKit's own, or cannot be made in this way.
  static func make(of type: AnyClass, _ make: (AnyClass) -> NSObject?) -> BareInstance? {
    let family = sequence(first: type, next: { _getSuperclass($0) })
    guard !ClassName.isUIKits(type), let base = family.first(where: { ClassName.isUIKits($0) }),
      size(ofInstancesOf: type) <= RoomyAllocation.room
    else { return nil }
    guard let object = RoomyAllocation.during({ make(base) }) ?? nil else { return nil }
    setClass(of: object, to: type)
    return BareInstance(object, madeBy: base)
  }

  /// In bytes. The class's metadata has it after its kind, its superclass, its flags and its address point.
  ///
  /// > Source: documented: "Class Metadata" of Swift's `TypeMetadata.rst`.
  private static func size(ofInstancesOf type: AnyClass) -> Int {
    Int(unsafeBitCast(type, to: UnsafeRawPointer.self).load(fromByteOffset: 24, as: UInt32.self))
  }

  private nonisolated static func setClass(of object: NSObject, to type: AnyClass) {
    Unmanaged.passUnretained(object).toOpaque()
      .storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
  }
}

/// Has the runtime give each new object more memory than its class needs, filled with zeros.
private enum RoomyAllocation {
  typealias Allocate = @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer?

  /// In bytes.
  static let room = 4096

  /// Objects that other threads make meanwhile have the room, too.
  ///
  /// - Returns: nil without calling `body` where the runtime is linked in such a way that it cannot be asked.
  static func during<Result>(_ body: () -> Result) -> Result? {
    guard let allocate = dlsym(nil, "_swift_allocObject")?.assumingMemoryBound(to: Allocate.self) else { return nil }
    // Newer runtimes look at the function only with this set.
    let isReplaceable = dlsym(nil, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
      .assumingMemoryBound(to: Bool.self)
    let before = allocate.pointee, wasReplaceable = isReplaceable?.pointee ?? false
    allocate.pointee = { type, size, alignmentMask in
      let length = (size + RoomyAllocation.room + alignmentMask) & ~alignmentMask
      guard let memory = aligned_alloc(max(alignmentMask + 1, 16), length) else { abort() }
      memset(memory, 0, length)
      memory.storeBytes(of: type, as: UnsafeRawPointer.self)
      // One reference, as the runtime spells it.
      memory.storeBytes(of: 3, toByteOffset: MemoryLayout<UnsafeRawPointer>.size, as: UInt.self)
      return memory
    }
    isReplaceable?.pointee = true
    defer {
      isReplaceable?.pointee = wasReplaceable
      allocate.pointee = before
    }
    return body()
  }
}
