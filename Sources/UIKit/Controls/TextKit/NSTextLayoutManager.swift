/// The layout of TextKit 2. No text view here has one: text is laid out as ``NSLayoutManager`` describes it.
@preconcurrency @MainActor open class NSTextLayoutManager: NSObject {
  private override init() { super.init() }
}
