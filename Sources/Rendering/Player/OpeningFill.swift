import CoreTypes
import DisplayLists

extension DisplayList {
  /// Whether the first thing that is painted is one opaque colour all over the picture, as windows begin: then nothing
  /// below it is ever seen. To paint some megabytes takes as long as many a screen's texts.
  ///
  /// - Parameter size: in the list's pixels.
  func beginsOpaque(_ size: PixelSize) -> Bool {
    var transform = CGAffineTransform(scaleX: scale, y: scale)
    for command in commands {
      switch command {
      case .beginView, .save: continue
      case .concatenate(let change): transform = change.concatenating(transform)
      case .fill(.rect(let rect), .solid(let color)):
        let isUpright = transform.b == 0 && transform.c == 0
        let all = CGRect(x: 0, y: 0, width: size.widthInPixels, height: size.heightInPixels)
        return color.alpha == 1 && isUpright && rect.applying(transform).contains(all)
      default: return false
      }
    }
    return false
  }
}
