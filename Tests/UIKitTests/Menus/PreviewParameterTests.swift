import DisplayLists
import Testing
import UIKit

@testable import UIKit

/// The visible part of a lifted view. Basis: references of UIPreviewParameters and UITargetedDragPreview.
@MainActor struct PreviewParameterTests {
  @Test("a preview shows what is in the visible path, which throws the shadow unless another path does")
  func paths() throws {
    let screen = try MenuScreen()
    let view = screen.add(CGRect(x: 20, y: 100, width: 100, height: 50)) { UILabel() }
    let commands: (CGRect?) -> [DrawCommand] = { shadow in
      screen.session.perform {
        view.text = "text"
        let parameters = UIPreviewParameters()
        parameters.visiblePath = UIBezierPath(rect: CGRect(x: 10, y: 5, width: 40, height: 20))
        parameters.shadowPath = shadow.map { UIBezierPath(rect: $0) }
        let preview = MenuPreview(of: UITargetedPreview(view: view, parameters: parameters))
        var recorder = DisplayListRecorder(size: .zero)
        // Twice as large as the view.
        preview.show(in: CGRect(x: 0, y: 0, width: 200, height: 100))
        preview.recordContent(into: &recorder)
        return recorder.list.commands
      }
    }
    let clip = Path.rect(CGRect(x: 20, y: 10, width: 80, height: 40))
    #expect(clips(commands(nil)).first == clip && shadows(commands(nil)) == [clip])
    let own = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(shadows(commands(own)) == [.rect(CGRect(x: 0, y: 0, width: 20, height: 20))])
  }

  private func clips(_ commands: [DrawCommand]) -> [Path] {
    commands.compactMap { if case .clip(let path) = $0 { path } else { nil } }
  }

  private func shadows(_ commands: [DrawCommand]) -> [Path] {
    commands.compactMap { if case .shadow(let path, _) = $0 { path } else { nil } }
  }

  @Test("parameters of text show its lines; a copy has everything, and is of drags where they are")
  func parameters() throws {
    try Session.of(.iOS(17)).perform {
      let lines = [CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 0, y: 20, width: 30, height: 20)]
      let parameters = UIDragPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
      #expect(parameters.visiblePath?.contains(CGPoint(x: 40, y: 10)) == true)
      #expect(parameters.visiblePath?.contains(CGPoint(x: 45, y: 32)) == false)
      parameters.shadowPath = UIBezierPath(rect: lines[0])
      parameters.backgroundColor = .red
      let copy = try #require(parameters.copy() as? UIDragPreviewParameters)
      #expect(copy.visiblePath == parameters.visiblePath && copy.shadowPath == parameters.shadowPath)
      #expect(copy.backgroundColor == .red)
    }
  }

  @Test("a preview of a drag is one with another target")
  func retargeting() throws {
    let screen = try MenuScreen(), view = screen.add(CGRect(x: 20, y: 100, width: 100, height: 50)) { UIView() }
    screen.session.perform {
      let preview = UITargetedDragPreview(view: view)
      let target = UIDragPreviewTarget(container: screen.root.view, center: CGPoint(x: 5, y: 6))
      let moved: UITargetedDragPreview = preview.retargetedPreview(with: target)
      #expect(moved.target === target && moved.view === view && moved.size == CGSize(width: 100, height: 50))
      #expect(preview.target.center == CGPoint(x: 70, y: 125))
    }
  }
}
