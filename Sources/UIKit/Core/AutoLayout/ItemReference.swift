/// An unretained reference to an item's handle. The caller keeps the item alive while using it. Copying and reading it
/// costs nothing, whereas a handle is retained each time it is passed.
struct ItemReference: Hashable {
  private let pointer: Unmanaged<ItemHandle>

  @inline(__always) init(_ handle: ItemHandle) { pointer = Unmanaged.passUnretained(handle) }

  @inline(__always) init?(orNil handle: ItemHandle?) {
    guard let handle else { return nil }
    self.init(handle)
  }

  var handle: ItemHandle { pointer.takeUnretainedValue() }

  subscript(lane: EngineRole) -> SystemPlace { pointer._withUnsafeGuaranteedRef { $0[lane] } }

  /// Marks the item, and the owner of a guide, as having a constraint.
  ///
  /// - Parameter walk: the walk that found the constraint.
  func noteMention(_ walk: UInt32) {
    pointer._withUnsafeGuaranteedRef { handle in
      handle.mention = walk
      if handle.viewReference == nil { handle.ownerReference?.mention = walk }
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer.toOpaque()) }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}
