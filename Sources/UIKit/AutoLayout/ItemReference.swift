/// A view or guide that somebody else keeps for as long as this is used: copying and reading it costs nothing, while handles
/// that are handed on are retained at every step.
struct ItemReference: Hashable {
  private let pointer: Unmanaged<ItemHandle>

  init(_ handle: ItemHandle) { pointer = Unmanaged.passUnretained(handle) }

  init?(orNil handle: ItemHandle?) {
    guard let handle else { return nil }
    self.init(handle)
  }

  var handle: ItemHandle { pointer.takeUnretainedValue() }

  func hash(into hasher: inout Hasher) { hasher.combine(pointer.toOpaque()) }

  static func == (a: ItemReference, b: ItemReference) -> Bool { a.pointer.toOpaque() == b.pointer.toOpaque() }
}
