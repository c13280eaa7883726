import TinamouApp
import UIKit

/// The screens of the articles and of their sample apps, and common screens of apps.
@main struct Gallery: ScreenCatalog {
  var screens: [Screen] {
    programmatic + autoLayout + setFrame + storyboards + articles + animation + everyday + trips + drawing
  }

  private var programmatic: [Screen] {
    [
      .app("programmatic/menu") { ProgrammaticAppDelegate() },
      Screen("programmatic/fill-ok", in: .navigation) { FillViewController(isOK: true) },
      Screen("programmatic/fill-ng", in: .navigation) { FillViewController(isOK: false) },
      Screen("programmatic/header-footer", in: .navigation) { HeaderFooterViewController() },
      Screen("programmatic/vertical", in: .navigation) { VerticalViewController() },
      Screen("programmatic/horizontal", in: .navigation) { HorizontalViewController() },
      Screen("programmatic/horizontal-2", in: .navigation) { Horizontal2ViewController() },
      Screen("programmatic/horizontal-3", in: .navigation) { Horizontal3ViewController() },
      Screen("programmatic/with-keypad", in: .navigation) { WithKeypadViewController() },
      .app("layout/menu") { LayoutAppDelegate() },
    ]
  }

  private var autoLayout: [Screen] {
    [
      Screen("auto-layout/edge", in: .navigation) { AutoLayoutEdgeViewController() },
      Screen("auto-layout/size-to-fit", in: .navigation) { AutoLayoutSizeToFitViewController() },
      Screen("auto-layout/center-1", in: .navigation) { AutoLayoutCenter1ViewController() },
      Screen("auto-layout/center-2", in: .navigation) { AutoLayoutCenter2ViewController() },
      Screen("auto-layout/horizontal", in: .navigation) { AutoLayoutHorizontalViewController() },
      Screen("auto-layout/vertical", in: .navigation) { AutoLayoutVerticalViewController() },
      Screen("auto-layout/fill", in: .navigation) { AutoLayoutFillViewController() },
    ]
  }

  private var setFrame: [Screen] {
    [
      Screen("set-frame/edge", in: .navigation) { SetFrameEdgeViewController() },
      Screen("set-frame/size-to-fit", in: .navigation) { SetFrameSizeToFitViewController() },
      Screen("set-frame/center-1", in: .navigation) { SetFrameCenter1ViewController() },
      Screen("set-frame/center-2", in: .navigation) { SetFrameCenter2ViewController() },
      Screen("set-frame/horizontal", in: .navigation) { SetFrameHorizontalViewController() },
      Screen("set-frame/vertical", in: .navigation) { SetFrameVerticalViewController() },
      Screen("set-frame/fill", in: .navigation) { SetFrameFillViewController() },
    ]
  }

  private var storyboards: [Screen] {
    [.app("ios7/menu", storyboard: "StoryboardSample", bundle: .module) { StoryboardAppDelegate() }]
      + StoryboardScreen.allCases.map { screen in
        Screen("ios7/\(screen.identifier)", in: .navigation) { screen.make() }
      }
  }

  private var articles: [Screen] {
    [
      Screen("article/zero-frame", in: .navigation) { ZeroFrameViewController() },
      Screen("article/root-controller") { RootViewController() },
      Screen("article/extended-edges", in: .navigation) { ExtendedEdgesViewController() },
      Screen("article/scroll-insets", in: .navigation) { ScrollInsetsViewController() },
      Screen("article/layout-guides", in: .navigation) { LayoutGuidesViewController() },
      Screen("article/ios-6-7-deltas") { DeltasViewController() },
      Screen("article/nine-positions") { NinePositionsViewController() },
      Screen("article/header-content-footer") { HeaderContentFooterViewController(isFixed: false) },
      Screen("article/header-content-footer-fixed") { HeaderContentFooterViewController(isFixed: true) },
      Screen("article/universal") { UniversalViewController() },
      Screen("article/status-bar") { StatusBarViewController() },
      Screen("article/recipients") { RecipientsViewController() },
    ]
  }

  private var animation: [Screen] {
    [Screen("animation/constraints", in: .navigation) { AnimatedConstraintsViewController() }]
  }

  private var everyday: [Screen] {
    [
      Screen("everyday/settings", in: .navigation) { SettingsViewController() },
      Screen("everyday/chat", in: .navigation) { ChatViewController() },
      Screen("everyday/photos", in: .navigation) { PhotosViewController() },
      Screen("everyday/form", in: .navigation) { SignUpViewController() },
      Screen("everyday/onboarding") { OnboardingViewController() },
      Screen("everyday/shop", in: .navigation) { ShopViewController() },
      Screen("everyday/tasks", in: .navigation) { TasksViewController() },
      Screen("everyday/contacts", in: .navigation) { ContactsViewController() },
    ]
  }

  private var trips: [Screen] {
    [
      .app("trips/app", info: tripsInfo) { TripsAppDelegate() },
      Screen("trips/destinations", in: .navigation) { DestinationsViewController() },
      Screen("trips/journal", in: .navigation) { JournalViewController() },
      Screen("trips/conversation", in: .navigation) { ConversationViewController() },
      Screen("trips/settings", in: .navigation) { PreferencesViewController() },
      Screen("trips/sign-in", in: .navigation) { SignInViewController() },
    ]
  }

  /// The part of the property list that names the scene delegate.
  private var tripsInfo: [String: Any] {
    let scene = [
      "UISceneConfigurationName": "Default Configuration",
      "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).TripsSceneDelegate",
    ]
    let manifest: [String: Any] = [
      "UIApplicationSupportsMultipleScenes": false,
      "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": [scene]],
    ]
    return ["UIApplicationSceneManifest": manifest]
  }

  private var drawing: [Screen] {
    [
      Screen("drawing/layers", in: .navigation) { DrawnLayersViewController(title: "Layers") },
      Screen("drawing/paths", in: .navigation) { PathsViewController(title: "Paths") },
      Screen("drawing/gradients", in: .navigation) { GradientsViewController(title: "Gradients") },
      Screen("drawing/symbols", in: .navigation) { SymbolsViewController() },
      Screen("drawing/images", in: .navigation) { ImagesViewController(title: "Images") },
    ]
  }
}
