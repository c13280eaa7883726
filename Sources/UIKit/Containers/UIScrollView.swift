import DisplayLists

/// A view that shows a part of its content. Its bounds origin is the offset.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// In points; solved from constraints that reach the edges of the content.
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The whole content, in the coordinates of the scroll view.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent, "UIScrollView-contentLayoutGuide") }

  /// The visible frame; does not scroll.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame, "UIScrollView-frameLayoutGuide") }

  override var describedState: String {
    let offset = "; contentOffset: {\(contentOffset.x.described), \(contentOffset.y.described)}"
    guard session.behaves(.scrollViewsDescribeContentSize) else { return offset }
    return offset + "; contentSize: {\(contentSize.width.described), \(contentSize.height.described)}"
  }

  override func applyClassDefaults() {
    clipsToBounds = true
    _ = contentLayoutGuide
  }

  func contentGuideDidSettle(_ guide: UILayoutGuide) {
    if guide.kind == .scrollContent { contentSize = guide.layoutFrame.size }
  }
}
