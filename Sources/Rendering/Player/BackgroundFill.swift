import CCairo
import CoreTypes
import DisplayLists

/// An opaque color that fills the whole picture at its beginning, as in windows and pages. Everything below it is
/// invisible. Painting some megabytes takes as long as the text of many a screen, so it is painted once, and only where
/// something else is painted on it.
struct BackgroundFill {
  /// The number of commands up to and including the fill; 0 for the background of a list.
  let commandCount: Int
  private let color: RGBAColor

  /// The color in ARGB32, as Cairo paints it.
  var word: UInt32 {
    let pixel = CairoSurface.argb(width: 1, height: 1), context = cairo_create(pixel.pointer)
    defer { cairo_destroy(context) }
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    cairo_paint(context)
    return pixel.words?.base.pointee ?? 0xFF00_0000
  }

  /// Creates the fill; nil if the picture begins, or may begin, with something else.
  ///
  /// - Parameter size: The size in the list's pixels.
  init?(of list: DisplayList, _ size: PixelSize) {
    if let (index, color) = Self.firstFill(of: list, size) {
      (commandCount, self.color) = (index + 1, color)
    } else if let background = list.background, background.alpha == 1 {
      (commandCount, color) = (0, background)
    } else {
      return nil
    }
  }

  private static func firstFill(of list: DisplayList, _ size: PixelSize) -> (Int, RGBAColor)? {
    let all = CGRect(x: 0, y: 0, width: size.widthInPixels, height: size.heightInPixels)
    var place = Place(transform: CGAffineTransform(scaleX: list.scale, y: list.scale)), saved: [Place] = []
    var open = OpenScopes()
    for (index, command) in list.commands.enumerated() {
      guard open.follow(command) else { return nil }
      switch command {
      case .beginView, .endView: continue
      case .save: saved.append(place)
      case .restore: place = saved.removeLast()
      case .concatenate(let change): place.transform = change.concatenating(place.transform)
      case .clip(let path): place.isClipped = place.isClipped || !place.covers(all, with: path)
      case .fill(let path, .solid(let color)):
        let isCover = color.alpha == 1 && !place.isClipped && place.covers(all, with: path)
        return isCover ? (index, color) : nil
      default: return nil
      }
    }
    return nil
  }
}

private struct Place {
  var transform: CGAffineTransform
  /// Whether there is a clip other than a rectangle around the whole picture.
  var isClipped = false

  func covers(_ all: CGRect, with path: Path) -> Bool {
    guard case .rect(let rect) = path else { return false }
    return transform.b == 0 && transform.c == 0 && rect.applying(transform).contains(all)
  }
}
