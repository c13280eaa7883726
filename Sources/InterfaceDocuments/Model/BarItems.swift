import CoreTypes

package struct InterfaceNavigationItem: Sendable {
  package var id: String
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var title: String?
  package var prompt: String?
  @Boxed package var titleView: InterfaceView? = nil
  package var leftItems: [InterfaceBarButtonItem] = []
  package var rightItems: [InterfaceBarButtonItem] = []
  @Boxed package var backItem: InterfaceBarButtonItem? = nil
  package var hidesBackButton = false
  /// `always`, `never`, `automatic`.
  package var largeTitleDisplayMode: String?
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []

  package var views: [InterfaceView] {
    let items = leftItems + rightItems + [backItem].compactMap(\.self)
    return [titleView].compactMap(\.self) + items.compactMap(\.customView)
  }
}

package struct InterfaceBarButtonItem: Sendable {
  package var id: String
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var title: String?
  package var image: InterfaceImage?
  /// `add`, `done`, `flexibleSpace`, `fixedSpace` …
  package var systemItem: String?
  /// `plain`, `done`, `bordered`.
  ///
  /// > Basis: captured. Modern documents write plain (162) and done (22), and never bordered: so that is the default.
  package var style = "bordered"
  /// The width; 0 for the width of its contents.
  package var width: Double = 0
  package var isEnabled = true
  package var tag = 0
  package var tintColor: InterfaceColor?
  @Boxed package var customView: InterfaceView? = nil
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
}

package struct InterfaceTabBarItem: Sendable {
  package var id: String
  package var position: SourcePosition
  package var customClass: String?
  package var customModule: String?
  package var title: String?
  package var image: InterfaceImage?
  package var selectedImage: InterfaceImage?
  /// `more`, `favorites`, `search` …
  package var systemItem: String?
  package var badgeValue: String?
  package var isEnabled = true
  package var tag = 0
  package var connections: [InterfaceConnection] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
}
