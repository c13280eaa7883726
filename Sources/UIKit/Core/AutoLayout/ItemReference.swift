/// A view or guide that somebody else keeps for as long as this is used: copying and reading it costs nothing, while handles
/// that are handed on are retained at every step.
struct ItemReference: Hashable {
  private let pointer: Unmanaged<ItemHandle>

  @inline(__always) init(_ handle: ItemHandle) { pointer = Unmanaged.passUnretained(handle) }

  @inline(__always) init?(orNil handle: ItemHandle?) {
    guard let handle else { return nil }
    self.init(handle)
  }

  var handle: ItemHandle { pointer.takeUnretainedValue() }

  subscript(lane: EngineRole) -> SystemPlace { pointer._withUnsafeGuaranteedRef { $0[lane] } }

  /// A constraint is about the item, and so about a guide's owner.
  ///
  /// - Parameter walk: the one that found it.
  func noteMention(_ walk: UInt32) {
    pointer._withUnsafeGuaranteedRef { handle in
      handle.mention = walk
      if handle.viewReference == nil { handle.ownerReference?.mention = walk }
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer.toOpaque()) }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}
