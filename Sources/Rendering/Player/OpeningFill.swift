import CoreTypes
import DisplayLists

extension DisplayList {
  /// Whether the first thing that is painted is one opaque colour all over the picture, as windows begin: then nothing
  /// below it is ever seen. To paint some megabytes takes as long as many a screen's texts.
  ///
  /// - Parameter size: in the list's pixels.
  func beginsOpaque(_ size: PixelSize) -> Bool {
    let all = CGRect(x: 0, y: 0, width: size.widthInPixels, height: size.heightInPixels)
    var place = Place(transform: CGAffineTransform(scaleX: scale, y: scale))
    /// Of the scopes that are open; nil for a view, which changes nothing.
    var saved: [Place?] = []
    for command in commands {
      switch command {
      case .beginView: saved.append(nil)
      case .save: saved.append(place)
      case .endView:
        guard case .some(nil) = saved.popLast() else { return false }
      case .restore:
        guard case .some(let before?) = saved.popLast() else { return false }
        place = before
      case .concatenate(let change): place.transform = change.concatenating(place.transform)
      case .clip(let path): place.isClipped = place.isClipped || !place.covers(all, with: path)
      case .fill(let path, .solid(let color)):
        return color.alpha == 1 && !place.isClipped && place.covers(all, with: path)
      default: return false
      }
    }
    return false
  }
}

private struct Place {
  var transform: CGAffineTransform
  /// By something else than a rectangle around the whole picture.
  var isClipped = false

  func covers(_ all: CGRect, with path: Path) -> Bool {
    guard case .rect(let rect) = path else { return false }
    return transform.b == 0 && transform.c == 0 && rect.applying(transform).contains(all)
  }
}
