import CoreTypes

/// The modern names of an archive's classes, keys and values.
enum ArchiveNames {
  /// Keys for the editor and for links that the tree contains anyway.
  static let ignored: Set<String> = [
    "NSNextResponder", "NSSuperview", "NSNextKeyView", "NSWindow", "NSvFlags", "NSFrame", "NSFrameSize",
    "NSFrameMatrix", "NSReuseIdentifierKey", "NSSubviews", "targetRuntimeIdentifier", "IBUITargetRuntime",
    "IBUIParentViewController", "IBUIHorizontal", "IBUIInterfaceOrientation", "IBUIScreenMetrics",
    "IBUITargetRuntimeIdentifier", "EncodedWithXMLCoder", "containingView", "contentType", "scoringType",
    "scoringTypeFloat", "IBUIWantsFullScreenLayoutKey",
  ]

  static func element(_ className: String) -> String {
    className == "IBProxyObject" ? "placeholder" : KnownClasses.element(ofArchiveClass: className)
  }

  /// Returns `textColor` for `IBUITextColor`, and `state.normal.title` for a button's `IBUINormalTitle`.
  static func attribute(_ key: String, of object: DocumentElement) -> String {
    if key == "IBProxiedObjectIdentifier" { return "placeholderIdentifier" }
    if key == "IBUISystemItemIdentifier" { return "systemItem" }
    let name = KnownClasses.element(ofArchiveClass: key)
    guard object["class"] == "IBUIButton" else { return name }
    for state in ControlState.allCases where name.hasPrefix(state.rawValue) {
      let rest = name.dropFirst(state.rawValue.count)
      if !rest.isEmpty { return "state.\(state.rawValue).\(rest.prefix(1).lowercased())\(rest.dropFirst())" }
    }
    return name
  }

  /// Returns the name of an option for its number.
  static func value(_ written: String, of name: String, in object: DocumentElement) -> String {
    guard let options = options(of: name, in: object), let code = Scalars.integer(written),
      options.indices.contains(code)
    else { return written }
    return options[code]
  }

  private static func options(of name: String, in object: DocumentElement) -> [String]? {
    switch name {
    case "contentMode": ContentMode.allCases.map(\.rawValue)
    case "textAlignment": TextAlignment.allCases.map(\.rawValue)
    case "lineBreakMode": LineBreakMode.allCases.map(\.rawValue)
    case "baselineAdjustment": BaselineAdjustment.allCases.map(\.rawValue)
    case "contentHorizontalAlignment": ControlAlignment.Horizontal.allCases.map(\.rawValue)
    case "contentVerticalAlignment": ControlAlignment.Vertical.allCases.map(\.rawValue)
    case "buttonType": ButtonType.allCases.map(\.rawValue)
    case "borderStyle": TextBorderStyle.allCases.map(\.rawValue)
    case "clearButtonMode": ClearButtonMode.allCases.map(\.rawValue)
    case "systemItem": object["class"] == "IBUITabBarItem" ? SystemItems.tabBarItems : SystemItems.barButtonItems
    case "style": styles[object["class"] ?? ""]
    default: nil
    }
  }

  private static let styles = [
    "IBUIBarButtonItem": ["plain", "bordered", "done"], "IBUITableView": ["plain", "grouped"],
    "IBUIActivityIndicatorView": ["whiteLarge", "white", "gray"],
  ]

  /// The names of layout attributes in the order of UIKit's raw values.
  static let constraintAttributes = [
    "notAnAttribute", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]
}
