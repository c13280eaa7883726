/// A view or guide that somebody else keeps for as long as this is used: copying it costs nothing, while handles that are
/// handed on are retained at every step.
struct ItemReference: Hashable {
  private let address: UnsafeRawPointer

  init(_ handle: ItemHandle) { address = UnsafeRawPointer(Unmanaged.passUnretained(handle).toOpaque()) }

  var handle: ItemHandle { Unmanaged.fromOpaque(address).takeUnretainedValue() }
}
