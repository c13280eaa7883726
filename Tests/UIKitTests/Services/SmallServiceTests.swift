import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// Motion effects, pointers, edit menus, calendars, particles and delayed instances. Basis: their references.
@MainActor struct SmallServiceTests {
  @Test("motion effects and pointers are reported once, and effects interpolate")
  func reported() throws {
    let session = try Session.of(.iOS(17))
    session.perform {
      let view = UIView(), effect = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
      (effect.minimumRelativeValue, effect.maximumRelativeValue) = (-20, 20)
      let group = UIMotionEffectGroup()
      group.motionEffects = [effect]
      view.addMotionEffect(group)
      view.addMotionEffect(group)
      #expect(view.motionEffects.count == 1)
      let values = group.keyPathsAndRelativeValues(forViewerOffset: UIOffset(horizontal: 0.5, vertical: 0))
      #expect(values?["center.x"] as? CGFloat == 10)
      view.removeMotionEffect(group)
      #expect(view.motionEffects.isEmpty)
      view.addInteraction(UIPointerInteraction(delegate: nil))
    }
    #expect(session.diagnostics.map(\.rule) == ["no-device-motion", "no-pointer"])
  }

  @Test("a layout is notified of an animated change of the bounds before and after the views are placed")
  func boundsChange() throws {
    final class Layout: UICollectionViewFlowLayout {
      var events: [String] = []
      override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
        super.prepare(forAnimatedBoundsChange: oldBounds)
        events.append("prepare \(Int(oldBounds.width))")
      }
      override func finalizeAnimatedBoundsChange() {
        super.finalizeAnimatedBoundsChange()
        events.append("finalize")
      }
    }
    try Session.of(.iOS(17)).perform {
      let layout = Layout()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
      view.layoutIfNeeded()
      view.frame.size.width = 300
      view.layoutIfNeeded()
      #expect(layout.events.isEmpty)
      UIView.animate(withDuration: 0.3) {
        view.frame.size.width = 100
        view.layoutIfNeeded()
      }
      #expect(layout.events == ["prepare 300", "finalize"])
    }
  }

  @Test("the instances of a replicator are each behind the one before by the delay")
  func delay() throws {
    let session = try Session.of(.iOS(17)), controller = session.perform { UIViewController() }
    let dot = session.perform {
      let layer = CAReplicatorLayer(), dot = CALayer()
      (dot.frame, dot.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(gray: 0, alpha: 1))
      (layer.instanceCount, layer.instanceDelay) = (3, 0.25)
      layer.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
      layer.addSublayer(dot)
      controller.view.layer.addSublayer(layer)
      return dot
    }
    session.launch(root: { controller })
    session.perform {
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      dot.add(animation, forKey: "move")
    }
    session.advance(by: 0.75)
    // 75, 50 and 25 in the middle
    let found = session.seenAreas(RGBAColor(white: 0)).map(\.place)
    #expect(found == [70, 45, 20].map { CGPoint(x: $0, y: 100) })
  }

  @Test("particles of a moment are the same in every run")
  func particles() throws {
    func picture(after time: TimeInterval) throws -> [String] {
      let session = try Session.of(.iOS(17))
      let view = session.perform {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.contents =
          UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
          }.cgImage
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionRange) = (10, 2, 50, 2 * .pi)
        (emitter.emitterCells, emitter.emitterPosition) = ([cell], CGPoint(x: 50, y: 50))
        view.layer.addSublayer(emitter)
        return view
      }
      session.advance(by: time)
      #expect(session.diagnostics.isEmpty)
      return session.recordFrame(of: view).dumpLines().filter { $0.contains("image") }
    }
    let first = try picture(after: 1)
    #expect(first.count == 20 || first.count == 21, "\(first.count)")
    #expect(try picture(after: 1) == first)
  }

  @Test("an edit menu shows the delegate's commands, or those that the responder can perform")
  func editMenu() throws {
    final class Delegate: NSObject, UIEditMenuInteractionDelegate {
      var events: [String] = []
      func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
      ) -> UIMenu? {
        UIMenu(children: [UIAction(title: "Shout") { [weak self] _ in self?.events.append("shout") }])
      }
    }
    let session = try Session.of(.iOS(17)), delegate = Delegate()
    let interaction = session.perform {
      let window = UIWindow(frame: session.screen.bounds), root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let interaction = UIEditMenuInteraction(delegate: delegate)
      root.view.addInteraction(interaction)
      return interaction
    }
    session.advance(by: 1)
    session.perform {
      interaction.presentEditMenu(
        with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 100, y: 100)))
    }
    session.advance(by: 1)
    try session.perform(.tap("Shout"))
    #expect(delegate.events == ["shout"])
  }

  @Test("a calendar shows the days of a month, marks and selects them, and turns to the next month")
  func calendar() throws {
    final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate {
      var events: [String] = []
      func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
      ) -> UICalendarView.Decoration? { dateComponents.day == 3 ? .default(color: .red, size: .large) : nil }
      func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
      ) { events.append("from \(previousDateComponents.month ?? 0)") }
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) { events.append("day \(dateComponents?.day ?? 0)") }
    }
    let session = try Session.of(.iOS(17)), delegate = Delegate()
    let view = session.perform {
      let window = UIWindow(frame: session.screen.bounds), root = UIViewController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let view = UICalendarView(frame: CGRect(x: 0, y: 60, width: 320, height: 340))
      view.delegate = delegate
      view.selectionBehavior = UICalendarSelectionSingleDate(delegate: delegate)
      view.visibleDateComponents = DateComponents(year: 2026, month: 2)
      root.view.addSubview(view)
      return view
    }
    session.advance(by: 1)
    #expect(view.intrinsicContentSize == CGSize(width: 308, height: 328))
    let days = view.subviews.compactMap { $0 as? CalendarDay }
    // 1 February 2026 is a Sunday.
    #expect(days.count == 28 && days[0].frame.origin == CGPoint(x: 0, y: 64))
    #expect(days[2].subviews.count == 3 && days[3].subviews.count == 2)
    // Basis: recalled: the numbers of a week are aligned, with or without a decoration.
    #expect(days[2].subviews[1].frame.maxY == days[3].subviews[1].frame.maxY)
    try session.perform(.tap("14"))
    try session.perform(.tap("Next Month"))
    #expect(delegate.events == ["day 14", "from 2"] && view.visibleDateComponents.month == 3)
    #expect(view.subviews.compactMap { $0 as? CalendarDay }.count == 31)
  }

  /// Derived: `Locale.calendar` of Thai is Buddhist, and German weeks begin on Mondays.
  @Test("a calendar view counts as the session's locale does")
  func calendarLocale() throws {
    for (locale, kind, weekday) in [
      ("th_TH", Calendar.Identifier.buddhist, 1), ("de_DE", .gregorian, 2), ("en_US", .gregorian, 1),
    ] {
      var environment = SystemEnvironment(
        profile: .profile(for: .iOS(17)), device: try DeviceCatalog.find("iphone-15"))
      environment.localeIdentifier = locale
      Session(environment: environment).perform {
        let view = UICalendarView()
        #expect(view.calendar.identifier == kind && view.calendar.firstWeekday == weekday, "\(locale)")
        #expect(view.locale.identifier == locale)
      }
    }
  }
}
