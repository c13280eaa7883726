import UIKit

/// The screens of the storyboard sample, by the identifiers of their scenes and in the order of its menu.
enum StoryboardScreen: String, CaseIterable {
  case basic = "Basic Layout"
  case centering = "Centering"
  case resizeLabel = "Resize Label"
  case resizeHorizontal = "Resize Horizontal"
  case resizeVertical = "Resize Vertical"
  case fill = "Fill"
  case hide = "Hide"
  case customView = "CustomView"
  case flexibleView = "Flexible CustomView"
  case flexibleCell = "Flexible TableViewCell"
  case largeImage = "Large Image ScrollView"
  case largeView = "Large View ScrollView"
  case verticalScroll = "Vertical ScrollView"

  var identifier: String {
    switch self {
    case .basic: "basic"
    case .centering: "centering"
    case .resizeLabel: "resize-label"
    case .resizeHorizontal: "resize-horizontal"
    case .resizeVertical: "resize-vertical"
    case .fill: "fill"
    case .hide: "hide"
    case .customView: "custom-view"
    case .flexibleView: "flexible-view"
    case .flexibleCell: "flexible-cell"
    case .largeImage: "large-image"
    case .largeView: "large-view"
    case .verticalScroll: "vertical-scroll"
    }
  }

  @MainActor static var storyboard: UIStoryboard { UIStoryboard(name: "StoryboardSample", bundle: .module) }

  @MainActor func make() -> UIViewController { Self.storyboard.instantiateViewController(withIdentifier: identifier) }
}
