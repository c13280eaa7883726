/// A layer that only contains sublayers: it draws nothing and does not clip.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
  override var isRendered: Bool { false }

  open override func hitTest(_ p: CGPoint) -> CALayer? {
    let hit = super.hitTest(p)
    return hit === self ? nil : hit
  }
}

public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that scrolls its sublayers.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
  /// The axes on which the layer scrolls.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// - Parameter p: The point to show at the top left.
  open func scroll(to p: CGPoint) {
    if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
  }

  /// Scrolls the minimum distance that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    let shown = bounds
    func nearest(_ first: CGFloat, _ last: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      first < low ? first : last > high ? min(first, low + last - high) : low
    }
    scroll(
      to: CGPoint(
        x: nearest(r.minX, r.maxX, shown.minX, shown.maxX), y: nearest(r.minY, r.maxY, shown.minY, shown.maxY)))
  }
}

extension CALayer {
  var enclosingScrollLayer: CAScrollLayer? {
    sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
  }
}
