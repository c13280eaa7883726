/// The layout manager of TextKit 2. No text view has one here: text is laid out with ``NSLayoutManager``.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
  private override init() { super.init() }
}
