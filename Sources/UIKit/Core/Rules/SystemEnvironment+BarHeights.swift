import SystemProfiles
import Typesetting

extension Surroundings {
  /// The distance by which a navigation bar overlaps the system's top safe area, in points.
  func navigationBarOverlap(_ metrics: BarMetrics) -> CGFloat {
    top.height == 0 ? metrics.navigationBarOverlap(below: system.top) : 0
  }
}

extension SystemEnvironment {
  func navigationBarHeight(hasPrompt: Bool, prefersLargeTitle: Bool, isInCard: Bool = false) -> CGFloat {
    let metrics = profile.metrics.bars
    if hasPrompt { return metrics.promptedNavigationBar }
    let showsLargeTitle = prefersLargeTitle && profile.has(.hasLargeTitles) && sizeClasses.vertical != .compact
    var traits = barTraits
    traits.isInCard = isInCard
    return metrics.navigationBarHeight(traits) + (showsLargeTitle ? largeTitleHeight : 0)
  }

  /// The height of the large title's strip, which grows with the text size.
  ///
  /// > Basis: captured at Large; assumed: the space around the text stays the same, and no strip is lower.
  private var largeTitleHeight: CGFloat {
    var large = largeTitleFont
    large.pointSize = profile.metrics.bars.items.largeTitleFont.size
    func line(_ font: FontDescriptor) -> CGFloat {
      measuringGrid.ceil(ResolvedFont(font, era: TypographyEra(profile.typography)).lineHeight)
    }
    return profile.metrics.bars.largeTitle + max(0, line(largeTitleFont) - line(large))
  }

  /// The font of large titles. It grows with the text size up to the largest standard size, 40 points.
  ///
  /// > Basis: that it grows is documented (`UIFont.TextStyle.largeTitle`); the limit is assumed, recalled.
  var largeTitleFont: FontDescriptor {
    let font = profile.metrics.bars.items.largeTitleFont
    guard let style = font.textStyle.flatMap(Typesetting.TextStyle.init) else {
      return .system(font.size, weight: FontWeight(font.weight))
    }
    let category = contentSizeCategory.isAccessibilityCategory ? .extraExtraExtraLarge : contentSizeCategory
    let era = TypographyEra(profile.typography)
    return .preferred(style, category: category, emphasized: font.weight != .regular, era: era)
  }
}
