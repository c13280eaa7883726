import SystemProfiles

// The current look of a navigation bar: the appearance for the moment, or the older properties.
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

  /// The root view of the controller behind the bar; nil for a bar on its own.
  private var content: UIView? { manager?.viewBehindBars ?? bar.content }

  /// Whether the content is at its beginning or does not scroll, in a bar for which this matters.
  ///
  /// > Source: `scrollEdgeAppearance` reference: until iOS 14 only in bars with large titles, and never in bars without
  /// > a navigation controller.
  private var isAtScrollEdge: Bool {
    let matters =
      session.behaves(.barsAreClearAtScrollEdge) || session.behaves(.largeTitleBarsAreClear) && showsLargeTitle
    guard matters, let content else { return false }
    return content.showsStart
  }

  /// The background that the bar draws: the one of its appearance, or else the one of the older properties.
  var backdrop: BarBackdrop {
    shown.backdrop(else: olderBackdrop)
  }

  /// The background that the older properties specify. Content that scrolls below glass fades out.
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

  /// The font of the title, which is smaller in low bars of some generations.
  var titleFont: UIFont {
    let rules = session.metrics.bars.items
    return titleStyle.attributes[.font] as? UIFont
      ?? UIFont(isCompact ? rules.shortTitleFont : rules.titleFont, in: session)
  }

  func titleBlock(_ title: String) -> TextBlock {
    TextBlock(title, attributes: titleStyle.attributes, font: titleFont, session: session)
  }

  // MARK: Back button

  /// The image that replaces the generation's back indicator.
  var backImage: UIImage? { (shown.appearance?.indicator ?? custom.indicator).shown }

  /// The customization of the back button. If the program set no back item, the proxies of the class determine it.
  var backStyle: BarItemStyle {
    guard let backItem else { return BarItemStyle() }
    return painter.backStyle(of: backItem.backBarButtonItem ?? backItem.impliedBackItem)
  }
}

extension BarBackground {
  /// Creates the background that a bar's older properties specify; nil if they specify none.
  @MainActor init?(_ image: UIImage?, shadow: UIImage?, in session: Session) {
    let shadow = image != nil || session.behaves(.barShadowsStandAlone) ? shadow : nil
    if image == nil, shadow == nil { return nil }
    self.init()
    (self.image, shadowImage) = (image, shadow)
    if image != nil { material = .none }
  }
}

extension UIView {
  /// Returns the look of a bar in its generation. Before `barTintColor` existed, the tint color of a bar was that of
  /// its background.
  func lookOfGeneration(_ bar: BarLook) -> BarLook {
    guard bar.barTint == nil, !session.behaves(.tintColorIsInherited) else { return bar }
    var tinted = bar
    tinted.barTint = look.tintColor
    return tinted
  }
}

// The content of a controller's root view behind its bars. Content that does not scroll is at its beginning and at its
// end.
extension UIView {
  /// The scroll view behind the bars: the view itself or its rearmost subview. Other scroll views count only if the
  /// controller sets them as content scroll views.
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
