public typealias CGFunctionEvaluateCallback = (
  UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>
) -> Void
public typealias CGFunctionReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

public struct CGFunctionCallbacks {
  public var version: UInt32
  public var evaluate: CGFunctionEvaluateCallback?
  public var releaseInfo: CGFunctionReleaseInfoCallback?

  public init(
    version: UInt32, evaluate: CGFunctionEvaluateCallback?, releaseInfo: CGFunctionReleaseInfoCallback?
  ) { (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo) }
}

/// A program's function that computes the color at each location of a shading.
public final class CGFunction {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: ClosedRange<CGFloat>
  private let rangeDimension: Int

  /// - Parameters:
  ///   - domainDimension: 1.
  ///   - domain: the bounds of the argument; nil for 0 and 1.
  ///   - rangeDimension: the number of color components, including alpha.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    let bounds = domain.map { ($0[0], $0[1]) } ?? (0, 1)
    guard domainDimension == 1, rangeDimension > 0, bounds.0 <= bounds.1, callbacks.pointee.evaluate != nil else {
      return nil
    }
    (self.info, self.callbacks, self.domain) = (info, callbacks.pointee, bounds.0...bounds.1)
    self.rangeDimension = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  /// - Parameter fraction: a location in the domain, 0…1.
  fileprivate func components(at fraction: CGFloat) -> [CGFloat] {
    var argument = domain.lowerBound + fraction * (domain.upperBound - domain.lowerBound)
    var result = [CGFloat](repeating: 0, count: rangeDimension)
    callbacks.evaluate?(info, &argument, &result)
    return result
  }
}

/// Colors along a line or between circles, computed by a function.
public final class CGShading {
  enum Shape {
    case axial(start: CGPoint, end: CGPoint)
    case radial(start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat)
  }

  let shape: Shape
  let options: CGGradientDrawingOptions
  let gradient: CGGradient

  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool,
    extendEnd: Bool
  ) { self.init(space, .axial(start: start, end: end), function, extendStart, extendEnd) }

  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
    function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, .radial(start: start, startRadius: startRadius, end: end, endRadius: endRadius), function, extendStart,
      extendEnd)
  }

  /// Samples the function at 65 locations. Colors between them are interpolated.
  private init?(
    _ space: CGColorSpace, _ shape: Shape, _ function: CGFunction, _ extendStart: Bool, _ extendEnd: Bool
  ) {
    let places = (0...64).map { CGFloat($0) / 64 }
    let components = places.flatMap { function.components(at: $0) }
    guard components.count == places.count * (space.numberOfComponents + 1),
      let gradient = CGGradient(
        colorSpace: space, colorComponents: components, locations: places, count: places.count)
    else { return nil }
    (self.shape, self.gradient) = (shape, gradient)
    var options: CGGradientDrawingOptions = []
    if extendStart { options.insert(.drawsBeforeStartLocation) }
    if extendEnd { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    switch shading.shape {
    case .axial(let start, let end):
      drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
    case .radial(let start, let startRadius, let end, let endRadius):
      drawRadialGradient(
        shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
        options: shading.options)
    }
  }

  /// Fills the clip with colors around a point.
  ///
  /// - Parameter angle: the start and end of the gradient, in radians from the x axis.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    let area = boundingBoxOfClipPath
    guard !area.isEmpty else { return }
    let corners = [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.minX, y: area.maxY),
      CGPoint(x: area.maxX, y: area.maxY),
    ]
    let reach = (corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0) + 1
    // Each opaque wedge overlaps the next by half, to avoid seams; the last must not cover the first.
    let count = 360, step = 2 * CGFloat.pi / CGFloat(count)
    composite { recorder in
      for index in 0..<count {
        let color = gradient.color(at: (Double(index) + 0.5) / Double(count))
        let overlaps = color.alpha == 1 && index < count - 1
        let from = angle + CGFloat(index) * step, to = from + step * (overlaps ? 1.5 : 1)
        var wedge = Outline()
        wedge.move(to: center)
        for turn in [from, (from + to) / 2, to] {
          wedge.line(to: CGPoint(x: center.x + 2 * reach * cos(turn), y: center.y + 2 * reach * sin(turn)))
        }
        wedge.close()
        recorder.fill(wedge.path(), color)
      }
    }
  }
}
