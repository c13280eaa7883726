/// What the user did, in one piece.
@preconcurrency @MainActor open class UIEvent: NSObject {
  nonisolated public override init() { super.init() }
}
