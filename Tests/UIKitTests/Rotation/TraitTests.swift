import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Traits as values, their inheritance, and their notifications. Basis: UITraitCollection reference; WWDC 2019, 214.
@MainActor struct TraitTests {
  private let trace = EventTrace()

  private func session(_ version: SystemVersion, _ device: String = "iphone-8") throws -> Session {
    Session(environment: SystemEnvironment(profile: .profile(for: version), device: try DeviceCatalog.find(device)))
  }

  final class TellingView: UIView {
    var told: (UITraitCollection?) -> Void = { _ in }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      told(previousTraitCollection)
    }
  }

  @Test("a collection of one trait says nothing else")
  func single() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    #expect(compact.horizontalSizeClass == .compact && compact.verticalSizeClass == .unspecified)
    #expect(compact.userInterfaceIdiom == .unspecified && compact.displayScale == 0)
    #expect(compact.layoutDirection == .unspecified && compact.preferredContentSizeCategory == .unspecified)
    #expect(compact.userInterfaceLevel == .unspecified && compact.userInterfaceStyle == .unspecified)
  }

  @Test("of several collections the last word on each trait counts")
  func merged() {
    let merged = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(userInterfaceIdiom: .phone),
    ])
    #expect(merged.classes == "wR hR" && merged.userInterfaceIdiom == .phone)
    let same = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(verticalSizeClass: .regular),
    ])
    #expect(merged == same && merged.hash == same.hash && merged != UITraitCollection())
  }

  @Test("a collection contains what agrees with it or says nothing")
  func containing() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(traits.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(traits.containsTraits(in: UITraitCollection()) && traits.containsTraits(in: nil))
    #expect(!traits.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!UITraitCollection().containsTraits(in: traits))
  }

  @Test("appearance, level and contrast decide on colours, sizes do not")
  func colours() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    for other in [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(accessibilityContrast: .high),
    ] {
      let changed = UITraitCollection(traitsFrom: [light, other])
      #expect(changed.hasDifferentColorAppearance(comparedTo: light))
    }
    let narrow = UITraitCollection(traitsFrom: [light, UITraitCollection(horizontalSizeClass: .compact)])
    #expect(!narrow.hasDifferentColorAppearance(comparedTo: light))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test("screen, windows, controllers and views have the session's")
  func sources() throws {
    let session = try session(.iOS(13))
    let controller = session.perform { UIViewController() }
    let window = session.show(controller)
    let traits = session.perform { UIScreen.main.traitCollection }
    #expect(traits.classes == "wC hR" && traits.userInterfaceStyle == .light && traits.layoutDirection == .leftToRight)
    #expect(window.traitCollection == traits && controller.traitCollection == traits)
    #expect(controller.view.traitCollection == traits && session.perform { UITraitCollection.current } == traits)
  }

  @Test("iOS 8 to 12 tell on entry, 13 and later only of changes, 7 of nothing", arguments: [7, 8, 12, 13])
  func entry(major: Int) throws {
    let session = try session(.iOS(major), "iphone-6")
    let (controller, view) = session.perform { (ResizingController("A", trace), TellingView()) }
    view.told = { trace.note("view from \($0?.classes ?? "nothing")") }
    controller.view.addSubview(view)
    _ = session.show(controller)
    let told = trace.take().filter { $0.contains("from") }
    let entry = ["A from nothing to wC hR, 375x667 portrait", "view from nothing"]
    #expect(told == (8...12 ~= major ? entry : []))
    let change = trace.during { session.rotate(to: .landscapeLeft) }.filter { $0.contains("from w") }
    let changes = ["A from wC hR to wC hC, 667x375 landscape-left", "view from wC hR"]
    #expect(change == (major == 7 ? [] : changes))
  }

  @Test("a parent replaces traits of one child, for its views and its children")
  func overriding() throws {
    let session = try session(.iOS(10), "iphone-7")
    let (outer, a, b) = session.perform {
      (UIViewController(), ResizingController("A", trace), ResizingController("B", trace))
    }
    let inner = session.perform { UINavigationController(rootViewController: a) }
    for child in [inner, b] {
      outer.addChild(child)
      outer.view.addSubview(child.view)
    }
    _ = session.show(outer)
    _ = trace.take()
    outer.setOverrideTraitCollection(
      UITraitCollection(traitsFrom: [
        UITraitCollection(verticalSizeClass: .compact),
        UITraitCollection(preferredContentSizeCategory: .extraExtraLarge),
      ]), forChild: inner)
    session.commitWindows()
    #expect(a.traitCollection.classes == "wC hC" && a.view.traitCollection.classes == "wC hC")
    #expect(a.view.traitCollection.preferredContentSizeCategory == .extraExtraLarge)
    #expect(b.traitCollection.classes == "wC hR" && outer.traitCollection.classes == "wC hR")
    #expect(trace.take().first == "A from wC hR to wC hC, 375x667 portrait")
    #expect(inner.navigationBar.frame.height == 32 && inner.overrideTraitCollection(forChild: a) == nil)
    inner.willMove(toParent: nil)
    inner.removeFromParent()
    #expect(inner.traitCollection.classes == "wC hR")
  }

  @Test("a container that overrides its own traits has its children follow")
  func ownTraits() throws {
    final class Regular: UINavigationController {
      override var traitCollection: UITraitCollection {
        super.traitCollection.overridden(by: UITraitCollection(horizontalSizeClass: .regular))
      }
    }
    let session = try session(.iOS(11))
    let child = session.perform { UIViewController() }
    _ = session.show(session.perform { Regular(rootViewController: child) })
    #expect(child.traitCollection.classes == "wR hR" && child.view.traitCollection.classes == "wR hR")
  }

  @Test("text size, appearance and direction change while a program runs: told, and laid out anew")
  func change() throws {
    let session = try session(.iOS(13))
    let (controller, view, guide) = session.perform { (ResizingController("A", trace), TellingView(), UIView()) }
    controller.view.addSubview(view)
    view.addSubview(guide)
    guide.translatesAutoresizingMaskIntoConstraints = false
    view.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
    session.perform {
      NSLayoutConstraint.activate([
        guide.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
        guide.widthAnchor.constraint(equalToConstant: 20), guide.topAnchor.constraint(equalTo: view.topAnchor),
        guide.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
    _ = session.show(controller)
    var old: [UITraitCollection?] = []
    view.told = { old.append($0) }
    #expect(guide.frame.minX == 10)
    session.change { $0.layoutDirection = .rightToLeft }
    #expect(guide.frame.minX == 70 && old.last??.layoutDirection == .leftToRight)
    _ = trace.take()
    session.change { $0.contentSizeCategory = .accessibilityLarge }
    #expect(old.last??.preferredContentSizeCategory == .large)
    #expect(view.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(
      trace.take() == [
        "A from wC hR to wC hR, 375x667 portrait", "A will layout, 375x667 portrait", "A did layout, 375x667 portrait",
      ])
    session.change { $0.interfaceStyle = .dark }
    #expect(view.traitCollection.userInterfaceStyle == .dark && old.count == 3)
    session.change { _ in }
    #expect(old.count == 3)
  }

  @Test("text that follows its size grows with the user's and with a parent's for one child")
  func text() throws {
    let session = try session(.iOS(12))
    let (outer, inner, label) = session.perform { (UIViewController(), UIViewController(), UILabel()) }
    session.perform {
      (label.text, label.adjustsFontForContentSizeCategory) = ("Text", true)
      label.font = .preferredFont(forTextStyle: .body)
      label.translatesAutoresizingMaskIntoConstraints = false
      inner.view.addSubview(label)
      label.topAnchor.constraint(equalTo: inner.view.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: inner.view.leadingAnchor).isActive = true
      outer.addChild(inner)
      outer.view.addSubview(inner.view)
    }
    _ = session.show(outer)
    var heights = [label.frame.height]
    session.change { $0.contentSizeCategory = .extraExtraLarge }
    heights.append(label.frame.height)
    outer.setOverrideTraitCollection(
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge), forChild: inner)
    session.commitWindows()
    heights.append(label.frame.height)
    outer.setOverrideTraitCollection(nil, forChild: inner)
    session.change { $0.contentSizeCategory = .large }
    heights.append(label.frame.height)
    #expect(heights[0] < heights[1] && heights[1] < heights[2] && heights[3] == heights[0])
    let font = session.perform {
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: UITraitCollection(displayScale: 2))
    }
    #expect(font.pointSize == 17)
  }

  @Test("another text size is posted when views have it")
  func posting() throws {
    let session = try session(.iOS(9))
    let controller = session.perform { UIViewController() }
    _ = session.show(controller)
    _ = session.perform {
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { [trace] notification in
        let new = notification.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
        MainActor.assumeIsolated {
          trace.note("\(new == controller.view.traitCollection.preferredContentSizeCategory)")
        }
      }
    }
    #expect(trace.during { session.change { $0.contentSizeCategory = .extraLarge } } == ["true"])
    #expect(trace.during { session.change { $0.interfaceStyle = .dark } } == [])
  }

  @Test("a window of another size on a pad: sizes, classes and back")
  func resized() throws {
    let session = try session(.iOS(12), "ipad-9.7")
    let controller = session.perform { ResizingController("A", trace) }
    let window = session.show(controller)
    let before = session.environment
    let events = trace.during {
      session.change {
        ($0.screenSizeOverride, $0.sizeClassesOverride) = (
          CGSize(width: 320, height: 1024), SizeClasses(.compact, .regular)
        )
      }
    }
    #expect(events.prefix(2) == ["A to wC hR, 768x1024 portrait", "A to 320x1024 in 0.3, 768x1024 portrait"])
    #expect(window.frame == CGRect(x: 0, y: 0, width: 320, height: 1024) && controller.view.frame == window.frame)
    session.change { $0 = before }
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 768, height: 1024))
  }

  @Test("an appearance of its own comes down from a window, a controller or a view, and is drawn")
  func style() throws {
    let session = try session(.iOS(13))
    let controller = session.perform { UIViewController() }
    let box = session.perform { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    box.backgroundColor = UIColor(value: .system(.systemBackground, fallback: .white))
    controller.view.addSubview(box)
    let window = session.show(controller)
    func drawing() -> String { "\(session.recordFrame(of: window))" }
    let light = drawing()
    for apply in [
      { window.overrideUserInterfaceStyle = $0 }, { controller.overrideUserInterfaceStyle = $0 },
      { (style: UIUserInterfaceStyle) in box.overrideUserInterfaceStyle = style },
    ] as [(UIUserInterfaceStyle) -> Void] {
      apply(.dark)
      session.commitWindows()
      #expect(box.traitCollection.userInterfaceStyle == .dark && drawing() != light)
      apply(.unspecified)
      session.commitWindows()
      #expect(drawing() == light && session.environment.interfaceStyle == .light)
    }
  }
}
