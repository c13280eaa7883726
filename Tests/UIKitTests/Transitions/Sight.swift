import CoreTypes
import DisplayLists

@testable import UIKit

/// The visible position of a moving element on the screen, and its opacity.
struct Sight: Equatable {
  /// The position of its origin.
  var place: CGPoint
  var opacity = 1.0
  /// The ratio of its width and the width with which it was drawn.
  var stretch: CGFloat = 1
}

extension Session {
  /// Returns the elements by their text; of duplicates, the last.
  func seenTexts() -> [String: Sight] {
    var found: [String: Sight] = [:]
    forEachSight { command, sight in
      if case .text(let run) = command { found[run.text] = sight(run.origin) }
    }
    return found
  }

  /// Returns the rectangles of a color, rearmost first.
  func seenAreas(_ color: RGBAColor) -> [Sight] {
    var found: [Sight] = []
    forEachSight { command, sight in
      if case .fill(.rect(let rect), .solid(color)) = command { found.append(sight(rect.origin)) }
    }
    return found
  }

  private func forEachSight(_ body: (DrawCommand, (CGPoint) -> Sight) -> Void) {
    var around: [(CGAffineTransform, Double)] = [], now = (CGAffineTransform.identity, 1.0)
    for command in recordScreen().commands {
      switch command {
      case .save: around.append(now)
      case .beginLayer(let style):
        around.append(now)
        now.1 *= style.opacity
      case .restore, .endLayer: now = around.popLast() ?? now
      case .concatenate(let step): now.0 = step.concatenating(now.0)
      default: body(command) { Sight(place: $0.applying(now.0), opacity: now.1, stretch: now.0.a) }
      }
    }
  }
}
