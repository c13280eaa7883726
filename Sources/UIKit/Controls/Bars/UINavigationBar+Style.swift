import SystemProfiles

// What a navigation bar looks like now: by the appearance for the moment, else by the older properties.
extension UINavigationBar {
  var isCompact: Bool { row.height < BarPainter.lowHeight }

  var shown: ShownAppearance<UINavigationBarAppearance> {
    ShownAppearance(
      of: appearances.choices, item: topItem?.appearances.choices,
      at: BarMoment(isCompact: isCompact, isAtScrollEdge: isAtScrollEdge))
  }

  var painter: BarPainter {
    BarPainter(
      look: attached(lookOfGeneration(bar), at: barPosition), colors: session.palette.navigationBar, session: session,
      tint: tint,
      bordersPictures: true, isCompact: isCompact, buttons: shown.appearance?.buttons)
  }

  /// The root view of the controller that the bar is in front of; nil for a bar that stands alone.
  private var content: UIView? { manager?.topViewController?.loadedView ?? bar.content }

  /// The content is at its beginning, or does not scroll, in a bar for which that makes a difference.
  ///
  /// > Source: `scrollEdgeAppearance` reference: until iOS 14 in bars with large titles only, and nowhere in bars without
  /// > a navigation controller.
  private var isAtScrollEdge: Bool {
    let matters =
      session.behaves(.barsAreClearAtScrollEdge) || session.behaves(.largeTitleBarsAreClear) && showsLargeTitle
    guard matters, let content else { return false }
    return content.showsStart
  }

  /// What bars have until iOS 12, and later those without appearances.
  var backdrop: BarBackdrop {
    shown.backdrop(else: olderBackdrop)
  }

  /// Below glass, what scrolls fades.
  ///
  /// > Basis: assumed: how content fades.
  private var olderBackdrop: BarBackdrop {
    let background = BarBackground(
      custom.backgrounds.shown(.init(barPosition, isCompact ? .compact : .default)), shadow: custom.shadow, in: session)
    if let background { return .shown(background) }
    guard session.behaves(.chromeIsGlass), bar.barTint == nil, bar.isTranslucent != false, bar.style == .default,
      let content
    else { return .shown(.material) }
    let scrolling = content.scrollingContent
    let color = scrolling?.backgroundColor ?? content.backgroundColor ?? .systemBackground
    return scrolling?.scroll.edgeEffects?.top.backdrop(of: color, in: session) ?? .fading(color.resolved(in: session))
  }

  // MARK: Titles

  var titleStyle: NavigationTitleStyle {
    if let titles = shown.appearance?.titles { return titles }
    let shift = custom.titleShifts.shown(.init(.any, isCompact ? .compact : .default)) ?? 0
    return NavigationTitleStyle(
      attributes: custom.titleAttributes ?? [:], offset: UIOffset(horizontal: 0, vertical: shift),
      largeAttributes: custom.largeTitleAttributes ?? [:])
  }

  /// Smaller in low bars, in the generations that have it so.
  var titleFont: UIFont {
    let rules = session.metrics.bars.items
    return titleStyle.attributes[.font] as? UIFont
      ?? UIFont(isCompact ? rules.shortTitleFont : rules.titleFont, in: session)
  }

  func titleBlock(_ title: String) -> TextBlock {
    TextBlock(title, attributes: titleStyle.attributes, font: titleFont, session: session)
  }

  // MARK: The way back

  /// In place of the generation's mark.
  var backImage: UIImage? { (shown.appearance?.indicator ?? custom.indicator).shown }

  /// What names the way back; an item that nobody made has what proxies say of its class.
  var backStyle: BarItemStyle {
    guard let backItem else { return BarItemStyle() }
    return painter.backStyle(of: backItem.backBarButtonItem ?? backItem.impliedBackItem)
  }
}

extension BarBackground {
  /// What the older properties of a bar say; nil where they say nothing.
  @MainActor init?(_ image: UIImage?, shadow: UIImage?, in session: Session) {
    let shadow = image != nil || session.behaves(.barShadowsStandAlone) ? shadow : nil
    if image == nil, shadow == nil { return nil }
    self.init()
    (self.image, shadowImage) = (image, shadow)
    if image != nil { material = .none }
  }
}

extension UIView {
  /// Before there was a colour for that, a bar's own tint was its background's.
  func lookOfGeneration(_ bar: BarLook) -> BarLook {
    guard bar.barTint == nil, !session.behaves(.tintColorIsInherited) else { return bar }
    var tinted = bar
    tinted.barTint = look.tintColor
    return tinted
  }
}

// What a controller's root view shows of its content, where bars are in front of it. Content that does not scroll is at
// both its ends.
extension UIView {
  /// The view itself, or the rearmost of its subviews: a scroll view further in front is left alone, unless the controller
  /// names it.
  ///
  /// > Source: `automaticallyAdjustsScrollViewInsets` and `setContentScrollView(_:for:)` reference.
  var scrollingContent: UIScrollView? { scrollingContent(at: .top) }

  func scrollingContent(at edge: NSDirectionalRectEdge) -> UIScrollView? {
    hierarchy.controller?.contentScrollViews[edge] ?? self as? UIScrollView ?? subviews.first as? UIScrollView
  }

  var showsStart: Bool {
    scrollingContent(at: .top).map { $0.contentOffset.y <= $0.scrollRange.minimum.y + 0.5 } ?? true
  }

  var showsEnd: Bool {
    scrollingContent(at: .bottom).map { $0.contentOffset.y >= $0.scrollRange.maximum.y - 0.5 } ?? true
  }
}
