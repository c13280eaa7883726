import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// The record pass.
@MainActor struct RecordPassTests {
  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
    view.backgroundColor = color
    return view
  }

  @Test("a subview is drawn over its superview, moved to its frame")
  func nesting() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let root = box(0, 0, 100, 50, .white)
      root.addSubview(box(10, 20, 30, 10, .red))
      return root
    }
    #expect(
      lines == [
        "picture 100x50 scale 2 background #ffffff",
        "save",
        "  view \"\" UIView 0 0 100 50",
        "    save",
        "      fill rect(0 0 100 50) #ffffff",
        "      view \"\" UIView 10 20 30 10",
        "        save",
        "          concatenate 1 0 0 1 10 20",
        "          fill rect(0 0 30 10) #ff0000",
        "        restore",
        "      endView",
        "    restore",
        "  endView",
        "restore",
      ])
  }

  @Test("a hidden view leaves no trace, nor does a transparent one")
  func hidden() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let root = box(0, 0, 100, 50, .white), hidden = box(0, 0, 10, 10, .red), clear = box(0, 0, 10, 10, .green)
      hidden.isHidden = true
      clear.alpha = 0
      root.addSubview(hidden)
      root.addSubview(clear)
      return root
    }
    #expect(!lines.contains { $0.contains("#ff0000") || $0.contains("#00ff00") })
  }

  /// Basis: an article's picture of a button without a size; the content of a layer is as large as the layer.
  @Test("a view without a size shows its subviews, and nothing of its own")
  func empty() throws {
    let lines = try Sheet(.iOS(6)).picture {
      let root = box(0, 0, 100, 50, .white), button = UIButton(type: .roundedRect)
      button.setTitle("Search", for: .normal)
      button.addSubview(box(0, 0, 10, 10, .red))
      root.addSubview(button)
      return root
    }
    #expect(!lines.contains { $0.contains("text") || $0.contains("border") })
    #expect(lines.contains { $0.contains("#ff0000") })
  }

  @Test("a translucent view is one layer together with its subviews")
  func alpha() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let root = box(0, 0, 100, 50, .white)
      root.alpha = 0.5
      root.addSubview(box(0, 0, 10, 10, .red))
      return root
    }
    let start = try #require(lines.firstIndex { $0.contains("layer 0.5") })
    let inner = try #require(lines.firstIndex { $0.contains("#ff0000") })
    let end = try #require(lines.firstIndex { $0.contains("endLayer") })
    #expect(start < inner && inner < end)
  }

  @Test("a scrolled view clips to what it shows, and moves its content by the offset")
  func scrolling() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      scroll.contentOffset = CGPoint(x: 0, y: 30)
      return scroll
    }
    #expect(lines.contains { $0.contains("concatenate 1 0 0 1 0 -30") })
    #expect(lines.contains { $0.contains("clip rect(0 30 100 50)") })
  }

  @Test("a transform turns around the centre")
  func transform() throws {
    let lines = try Sheet(.iOS(17)).picture {
      let root = box(0, 0, 100, 50, .white), child = box(10, 10, 20, 20, .red)
      child.transform = CGAffineTransform(scaleX: 2, y: 2)
      root.addSubview(child)
      return root
    }
    #expect(lines.contains { $0.contains("concatenate 2 0 0 2 0 0") })
  }

  @Test("a screen shows the root at its frame, below the status bar where that takes room")
  func screen() throws {
    let sheet = try Sheet(.iOS(6, 1))
    let list = sheet.session.perform {
      let root = box(0, 0, 320, 548, .white)
      root.frame = sheet.session.environment.windowRootFrame
      return RecordPass.recordScreen(root: root, environment: sheet.session.environment)
    }
    #expect(list.size == CGSize(width: 320, height: 568))
    #expect(list.dump().contains("concatenate 1 0 0 1 0 20"))
    #expect(list.dump().contains("\"9:41 AM\""))
  }
}
