import Testing
import UIKit

@testable import UIKit

/// Hiding and showing the views of a stack view in an animation block. Basis: the UIStackView reference, which animates
/// `isHidden` alone; the frames are calculated.
@MainActor struct StackAnimationTests {
  /// A column of boxes that are 40, 60 and 80 points high.
  @MainActor private final class Boxes {
    let stage: AnimationStage
    let stack: UIStackView
    let boxes: [UIView]

    init() throws {
      let stage = try AnimationStage()
      (stack, boxes) = stage.session.perform {
        let boxes = [40.0, 60, 80].map { height in
          let box = UIView(), own = box.heightAnchor.constraint(equalToConstant: height)
          own.priority = UILayoutPriority(999)
          own.isActive = true
          return box
        }
        let stack = UIStackView(arrangedSubviews: boxes)
        stack.axis = .vertical
        stack.translatesAutoresizingMaskIntoConstraints = false
        stage.root.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: stage.root.topAnchor),
          stack.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
          stack.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
        ])
        stage.root.layoutIfNeeded()
        return (stack, boxes)
      }
      self.stage = stage
    }

    var spans: [[CGFloat]] { boxes.map { [$0.shownFrame.minY, $0.shownFrame.maxY] } }
  }

  @Test("a view that is hidden closes its gap smoothly and is seen until it is closed", arguments: [false, true])
  func hiding(callsLayout: Bool) throws {
    let boxes = try Boxes(), stage = boxes.stage
    #expect(boxes.spans == [[0, 40], [40, 100], [100, 180]])
    stage.animate(1) {
      boxes.boxes[1].isHidden = true
      if callsLayout { stage.root.layoutIfNeeded() }
    }
    #expect(boxes.boxes[1].isHidden && boxes.boxes[2].frame.minY == 40 && boxes.stack.frame.height == 120)
    stage.wait(0.5)
    #expect(boxes.spans == [[0, 40], [40, 70], [70, 150]])
    #expect(stage.picture.count == 5)
    stage.wait(0.5)
    #expect(boxes.spans[2] == [40, 120] && stage.picture.count == 4)
    #expect(stage.trace.take() == ["it true"])
  }

  @Test("a view that is shown opens its gap")
  func showing() throws {
    let boxes = try Boxes(), stage = boxes.stage
    stage.perform {
      boxes.boxes[1].isHidden = true
      stage.root.layoutIfNeeded()
    }
    stage.animate(1) { boxes.boxes[1].isHidden = false }
    #expect(stage.picture.count == 5)
    stage.wait(0.5)
    #expect(boxes.spans == [[0, 40], [40, 70], [70, 150]])
  }

  @Test("elsewhere a hidden view is gone at once")
  func outsideOfStacks() throws {
    let stage = try AnimationStage(), view = stage.view(box(0, 0, 10, 10))
    stage.animate(1) { view.isHidden = true }
    #expect(stage.picture.count == 1)
  }
}
