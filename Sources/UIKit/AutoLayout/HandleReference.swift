/// A handle that is known to be alive, to read it without retaining it.
///
/// > Warning: It keeps nothing alive. Whoever has one has the view, the guide or the constraint that has the handle.
struct HandleReference: Equatable {
  private let pointer: Unmanaged<ItemHandle>

  init(_ handle: ItemHandle) { pointer = Unmanaged.passUnretained(handle) }

  init?(orNil handle: ItemHandle?) {
    guard let handle else { return nil }
    self.init(handle)
  }

  var handle: ItemHandle { pointer.takeUnretainedValue() }

  subscript(lane: SystemLane) -> SystemPlace { pointer._withUnsafeGuaranteedRef { $0[lane] } }

  /// A constraint is about the item, and so about a guide's owner.
  ///
  /// - Parameter walk: the one that found it.
  func noteMention(_ walk: UInt32) {
    pointer._withUnsafeGuaranteedRef { handle in
      handle.mention = walk
      if handle.viewReference == nil { handle.ownerReference?.mention = walk }
    }
  }

  static func == (a: HandleReference, b: HandleReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}
