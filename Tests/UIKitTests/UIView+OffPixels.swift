@testable import UIKit

extension UIView {
  /// Returns the subviews, with their types, whose edges are not on pixels of this scale; views below a transform are
  /// excluded.
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
