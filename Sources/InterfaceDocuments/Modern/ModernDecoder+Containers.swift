import CoreTypes

/// Scroll views, stack views, effect views.
extension ModernDecoder {
  /// Returns the scrolling properties of a scroll view, or of a text, table or collection view.
  func scrollView(_ element: DocumentElement) -> ScrollViewContent {
    let source = source(element)
    var scroll = ScrollViewContent()
    source.read("scrollEnabled", into: &scroll.isScrollEnabled)
    source.read("pagingEnabled", into: &scroll.isPagingEnabled)
    source.read("bounces", into: &scroll.bounces)
    source.read("bouncesZoom", into: &scroll.bouncesZoom)
    source.read("alwaysBounceHorizontal", into: &scroll.alwaysBounceHorizontal)
    source.read("alwaysBounceVertical", into: &scroll.alwaysBounceVertical)
    source.read("showsHorizontalScrollIndicator", into: &scroll.showsHorizontalScrollIndicator)
    source.read("showsVerticalScrollIndicator", into: &scroll.showsVerticalScrollIndicator)
    source.read("minimumZoomScale", into: &scroll.minimumZoomScale)
    source.read("maximumZoomScale", into: &scroll.maximumZoomScale)
    source.read("contentInsetAdjustmentBehavior", into: &scroll.contentInsetAdjustmentBehavior)
    source.read("keyboardDismissMode", into: &scroll.keyboardDismissMode)
    source.read("indicatorStyle", into: &scroll.indicatorStyle)
    source.read("directionalLockEnabled", into: &scroll.isDirectionalLockEnabled)
    source.read("delaysContentTouches", into: &scroll.delaysContentTouches)
    scroll.contentInset = source.insets("contentInset") ?? .zero
    scroll.scrollIndicatorInsets = source.insets("scrollIndicatorInsets") ?? .zero
    return scroll
  }

  func stackView(_ element: DocumentElement) -> StackViewContent {
    let source = source(element)
    var stack = StackViewContent()
    stack.isVertical = element["axis"] == "vertical"
    stack.usesStandardSpacing = element["spacingType"] == "standard"
    source.read("distribution", into: &stack.distribution)
    source.read("alignment", into: &stack.alignment)
    source.read("spacing", into: &stack.spacing)
    source.read("baselineRelativeArrangement", into: &stack.isBaselineRelativeArrangement)
    source.read("layoutMarginsRelativeArrangement", into: &stack.isLayoutMarginsRelativeArrangement)
    return stack
  }

  func visualEffectView(_ element: DocumentElement, _ nested: inout NestedViews) -> VisualEffectContent {
    var effect = VisualEffectContent()
    effect.contentView = nested.take("contentView").map(view)
    let vibrancy = element.child(named: "vibrancyEffect")
    effect.hasVibrancy = vibrancy != nil
    effect.blurStyle = (vibrancy?.child(named: "blurEffect") ?? element.child(named: "blurEffect"))?["style"]
    return effect
  }
}
