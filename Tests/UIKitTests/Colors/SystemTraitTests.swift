import SystemProfiles
import Testing

@testable import UIKit

/// Each of UIKit's traits: its default in code and in a window, and an override. Basis: references of the trait types;
/// recalled for the values in a phone's window.
@MainActor struct SystemTraitTests {
  private func check<Trait: UITraitDefinition>(
    _ trait: Trait.Type, _ name: String, unsaid: Trait.Value, ofWindow: Trait.Value, other: Trait.Value
  ) throws where Trait.Value: Equatable {
    let session = Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
    session.perform {
      #expect(Trait.defaultValue == unsaid && trait.name == name)
      #expect(UITraitCollection()[trait] == unsaid, "\(name)")
      let controller = UIViewController(), inner = UIView(), window = session.show(controller)
      controller.view.addSubview(inner)
      session.commitWindows()
      #expect(inner.traitCollection[trait] == ofWindow, "\(name)")
      var changes = 0
      inner.registerForTraitChanges([trait]) { (_: UIView, _) in changes += 1 }
      controller.view.traitOverrides[trait] = other
      session.commitWindows()
      #expect(controller.view.traitOverrides.contains(trait), "\(name)")
      #expect(inner.traitCollection[trait] == other && changes == 1, "\(name)")
      #expect(window.traitCollection[trait] == ofWindow)
      controller.view.traitOverrides.remove(trait)
      session.commitWindows()
      #expect(inner.traitCollection[trait] == ofWindow && changes == 2, "\(name)")
      window.isHidden = true
    }
  }

  @Test("traits that place and draw views")
  func shown() throws {
    try check(
      UITraitUserInterfaceIdiom.self, "UITraitUserInterfaceIdiom", unsaid: .unspecified, ofWindow: .phone, other: .pad)
    try check(
      UITraitUserInterfaceStyle.self, "UITraitUserInterfaceStyle", unsaid: .unspecified, ofWindow: .light, other: .dark)
    try check(
      UITraitUserInterfaceLevel.self, "UITraitUserInterfaceLevel", unsaid: .unspecified, ofWindow: .base,
      other: .elevated)
    try check(
      UITraitAccessibilityContrast.self, "UITraitAccessibilityContrast", unsaid: .unspecified, ofWindow: .normal,
      other: .high)
    try check(
      UITraitLegibilityWeight.self, "UITraitLegibilityWeight", unsaid: .unspecified, ofWindow: .regular, other: .bold)
    try check(
      UITraitLayoutDirection.self, "UITraitLayoutDirection", unsaid: .unspecified, ofWindow: .leftToRight,
      other: .rightToLeft)
    try check(
      UITraitPreferredContentSizeCategory.self, "UITraitPreferredContentSizeCategory", unsaid: .unspecified,
      ofWindow: .large, other: .extraLarge)
    try check(
      UITraitHorizontalSizeClass.self, "UITraitHorizontalSizeClass", unsaid: .unspecified, ofWindow: .compact,
      other: .regular)
    try check(
      UITraitVerticalSizeClass.self, "UITraitVerticalSizeClass", unsaid: .unspecified, ofWindow: .regular,
      other: .compact)
    try check(UITraitDisplayScale.self, "UITraitDisplayScale", unsaid: 0, ofWindow: 3, other: 2)
  }

  @Test("traits that only a program reads")
  func read() throws {
    try check(UITraitDisplayGamut.self, "UITraitDisplayGamut", unsaid: .unspecified, ofWindow: .SRGB, other: .P3)
    try check(
      UITraitForceTouchCapability.self, "UITraitForceTouchCapability", unsaid: .unknown, ofWindow: .unavailable,
      other: .available)
    try check(
      UITraitActiveAppearance.self, "UITraitActiveAppearance", unsaid: .unspecified, ofWindow: .active, other: .inactive
    )
    try check(
      UITraitImageDynamicRange.self, "UITraitImageDynamicRange", unsaid: .unspecified, ofWindow: .standard, other: .high
    )
    try check(
      UITraitSceneCaptureState.self, "UITraitSceneCaptureState", unsaid: .unspecified, ofWindow: .inactive,
      other: .active)
    try check(
      UITraitTypesettingLanguage.self, "UITraitTypesettingLanguage", unsaid: nil, ofWindow: nil, other: "ja")
  }

  @Test("the current traits are read and set where no main actor is")
  func isolation() async {
    let found = await Task.detached { () -> [UIUserInterfaceStyle] in
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      var found: [UIUserInterfaceStyle] = []
      dark.performAsCurrent { found.append(UITraitCollection.current.userInterfaceStyle) }
      return found + [UITraitCollection.current.userInterfaceStyle]
    }.value
    #expect(found.first == .dark && found.last != .dark)
  }
}
