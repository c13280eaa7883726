import Testing
import UIKit

@testable import UIKit

extension AreaCase {
  /// Returns a container with the settings of the row, containing the probe.
  @MainActor func stage(_ probe: ProbeController) -> UIViewController {
    probe.wantsFullScreenLayout = settings.contains("fullScreen")
    if settings.contains("edgesNone") { probe.edgesForExtendedLayout = [] }
    probe.extendedLayoutIncludesOpaqueBars = settings.contains("includesOpaque")
    guard container != "window" else { return probe }
    let tabs = UITabBarController()
    guard container != "tab" else {
      tabs.viewControllers = [probe]
      return tabs
    }
    let navigation = UINavigationController(rootViewController: probe)
    if settings.contains("translucent") { navigation.navigationBar.isTranslucent = true }
    if settings.contains("opaque") { navigation.navigationBar.isTranslucent = false }
    navigation.isNavigationBarHidden = settings.contains("barHidden")
    navigation.isToolbarHidden = !settings.contains("toolbar")
    navigation.navigationBar.prefersLargeTitles = settings.contains("largeTitle")
    guard container != "nav" else { return navigation }
    tabs.viewControllers = [navigation]
    return tabs
  }

  /// Compares frame, guides and safe area after the last layout.
  @MainActor func check(_ probe: ProbeController, _ location: SourceLocation = #_sourceLocation) {
    if hasKnownOrigin { #expect(probe.frameAtLayout == frame.value, sourceLocation: location) }
    #expect(probe.view.bounds.size == frame.value.size, sourceLocation: location)
    let covered = covered?.value ?? .zero
    #expect(probe.view.safeAreaInsets == covered, sourceLocation: location)
    #expect(probe.topLengthAtLayout == covered.top, sourceLocation: location)
    #expect(probe.bottomLengthAtLayout == covered.bottom, sourceLocation: location)
  }
}
