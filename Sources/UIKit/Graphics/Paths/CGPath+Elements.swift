import DisplayLists

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element passed to a path applier. Curves are always cubic; the end point is the last of three points.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in outline.elements {
      let type = element.described.type
      var points = element.described.points
      points.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress else { return }
        var described = CGPathElement(type: type, points: start)
        block(&described)
      }
    }
  }

  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathElement {
  fileprivate var described: (type: CGPathElementType, points: [CGPoint]) {
    switch self {
    case .move(let point): (.moveToPoint, [point])
    case .line(let point): (.addLineToPoint, [point])
    case .cubic(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
    case .close: (.closeSubpath, [.zero])
    }
  }
}
