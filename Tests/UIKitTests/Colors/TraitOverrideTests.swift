import SystemProfiles
import Testing

@testable import UIKit

private enum Theme: Int { case plain, loud }

private struct ThemeTrait: UITraitDefinition {
  static let defaultValue = Theme.plain
  static let affectsColorAppearance = true
}

extension UITraitCollection {
  fileprivate var theme: Theme { self[ThemeTrait.self] }
}

extension UIMutableTraits {
  fileprivate var theme: Theme {
    get { self[ThemeTrait.self] }
    set { self[ThemeTrait.self] = newValue }
  }
}

/// Traits as types, overrides and registrations. Basis: references of `UITraitDefinition`, `UITraitOverrides`,
/// `UITraitChangeObservable` and `UITraitCollection.init(mutations:)`.
@MainActor struct TraitOverrideTests {
  private func session() throws -> Session {
    Session(
      environment: SystemEnvironment(profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15")))
  }

  @Test("a closure sets traits of UIKit and of the program")
  func mutations() {
    let traits = UITraitCollection { mutableTraits in
      mutableTraits.userInterfaceStyle = .dark
      mutableTraits.theme = .loud
    }
    #expect(traits.userInterfaceStyle == .dark && traits.theme == .loud)
    #expect(traits.horizontalSizeClass == .unspecified && UITraitCollection().theme == .plain)
    let light = traits.modifyingTraits { $0.userInterfaceStyle = .light }
    #expect(light.userInterfaceStyle == .light && light.theme == .loud && light != traits)
    #expect(
      traits
        == UITraitCollection(traitsFrom: [UITraitCollection(userInterfaceStyle: .dark), .init { $0.theme = .loud }]))
  }

  @Test("what changed is said by trait, and a trait of the program may change colours")
  func changes() {
    let plain = UITraitCollection { $0.userInterfaceStyle = .dark }
    let loud = plain.modifyingTraits { $0.theme = .loud }
    let changed = loud.changedTraits(from: plain)
    let isTheme = changed.first.map { $0 == ThemeTrait.self } ?? false
    #expect(changed.count == 1 && isTheme)
    #expect(loud.hasDifferentColorAppearance(comparedTo: plain))
    let wide = plain.modifyingTraits { $0.horizontalSizeClass = .regular }
    let names = wide.changedTraits(from: plain).map { $0.name }
    #expect(names == ["UITraitHorizontalSizeClass"])
    #expect(!wide.hasDifferentColorAppearance(comparedTo: plain))
  }

  @Test("overrides of a view reach what is in it, until they are taken away")
  func ofViews() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController(), outer = UIView(), inner = UILabel()
      controller.view.addSubview(outer)
      outer.addSubview(inner)
      _ = session.show(controller)
      outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      outer.traitOverrides.theme = .loud
      #expect(outer.traitOverrides.contains(ThemeTrait.self))
      #expect(!outer.traitOverrides.contains(UITraitUserInterfaceStyle.self))
      session.commitWindows()
      #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
      #expect(inner.traitCollection.theme == .loud && controller.traitCollection.theme == .plain)
      outer.traitOverrides.remove(ThemeTrait.self)
      #expect(inner.traitCollection.theme == .plain && !outer.traitOverrides.contains(ThemeTrait.self))
    }
  }

  @Test("overrides of a controller reach its children, and a style is drawn")
  func ofControllers() throws {
    let session = try session()
    session.perform {
      let parent = UIViewController(), child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      _ = session.show(parent)
      parent.traitOverrides.userInterfaceStyle = .dark
      parent.traitOverrides.horizontalSizeClass = .regular
      session.commitWindows()
      #expect(
        child.traitCollection.userInterfaceStyle == .dark && child.view.traitCollection.horizontalSizeClass == .regular)
    }
  }

  private final class Watcher: UIView {
    var news: [String] = []
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self, ThemeTrait.self]) {
        (self: Self, previous: UITraitCollection) in
        self.news.append("\(previous.theme) to \(self.traitCollection.theme)")
      }
    }
    required init?(coder: NSCoder) { nil }
  }

  @Test("a registration is notified of its own traits only, with the old ones")
  func registered() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController(), view = Watcher()
      controller.view.addSubview(view)
      _ = session.show(controller)
      view.news = []
      var told: [UIUserInterfaceStyle] = []
      let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (controller: UIViewController, previous) in told.append(previous.userInterfaceStyle)
      }
      view.traitOverrides.horizontalSizeClass = .regular
      session.commitWindows()
      #expect(view.news.isEmpty && told.isEmpty)
      view.traitOverrides.theme = .loud
      view.updateTraitsIfNeeded()
      #expect(view.news == ["plain to loud"])
      controller.overrideUserInterfaceStyle = .dark
      session.commitWindows()
      #expect(told == [.light] && view.news == ["plain to loud", "loud to loud"])
      controller.unregisterForTraitChanges(registration)
      controller.overrideUserInterfaceStyle = .light
      session.commitWindows()
      #expect(told == [.light])
    }
  }

  @MainActor private final class Target: NSObject, ObjCExposed {
    var count = 0
    func styleChanged(_ sender: UIViewController) { count += 1 }
    static var objcMembers: [ObjCMember] { [.action("styleChanged:", Target.styleChanged)] }
  }

  @Test("a registration sends a message to its target")
  func action() throws {
    let session = try session()
    session.perform {
      let controller = UIViewController(), target = Target()
      _ = session.show(controller)
      controller.registerForTraitChanges(
        UITraitCollection.systemTraitsAffectingColorAppearance, target: target, action: Selector("styleChanged:"))
      controller.overrideUserInterfaceStyle = .dark
      session.commitWindows()
      #expect(target.count == 1)
    }
  }

  @Test("overrides of a scene reach its windows, and the scene is notified of changes")
  func ofScenes() throws {
    let session = try session()
    try session.perform {
      let controller = UIViewController(), window = session.show(controller)
      let scene = try #require(window.windowScene)
      session.commitWindows()
      var told: [UIUserInterfaceStyle] = []
      scene.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (scene: UIWindowScene, old) in
        told.append(old.userInterfaceStyle)
      }
      scene.traitOverrides.userInterfaceStyle = .dark
      session.commitWindows()
      #expect(controller.view.traitCollection.userInterfaceStyle == .dark && told == [.light])
      #expect(window.traitCollection === window.traitCollection)
      scene.traitOverrides.remove(UITraitUserInterfaceStyle.self)
      session.change { $0.contentSizeCategory = .small }
      #expect(controller.traitCollection.userInterfaceStyle == .light && told == [.light, .dark])
    }
  }
}
