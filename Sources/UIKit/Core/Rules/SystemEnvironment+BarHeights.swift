import SystemProfiles
import Typesetting

extension Surroundings {
  /// How far a navigation bar reaches into the system's strip, in points.
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

  /// Of the strip of a large title, which is higher for larger texts.
  ///
  /// > Basis: captured at Large; that the room around the text stays, and that no strip is lower, is assumed.
  private var largeTitleHeight: CGFloat {
    var large = largeTitleFont
    large.pointSize = profile.metrics.bars.items.largeTitleFont.size
    func line(_ font: FontDescriptor) -> CGFloat {
      measuringGrid.ceil(ResolvedFont(font, era: TypographyEra(profile.typography)).lineHeight)
    }
    return profile.metrics.bars.largeTitle + max(0, line(largeTitleFont) - line(large))
  }
}
