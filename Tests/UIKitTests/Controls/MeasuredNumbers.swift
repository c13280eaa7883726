import SystemProfiles

@testable import UIKit

extension ControlMetrics {
  /// Returns the number of a row in the table of numbers; nil for an unknown name.
  func measured(_ name: String) -> CGFloat? {
    let words = name.split(separator: ".", maxSplits: 1).map(String.init), rest = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "navigationBar": return navigationBar(rest)
    case "toolbar": return bars.toolbarHeight(traits(rest))
    case "tabBar": return bars.tabBarHeight(traits(rest))
    case "configuration": return configuration(rest)
    case "cell": return cell(rest)
    // Three titles of 20, 30.5 and 40.2 points.
    case "segments": return segmentedControl.width(titleWidths: [20, 30.5, 40.2], style: .plain)
    default: return single(name)
    }
  }

  private func single(_ name: String) -> CGFloat? {
    switch name {
    case "slider.libraryWidth": slider.libraryWidth
    case "progressView.libraryWidth": progressView.default.libraryWidth
    case "textField.libraryWidth": textField.libraryWidth
    case "button.system.fontSize": button.system.font.size
    case "button.system.libraryWidth": button.system.librarySize.width
    case "button.custom.fontSize": button.custom.font.size
    case "table.rowHeight": table.rowHeight
    case "table.plainHeader": table.plainHeaderHeight
    case "table.groupedTop": table.groupedTopHeight
    default: nil
    }
  }

  private func traits(_ place: String) -> BarTraits {
    let phone = SizeClasses(.compact, .regular)
    switch place {
    case "landscape":
      return BarTraits(idiom: .phone, sizeClasses: SizeClasses(.compact, .compact))
    case "pad": return BarTraits(idiom: .pad, sizeClasses: SizeClasses(.regular, .regular))
    case "homeIndicator": return BarTraits(idiom: .phone, sizeClasses: phone, hasHomeIndicator: true)
    case "card", "cardLargeTitle": return BarTraits(idiom: .phone, sizeClasses: phone, isInCard: true)
    default: return BarTraits(idiom: .phone, sizeClasses: phone)
    }
  }

  private func navigationBar(_ place: String) -> CGFloat {
    if place == "prompt" { return bars.promptedNavigationBar }
    let height = bars.navigationBarHeight(traits(place))
    return place.lowercased().contains("largetitle") ? height + bars.largeTitle : height
  }

  /// `small.top` is of that size; without a size, the medium one is used.
  private func configuration(_ part: String) -> CGFloat? {
    let sizes: [String: UIButton.Configuration.Size] = ["small": .small, "mini": .mini, "large": .large]
    let words = part.split(separator: ".").map(String.init)
    let insets = button.padding(for: sizes[words[0]] ?? .medium)
    switch words.last {
    case "top": return insets.top
    case "left": return insets.left
    case "bottom": return insets.bottom
    case "right": return insets.right
    case "libraryWidth": return button.configuration?.librarySize.width
    case "libraryHeight": return button.configuration?.librarySize.height
    default: return nil
    }
  }

  private func cell(_ part: String) -> CGFloat? {
    switch part {
    case "disclosure.narrow": table.cell.disclosureIndicatorWidth(tableWidth: 375)
    case "disclosure.wide": table.cell.disclosureIndicatorWidth(tableWidth: 414)
    case "checkmark": table.cell.checkmarkWidth
    case "detailButton": table.cell.detailButtonWidth
    case "detailDisclosure": table.cell.detailDisclosureWidth
    case "textInset.narrow": table.cell.textInset(tableWidth: 375)
    case "textInset.wide": table.cell.textInset(tableWidth: 414)
    case "subtitleRowHeight": table.cell.subtitleRowHeight
    case "value2.labelWidth": table.cell.value2LabelWidth
    case "value2.detailX": table.cell.value2DetailX
    default: nil
    }
  }
}
