/// UIKit's properties by the keys of runtime attributes. They replace key-value coding's `setValue(_:forKey:)` for the
/// keys that are common in Interface Builder.
@MainActor struct RuntimeKeys {
  /// The object for one component of a key path, such as the `layer` of a view; nil for an unknown component.
  static func object(_ key: String, of object: AnyObject) -> AnyObject? {
    switch (key, object) {
    case ("layer", let view as UIView): view.layer
    case ("titleLabel", let button as UIButton): button.titleLabel
    case ("imageView", let button as UIButton): button.imageView
    case ("contentView", let cell as UITableViewCell): cell.contentView
    case ("textLabel", let cell as UITableViewCell): cell.textLabel
    case ("detailTextLabel", let cell as UITableViewCell): cell.detailTextLabel
    case ("imageView", let cell as UITableViewCell): cell.imageView
    case ("contentView", let cell as UICollectionViewCell): cell.contentView
    case (_, let controller as UIViewController): part(key, of: controller)
    default: nil
    }
  }

  /// - Returns: false if UIKit's class lacks the key or doesn't accept the value.
  static func set(_ value: RuntimeValue, _ key: String, of object: AnyObject) -> Bool {
    switch object {
    case let layer as CALayer: return value.assign(layers[key], of: layer)
    case let item as UITabBarItem: return value.assign(tabs[key], of: item) || value.assign(items[key], of: item)
    case let item as UIBarItem: return value.assign(items[key], of: item)
    case let item as UINavigationItem: return value.assign(navigationItems[key], of: item)
    case let controller as UIViewController: return set(value, key, of: controller)
    case let view as UIView: return setOwn(value, key, of: view) || value.assign(views[key], of: view)
    default: return false
    }
  }

  /// Whether a layer accepts the value without an effect. A layer's colors are Core Graphics colors, which documents
  /// lack: the layer silently stores the object and draws as if it were not set, with black borders.
  ///
  /// > Basis: assumed, recalled from reports of developers: nothing is logged, and the color is not visible.
  static func isKeptInVain(_ value: RuntimeValue, _ key: String, of object: AnyObject) -> Bool {
    object is CALayer && value.raw is UIColor && ["borderColor", "shadowColor", "backgroundColor"].contains(key)
  }

  private static func setOwn(_ value: RuntimeValue, _ key: String, of view: UIView) -> Bool {
    switch view {
    case let label as UILabel: value.assign(labels[key], of: label)
    case let button as UIButton: setTitle(value, key, of: button) || value.assign(controls[key], of: button)
    case let field as UITextField: value.assign(fields[key], of: field) || value.assign(controls[key], of: field)
    case let text as UITextView: value.assign(texts[key], of: text) || value.assign(scrollViews[key], of: text)
    case let image as UIImageView: value.assign(images[key], of: image)
    case let stack as UIStackView: value.assign(stacks[key], of: stack)
    case let table as UITableView: value.assign(tables[key], of: table) || value.assign(scrollViews[key], of: table)
    case let scroll as UIScrollView: value.assign(scrollViews[key], of: scroll)
    case let bar as UISearchBar: value.assign(searchBars[key], of: bar)
    case let control as UIControl: value.assign(controls[key], of: control)
    default: false
    }
  }

  private static func setTitle(_ value: RuntimeValue, _ key: String, of button: UIButton) -> Bool {
    guard key == "title", let title = value.value(as: String?.self) else { return false }
    button.setTitle(title, for: .normal)
    return true
  }
}

extension RuntimeKeys {
  private static var layers: [String: PartialKeyPath<CALayer>] {
    [
      "cornerRadius": \.cornerRadius, "borderWidth": \.borderWidth, "masksToBounds": \.masksToBounds,
      "opacity": \.opacity, "hidden": \.isHidden, "shadowOpacity": \.shadowOpacity, "shadowRadius": \.shadowRadius,
      "shadowOffset": \.shadowOffset, "anchorPoint": \.anchorPoint,
    ]
  }

  private static var views: [String: PartialKeyPath<UIView>] {
    [
      "alpha": \.alpha, "hidden": \.isHidden, "opaque": \.isOpaque, "clipsToBounds": \.clipsToBounds,
      "tag": \.tag, "backgroundColor": \.backgroundColor, "tintColor": \.tintColor,
      "userInteractionEnabled": \.isUserInteractionEnabled, "autoresizesSubviews": \.autoresizesSubviews,
      "accessibilityIdentifier": \.accessibilityIdentifier, "accessibilityLabel": \.accessibilityLabel,
      "accessibilityHint": \.accessibilityHint, "accessibilityValue": \.accessibilityValue,
      "isAccessibilityElement": \.isAccessibilityElement,
      "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
      "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
    ]
  }

  private static var labels: [String: PartialKeyPath<UILabel>] {
    [
      "text": \.text, "textColor": \.textColor, "highlightedTextColor": \.highlightedTextColor,
      "shadowColor": \.shadowColor, "shadowOffset": \.shadowOffset, "numberOfLines": \.numberOfLines,
      "enabled": \.isEnabled, "highlighted": \.isHighlighted, "minimumScaleFactor": \.minimumScaleFactor,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
      "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
      "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
    ]
  }

  private static var fields: [String: PartialKeyPath<UITextField>] {
    [
      "text": \.text, "placeholder": \.placeholder, "textColor": \.textColor, "minimumFontSize": \.minimumFontSize,
      "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth, "secureTextEntry": \.isSecureTextEntry,
      "clearsOnBeginEditing": \.clearsOnBeginEditing,
    ]
  }

  private static var texts: [String: PartialKeyPath<UITextView>] {
    ["text": \.text, "textColor": \.textColor, "editable": \.isEditable, "selectable": \.isSelectable]
  }

  private static var images: [String: PartialKeyPath<UIImageView>] {
    ["image": \.image, "highlightedImage": \.highlightedImage, "highlighted": \.isHighlighted]
  }

  private static var stacks: [String: PartialKeyPath<UIStackView>] {
    [
      "spacing": \.spacing, "baselineRelativeArrangement": \.isBaselineRelativeArrangement,
      "layoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
    ]
  }

  private static var tables: [String: PartialKeyPath<UITableView>] {
    [
      "rowHeight": \.rowHeight, "estimatedRowHeight": \.estimatedRowHeight, "separatorColor": \.separatorColor,
      "sectionHeaderHeight": \.sectionHeaderHeight, "sectionFooterHeight": \.sectionFooterHeight,
      "allowsSelection": \.allowsSelection, "sectionHeaderTopPadding": \.sectionHeaderTopPadding,
    ]
  }

  private static var scrollViews: [String: PartialKeyPath<UIScrollView>] {
    [
      "contentSize": \.contentSize, "contentOffset": \.contentOffset, "bounces": \.bounces,
      "pagingEnabled": \.isPagingEnabled, "scrollEnabled": \.isScrollEnabled,
      "alwaysBounceVertical": \.alwaysBounceVertical, "alwaysBounceHorizontal": \.alwaysBounceHorizontal,
      "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
      "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
    ]
  }

  private static var searchBars: [String: PartialKeyPath<UISearchBar>] {
    [
      "text": \.text, "placeholder": \.placeholder, "prompt": \.prompt, "barTintColor": \.barTintColor,
      "showsCancelButton": \.showsCancelButton,
    ]
  }

  private static var controls: [String: PartialKeyPath<UIControl>] {
    ["enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted]
  }

  private static var items: [String: PartialKeyPath<UIBarItem>] {
    [
      "title": \.title, "image": \.image, "enabled": \.isEnabled, "tag": \.tag,
      "accessibilityIdentifier": \.accessibilityIdentifier, "accessibilityLabel": \.accessibilityLabel,
    ]
  }
}
