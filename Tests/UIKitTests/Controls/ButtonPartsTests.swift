import Testing
import UIKit

@testable import UIKit

/// A button creates its label and its image view when they are first accessed. Basis: recalled; UIButton reference.
@MainActor struct ButtonPartsTests {
  private func button() -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.setTitle("Go", for: .normal)
    return button
  }

  @Test("a layout creates no label that is not accessed")
  func lazy() {
    let button = button()
    button.layoutIfNeeded()
    #expect(button.titleView == nil && button.hierarchy.subviews.isEmpty)
    #expect(button.subviews.count == 1 && abs((button.titleView?.frame.midX ?? 0) - 100) <= 0.5)
  }

  @Test("a label that is asked for after a layout is in its place")
  func asked() throws {
    let button = button()
    button.layoutIfNeeded()
    let label = try #require(button.titleLabel)
    #expect(label.text == "Go" && label.frame.width > 0 && abs(label.frame.midX - 100) <= 0.5)
    button.frame.size.width = 100
    button.layoutIfNeeded()
    #expect(abs(label.frame.midX - 50) <= 0.5)
  }

  @Test("the parts are behind a view that is added after the layout")
  func order() {
    let button = button(), badge = UIView()
    button.layoutIfNeeded()
    button.insertSubview(badge, at: 1)
    #expect(button.subviews.map { $0 is UILabel } == [true, false])
    #expect(button.layer.sublayers?.count == 2)
  }

  @Test("an image that comes later has its view with the next layout")
  func image() {
    let button = button()
    button.layoutIfNeeded()
    #expect(button.subviews.count == 1)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    #expect(button.subviews.count == 1)
    button.layoutIfNeeded()
    #expect(button.subviews.contains { $0 is UIImageView })
  }
}
