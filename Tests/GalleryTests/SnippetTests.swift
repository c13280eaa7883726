import SystemProfiles
import Testing
import UIKit

@testable import Gallery

/// Details of the article on layoutSubviews, by its own snippets. Basis: the article.
@MainActor struct SnippetTests {
  private func show<Screen: UIViewController>(_ make: @MainActor () -> Screen) throws -> Stage<Screen> {
    try Stage(in: .none, make)
  }

  private func recording(_ stage: Stage<ViewHost>) throws -> RecordingView {
    try #require(stage.screen.view as? RecordingView)
  }

  @Test("E4: a view that is made and never added is not in the tree")
  func forgotten() throws {
    final class HogeView: UIView {
      let forgotten = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        forgotten.frame = rect(50, 50, 50, 50)
      }
    }
    let stage = try show { ViewHost(HogeView()) }
    #expect(stage.screen.view.subviews.isEmpty)
    #expect((stage.screen.view as? HogeView)?.forgotten.frame == rect(50, 50, 50, 50))
  }

  @Test("E5: a view made without a frame gets one from the window, and lays itself out in that")
  func frameLater() throws {
    let stage = try show { () -> ViewHost in
      let view = RecordingView()
      #expect(view.frame == .zero)
      return ViewHost(view)
    }
    let view = try recording(stage)
    #expect(view.frame == rect(0, 20, 320, 548))
    #expect(view.layouts.last == CGSize(width: 320, height: 548) && !view.layouts.contains(.zero))
  }

  @Test("E6: replacing a part lays out once, with setNeedsLayout or without")
  func contents() throws {
    for asks in [true, false] {
      let stage = try show { ViewHost(RecordingView()) }, view = try recording(stage)
      view.layouts = []
      stage.session.perform {
        view.addSubview(UIView())
        if asks { view.setNeedsLayout() }
      }
      stage.session.commitWindows()
      #expect(view.layouts.count == 1)
    }
  }

  @Test("E7: adding, another size and asking lay out; another place does not")
  func triggers() throws {
    let stage = try show { ViewHost(UIView()) }, view = stage.session.perform { RecordingView() }
    func layouts(after change: @MainActor () -> Void) -> Int {
      view.layouts = []
      stage.session.perform(change)
      stage.session.commitWindows()
      return view.layouts.count
    }
    #expect(layouts { stage.screen.view.addSubview(view) } == 1)
    #expect(layouts { view.frame = rect(10, 10, 100, 100) } == 1)
    #expect(layouts { view.frame = rect(20, 30, 100, 100) } == 0)
    #expect(layouts { view.setNeedsLayout() } == 1)
  }

  @Test("E9: willAnimateRotation sees the new bounds")
  func rotation() throws {
    final class Controller: UIViewController {
      var size = CGSize.zero
      override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
        size = view.bounds.size
      }
    }
    let stage = try show { Controller() }
    stage.turn(.landscapeLeft)
    #expect(stage.screen.size == CGSize(width: 568, height: 300))
  }

  @Test("E10: beside a mask, layoutSubviews has the last word")
  func maskAndLayout() throws {
    final class FooterView: UIView {
      let footer = UIView(frame: rect(0, 498, 320, 50))
      override func layoutSubviews() {
        super.layoutSubviews()
        footer.frame = CGRect(x: 0, y: bounds.height - 60, width: bounds.width, height: 60)
      }
    }
    let stage = try Stage { () -> ViewHost in
      let view = FooterView(frame: rect(0, 0, 320, 548))
      view.footer.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
      view.addSubview(view.footer)
      return ViewHost(view)
    }
    let view = try #require(stage.screen.view as? FooterView)
    #expect(view.footer.frame == rect(0, 444, 320, 60))
    stage.turn(.landscapeLeft)
    #expect(view.footer.frame == rect(0, 208, 568, 60))
  }
}

/// A controller for one view.
private final class ViewHost: UIViewController {
  private let hosted: UIView

  init(_ hosted: UIView) {
    self.hosted = hosted
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = hosted }
}

/// Records the sizes with which it is laid out.
private final class RecordingView: UIView {
  var layouts: [CGSize] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts.append(bounds.size)
  }
}
