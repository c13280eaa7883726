import DisplayLists

/// A repeated image, which draws `UIColor(patternImage:)` and `CGPattern`.
struct TilePattern: Hashable, Sendable {
  var image: ImageReference
  /// The distance between tiles, in points.
  var step: CGSize
  /// Converts from the pattern's coordinates to those of the canvas.
  var matrix = CGAffineTransform.identity

  /// - Parameter base: converts from the path's coordinates to those of the canvas.
  func paint(in base: CGAffineTransform, phase: CGSize = .zero) -> Paint {
    let place = CGRect(origin: CGPoint(x: phase.width, y: phase.height), size: step).applying(matrix)
    return .tiles(Tiles(image, tile: place.applying(base.inverted())))
  }
}

public enum CGPatternTiling: Int32, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion, constantSpacing
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) { (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo) }
}

/// A tile that a function draws once, when the pattern is created.
public final class CGPattern: Sendable {
  /// Nil for an uncolored pattern, which is not drawn.
  let tiling: TilePattern?

  /// - Parameters:
  ///   - bounds: the bounds of the tile.
  ///   - xStep: the horizontal distance between tiles, in points. `yStep` is the vertical one.
  /// - Returns: nil if a step is zero.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let step = CGSize(width: abs(xStep), height: abs(yStep))
    guard step.width > 0, step.height > 0, let draw = callbacks.pointee.drawPattern else { return nil }
    let context = CGContext(size: step)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.clip(to: bounds)
    draw(info, context)
    callbacks.pointee.releaseInfo?(info)
    let image = ImageReference(name: "pattern", source: .drawing(context.finish()))
    self.tiling = isColored ? TilePattern(image: image, step: step, matrix: matrix) : nil
  }
}
