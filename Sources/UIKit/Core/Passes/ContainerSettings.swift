import InterfaceDocuments
import SystemProfiles

/// The bar settings of a controller's containers in a document.
struct ContainerSettings: Sendable, Equatable {
  var hidesNavigationBar = false
  var showsToolbar = false
  var hidesBottomBars = false
  /// Whether another controller is below it on the navigation stack.
  var isPushed = false
  var navigationIsTranslucent: Bool?
  var tabIsTranslucent: Bool?
  var toolbarIsTranslucent: Bool?
  var prompt: String?
  var showsLargeTitle = false
  /// The identifiers of the containers.
  var navigationID: String?
  var tabsID: String?

  init() {}

  init(
    of controller: InterfaceController, navigation: InterfaceController?, tabs: InterfaceController?, isRoot: Bool
  ) {
    hidesNavigationBar = navigation?.presentation.navigationBarHidden ?? false
    showsToolbar = !(navigation?.presentation.toolbarHidden ?? true)
    hidesBottomBars = controller.presentation.hidesBottomBarWhenPushed
    isPushed = navigation != nil && !isRoot
    navigationIsTranslucent = navigation?.navigationBar?.barAppearance?.isTranslucent
    tabIsTranslucent = tabs?.tabBar?.barAppearance?.isTranslucent
    toolbarIsTranslucent = navigation?.toolbar?.barAppearance?.isTranslucent
    prompt = controller.navigationItem?.prompt
    showsLargeTitle = controller.showsLargeTitle(in: navigation)
    (navigationID, tabsID) = (navigation?.id, tabs?.id)
  }

  var looks: BarConfiguration.Looks {
    BarConfiguration.Looks(
      navigationIsTranslucent: navigationIsTranslucent, tabIsTranslucent: tabIsTranslucent,
      toolbarIsTranslucent: toolbarIsTranslucent, prompt: prompt, showsLargeTitle: showsLargeTitle)
  }
}

extension InterfaceController {
  /// - Parameter navigation: The controller whose navigation bar may prefer large titles.
  fileprivate func showsLargeTitle(in navigation: InterfaceController?) -> Bool {
    guard case .navigationBar(let bar)? = navigation?.navigationBar?.content else { return false }
    return bar.prefersLargeTitles && navigationItem?.largeTitleDisplayMode != "never"
  }
}

extension InterfaceView {
  fileprivate var barAppearance: BarAppearance? {
    switch content {
    case .navigationBar(let bar): bar.bar
    case .tabBar(let bar): bar.bar
    case .toolbar(let bar): bar.bar
    default: nil
    }
  }
}
