import InterfaceDocuments

/// The classes of elements.
extension DocumentElement {
  var isController: Bool { KnownClasses.controllers[name] != nil || self["sceneMemberID"] == "viewController" }

  /// Whether the element is an object and not the value of a property. Content views of old cells have no identifier.
  var isObject: Bool {
    self["id"] != nil
      || (KnownClasses.views[name] != nil || KnownClasses.controllers[name] != nil)
        && self["reference"] == nil
  }

  var isView: Bool { KnownClasses.views[name] != nil || child(named: "rect") != nil && self["id"] != nil }

  /// The class of UIKit that the element is for.
  var baseClass: String {
    if let known = Self.otherClasses[name] ?? KnownClasses.views[name] { return known }
    if name != "viewControllerPlaceholder", let known = KnownClasses.controllers[name] { return known }
    return "UI" + name.prefix(1).uppercased() + name.dropFirst()
  }

  private static let otherClasses = [
    "customObject": "NSObject", "placeholder": "external object", "exit": "Exit", "tableViewSection": "section",
    "viewControllerPlaceholder": "storyboard reference", "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
    "glkView": "GLKView", "mtkView": "MTKView", "skView": "SKView", "arskView": "ARSKView", "arscnView": "ARSCNView",
    "sceneKitView": "SCNView", "constraint": "NSLayoutConstraint",
  ]

  /// The custom class, else the class of UIKit.
  var shownClass: String { customClassName ?? standardName ?? baseClass }

  /// The custom class, with its module if that is not the app's own.
  var customClassName: String? {
    guard let name = self["customClass"] else { return nil }
    guard let module = self["customModule"], self["customModuleProvider"] != "target" else { return name }
    return "\(module).\(name)"
  }

  /// The name of an object that every document or scene has.
  var standardName: String? {
    switch self["placeholderIdentifier"] {
    case "IBFilesOwner": "File's Owner"
    case "IBFirstResponder": "First Responder"
    default: name == "exit" ? "Exit" : nil
    }
  }

  /// The text that a user sees on the object.
  var visibleText: String? {
    switch name {
    case "button": buttonTitle
    case "tableViewSection": self["headerTitle"]
    case "textField", "searchBar": text("text")
    default: text("text") ?? text("title")
    }
  }

  private var buttonTitle: String? {
    let normal = child(named: "state", key: "normal"), configuration = child(named: "buttonConfiguration")
    return nonEmpty(configuration?.text("title")) ?? normal?.text("title")
  }

  private func nonEmpty(_ text: String?) -> String? { text?.isEmpty == true ? nil : text }

  /// Returns a text in an attribute, in a `<string>` or in an attributed string.
  func text(_ key: String) -> String? {
    if let attribute = self[key] { return attribute }
    if let string = child(named: "string", key: key) ?? child(named: "mutableString", key: key) { return string.string }
    let attributed = child(named: "attributedString", key: "attributed" + key.prefix(1).uppercased() + key.dropFirst())
    return attributed.map { $0.children.filter { $0.name == "fragment" }.map(\.fragmentText).joined() }
  }

  /// The text of a `<fragment>`.
  var fragmentText: String { self["content"] ?? child(key: "content")?.string ?? "" }
}
