import DisplayLists
import SystemProfiles
import Testing

@testable import UIKit

/// Line joins, and drawing without anti-aliasing. Basis: the references of `CGContext`, `UIBezierPath` and
/// `CAShapeLayer`, for the default miter limit of 10.
@MainActor struct StrokeSettingTests {
  private func commands(_ draw: (CGContext) -> Void) -> [DrawCommand] {
    let context = CGContext(size: CGSize(width: 100, height: 50))
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return context.finish().commands
  }

  private func styles(_ commands: [DrawCommand]) -> [StrokeStyle] {
    commands.compactMap { if case .stroke(_, _, let style) = $0 { style } else { nil } }
  }

  @Test("the miter limit of a context, a path and a shape layer reaches the drawing")
  func miterLimits() throws {
    let drawn = styles(
      commands {
        $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        $0.setMiterLimit(2)
        $0.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
        path.miterLimit = 3
        path.stroke()
        let layer = CAShapeLayer()
        (layer.path, layer.strokeColor, layer.miterLimit) = (path.cgPath, .black, 4)
        layer.render(in: $0)
      })
    #expect(drawn.map(\.miterLimit) == [10, 2, 3, 4])
  }

  @Test("the outline of a line has a point where the limit lets it, and none beyond")
  func outlines() {
    let corner = CGMutablePath()
    corner.addLines(between: [CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 10)])
    func height(_ limit: CGFloat) -> CGFloat {
      let line = corner.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: limit)
      return -line.boundingBoxOfPath.minY
    }
    #expect(abs(height(1.5) - 2.squareRoot()) < 1e-9)
    #expect(abs(height(1.4) - 0.5.squareRoot()) < 1e-9)
  }

  @Test("without anti-aliasing fills and strokes say so, until the state ends")
  func pixels() {
    let drawn = commands { context in
      context.saveGState()
      context.setShouldAntialias(false)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.setAllowsAntialiasing(false)
      context.setShouldAntialias(true)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let lines = drawn.map { $0.dump() }.filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
    #expect(
      lines == [
        "fill pixels rect(0 0 5 5) #000000", "stroke rect(0 0 5 5) #000000 width 1 pixels",
        "fill rect(0 0 5 5) #000000", "fill pixels rect(0 0 5 5) #000000",
      ])
  }

  @Test("a color space begins with black")
  func colorSpaces() {
    let lines = commands { context in
      context.setFillColor(UIColor.red.cgColor)
      context.setFillColorSpace(CGColorSpaceCreateDeviceRGB())
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }.map { $0.dump() }
    #expect(lines == ["fill rect(0 0 5 5) #000000"])
  }
}
