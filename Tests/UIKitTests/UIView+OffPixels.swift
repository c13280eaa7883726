@testable import UIKit

extension UIView {
  /// Those in it, with their types, that do not begin and end on pixels of this scale; nothing below a transform counts.
  func partsOffPixels(scale: CGFloat, _ path: String = "") -> [String] {
    guard transform.isIdentity else { return [] }
    let name = path + "/" + String(describing: type(of: self))
    let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
    let isOff = edges.contains { abs(($0 * scale).rounded() - $0 * scale) > 1e-4 }
    return (isOff ? ["\(name) \(frame)"] : []) + subviews.flatMap { $0.partsOffPixels(scale: scale, name) }
  }
}

extension Session {
  @MainActor func partsOffPixels() -> Set<String> {
    Set(windowsOnScreen.flatMap { $0.partsOffPixels(scale: pixelGrid.scale) })
  }
}
