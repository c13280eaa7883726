import DisplayLists
import SystemProfiles

// The subtitle below a title, from iOS 26 on.
extension UINavigationBar {
  /// > Basis: assumed: 12 points below a title, 15 below a large one.
  private static let subtitleSize: CGFloat = 12, largeSubtitleSize: CGFloat = 15

  private var hasSubtitles: Bool { session.behaves(.navigationItemsHaveSubtitles) }

  /// The subtitle below a title between the buttons.
  var subtitleBlock: TextBlock? {
    guard hasSubtitles, let item = topItem, item.titleView == nil else { return nil }
    return item.subtitle.map {
      let font = UIFont.systemFont(ofSize: Self.subtitleSize)
      return TextBlock($0, attributes: titleStyle.subtitleAttributes, font: font, session: session)
    }
  }

  /// The subtitle below a large title: the large subtitle of the item, or else its subtitle.
  var largeSubtitleBlock: TextBlock? {
    guard hasSubtitles, let item = topItem else { return nil }
    return (item.largeSubtitle ?? item.subtitle).map {
      let font = UIFont.systemFont(ofSize: Self.largeSubtitleSize)
      return TextBlock($0, attributes: titleStyle.largeSubtitleAttributes, font: font, session: session)
    }
  }

  /// The height that a subtitle adds to the large title's strip.
  ///
  /// > Basis: assumed: a line.
  var largeSubtitleHeight: CGFloat { largeSubtitleBlock?.lineHeight ?? 0 }

  /// Splits a slot into an upper part for the title and a lower part for the subtitle.
  func split(_ slot: CGRect, _ title: TextBlock, _ subtitle: TextBlock) -> (title: CGRect, subtitle: CGRect) {
    let height = title.lineHeight + subtitle.lineHeight
    let top = slot.minY + session.pixelGrid.floor((slot.height - height) / 2)
    return (
      CGRect(x: slot.minX, y: top, width: slot.width, height: title.lineHeight),
      CGRect(x: slot.minX, y: top + title.lineHeight, width: slot.width, height: subtitle.lineHeight)
    )
  }
}
