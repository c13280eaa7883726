import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Which part of the screen a controller gets, generation by generation. Basis: the marks in the table.
@MainActor @Suite("Content areas") struct ContentAreaTests {
  @Test("portrait", arguments: AreaCase.portrait)
  func portrait(_ area: AreaCase) throws { try check(area) }

  @Test("landscape", arguments: AreaCase.landscape)
  func landscape(_ area: AreaCase) throws { try check(area) }

  private func check(_ area: AreaCase) throws {
    let session = try Session.phone(area.screen, area.release)
    #expect(session.environment.screenSize == area.screen)
    let probe = session.perform { ProbeController() }
    let window = session.show(session.perform { stage(probe, in: area) })
    #expect(window.isKeyWindow && probe.view.isDescendant(of: window))
    if area.hasKnownOrigin { #expect(probe.frameAtLayout == area.frame.value) }
    #expect(probe.view.bounds.size == area.frame.value.size)
    if let load = area.load { #expect(probe.boundsAtLoad == load.value) }
    let covered = area.covered?.value ?? .zero
    #expect(probe.view.safeAreaInsets == covered)
    #expect(probe.topLengthAtLayout == covered.top && probe.bottomLengthAtLayout == covered.bottom)
    #expect(probe.topLengthAtLoad == 0)
    #expect(probe.frameAtWillAppear.size == probe.frameAtLayout.size)
  }

  private func stage(_ probe: ProbeController, in area: AreaCase) -> UIViewController {
    let settings = area.settings
    probe.wantsFullScreenLayout = settings.contains("fullScreen")
    if settings.contains("edgesNone") { probe.edgesForExtendedLayout = [] }
    probe.extendedLayoutIncludesOpaqueBars = settings.contains("includesOpaque")
    guard area.container != "window" else { return probe }
    let tabs = UITabBarController()
    guard area.container != "tab" else {
      tabs.viewControllers = [probe]
      return tabs
    }
    let navigation = UINavigationController(rootViewController: probe)
    if settings.contains("translucent") { navigation.navigationBar.isTranslucent = true }
    if settings.contains("opaque") { navigation.navigationBar.isTranslucent = false }
    navigation.isNavigationBarHidden = settings.contains("barHidden")
    navigation.isToolbarHidden = !settings.contains("toolbar")
    navigation.navigationBar.prefersLargeTitles = settings.contains("largeTitle")
    guard area.container != "nav" else { return navigation }
    tabs.viewControllers = [navigation]
    return tabs
  }

  @Test("the table has every mark, so none of them is read by accident")
  func marks() {
    let all = AreaCase.portrait + AreaCase.landscape
    let marks = all.flatMap { [$0.load?.mark, $0.frame.mark, $0.covered?.mark].compactMap(\.self) }
    #expect(Set(marks) == [.verified, .deduced, .recalled, .unconfirmed])
    #expect(all.count == 157)
  }
}
