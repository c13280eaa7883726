import SystemProfiles
import Testing

@testable import UIKit

/// Visual effect views.
/// Basis: the UIVisualEffectView reference, unless a test says otherwise.
@MainActor struct EffectViewTests {
  @Test("the content view fills the view and keeps filling it")
  func contentView() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    #expect(view.subviews == [view.contentView])
    view.frame = CGRect(x: 5, y: 5, width: 70, height: 80)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }

  @Test("another view inside it ends with UIKit's words")
  func wrongPlace() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UIView()) }
    }
    #expect(result.says("instead add them to the -contentView"))
  }

  @Test("a blur is a fill that lets through; without an effect nothing is drawn")
  func drawing() throws {
    func lines(_ effect: UIVisualEffect?) throws -> [String] {
      try Sheet(.iOS(17)).content {
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return view
      }
    }
    #expect(try lines(UIBlurEffect(style: .systemThinMaterial)).count == 1 && lines(nil).isEmpty)
    #expect(try lines(UIBlurEffect(style: .light)) != lines(UIBlurEffect(style: .dark)))
    #expect(try lines(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))).isEmpty)
  }

  /// Basis: assumed: the opacity of materials.
  @Test("materials without a name follow the appearance")
  func dark() throws {
    let lines = try [false, true].map { isDark in
      try Sheet(.iOS(17), dark: isDark).content {
        let view = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
        view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        return view
      }
    }
    #expect(lines[0] != lines[1])
  }
}

/// Color wells.
/// Basis: the UIColorWell reference; its size is assumed.
@MainActor struct ColorWellTests {
  @Test("a colour well has its own size and shows its colour")
  func well() throws {
    let lines = try Sheet(.iOS(17)).content {
      let well = UIColorWell()
      well.frame.size = well.intrinsicContentSize
      well.selectedColor = .red
      return well
    }
    #expect(UIColorWell().intrinsicContentSize == CGSize(width: 28, height: 28))
    #expect(lines.last?.hasPrefix("fill oval") == true && lines.last?.hasSuffix("#ff0000") == true)
    // Assumed, recalled: the gap between ring and color shows the background.
    #expect(lines.dropLast().last?.hasSuffix("#ffffff") == true)
  }
}

/// Hosting controllers.
/// Basis: the UIHostingController reference for the API; the box in place of SwiftUI is ours.
@MainActor struct HostingTests {
  private struct Root { var name = "root" }

  @Test("any root is a box with the name of its type")
  func box() {
    let controller = UIHostingController(rootView: Root())
    #expect(controller.view is PlaceholderView && controller.view.reportedText == "SwiftUI: Root")
    controller.rootView.name = "other"
    #expect(controller.rootView.name == "other")
  }

  @Test("the size of the root is told where the options say so")
  func sizes() {
    let controller = UIHostingController(rootView: Root())
    controller.placeholderSize = CGSize(width: 120, height: 40)
    #expect(controller.view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = [.intrinsicContentSize, .preferredContentSize]
    #expect(controller.view.intrinsicContentSize == CGSize(width: 120, height: 40))
    #expect(controller.preferredContentSize == CGSize(width: 120, height: 40))
    #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 100, height: 40))
  }

  @Test("a child of another controller is laid out by constraints like any other")
  func child() throws {
    try Session.of(.iOS(17)).perform {
      let controller = UIHostingController(rootView: Root()),
        root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      controller.placeholderSize = CGSize(width: 120, height: 40)
      controller.sizingOptions = .intrinsicContentSize
      let view = try #require(controller.view)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == CGRect(x: 90, y: 10, width: 120, height: 40))
    }
  }
}

/// Unavailable content.
/// Basis: the UIContentUnavailableConfiguration reference; fonts and distances are recalled.
@MainActor struct ContentUnavailableTests {
  private func show(
    _ change: (inout UIContentUnavailableConfiguration) -> Void = { _ in }
  ) throws -> UIContentUnavailableView {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      var configuration = UIContentUnavailableConfiguration.search()
      change(&configuration)
      let view = UIContentUnavailableView(configuration: configuration)
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 500)
      view.layoutIfNeeded()
      return view
    }
  }

  @Test("image, text and secondary text are below each other, centered")
  func search() throws {
    let view = try show(), frames = view.subviews.map(\.frame)
    #expect(view.subviews[0] is UIImageView && (view.subviews[1] as? UILabel)?.text == "No Results")
    #expect(frames.count == 3 && frames.allSatisfy { abs($0.midX - 150) <= 0.5 })
    #expect(abs((frames[0].minY + frames[2].maxY) / 2 - 250) <= 0.5)
    #expect(abs(frames[1].minY - frames[0].maxY - 15) < 0.01 && abs(frames[2].minY - frames[1].maxY - 8) < 0.01)
  }

  @Test("a wheel turns while something loads")
  func loading() throws {
    let view = try show { $0 = .loading() }
    #expect((view.subviews[0] as? UIActivityIndicatorView)?.isAnimating == true)
  }

  @Test("buttons with content are below the text")
  func buttons() throws {
    let view = try show {
      $0.button.title = "Try again"
      $0.secondaryButtonProperties.primaryAction = UIAction(title: "Cancel") { _ in }
    }
    #expect(view.subviews.count == 5 && (view.subviews[4] as? UIButton)?.currentTitle == "Cancel")
    #expect(view.subviews[3].frame.minY > view.subviews[2].frame.maxY)
  }

  @Test("natural alignment begins at the leading edge, also from right to left")
  func natural() throws {
    let view = try show { $0.alignment = .natural }
    #expect(view.subviews.allSatisfy { abs($0.frame.minX - 16) < 0.01 })
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.subviews.allSatisfy { abs($0.frame.maxX - 284) < 0.01 })
  }

  @Test("text wraps inside the margins, and the view has an intrinsic content size")
  func wrapping() throws {
    let view = try show { $0.secondaryText = String(repeating: "word ", count: 40) }
    #expect(view.subviews[2].frame.width <= 268 && view.subviews[2].frame.height > 60)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)).height > 150)
    var configuration = UIContentUnavailableConfiguration.search()
    configuration.secondaryText = nil
    view.configuration = configuration
    view.layoutIfNeeded()
    #expect(view.subviews.count == 2)
  }

  /// Basis: the UIViewController reference.
  @Test("a controller shows it over its content, and takes it away again")
  func controller() throws {
    try Session.of(.iOS(17), "iphone-15-pro").perform {
      let controller = UIViewController()
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
      controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      controller.view.layoutIfNeeded()
      let shown = try #require(controller.view.subviews.last as? UIContentUnavailableView)
      #expect(shown.frame == controller.view.bounds)
      controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      #expect(controller.view.subviews.last === shown && shown.subviews.count == 3)
      controller.contentUnavailableConfiguration = nil
      #expect(controller.view.subviews.isEmpty && controller.contentUnavailableConfiguration == nil)
    }
  }

  /// Basis: the UIViewController reference.
  @Test("a controller is asked for it before the next layout of its view")
  func update() throws {
    final class Searching: UIViewController {
      var texts: [String] = []
      override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        texts.append(state.searchText ?? "none")
        contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
      }
    }
    let session = try Session.of(.iOS(17)), controller = session.perform { Searching() }
    _ = session.show(controller)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    #expect(controller.texts.isEmpty)
    session.commitWindows()
    #expect(controller.texts == ["none"] && controller.contentUnavailableConfiguration != nil)
  }
}
