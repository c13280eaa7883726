import CoreTypes
import DisplayLists

@testable import UIKit

/// Where on the screen something is seen that is on its way, and how much of it.
struct Sight: Equatable {
  /// Of its origin.
  var place: CGPoint
  var opacity = 1.0
  /// How much wider it is than it was drawn.
  var stretch: CGFloat = 1
}

extension Session {
  /// By their words; of those that are there twice, the last.
  func seenTexts() -> [String: Sight] {
    var found: [String: Sight] = [:]
    forEachSight { command, sight in
      if case .text(let run) = command { found[run.text] = sight(run.origin) }
    }
    return found
  }

  /// The rectangles of a colour, rearmost first.
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
