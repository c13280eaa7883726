import UIKit

/// Lines and areas drawn by code.
final class PathsViewController: DrawingBoard {
  override var drawings: [(String, UIView)] {
    [
      ("caps", caps), ("joins", joins), ("dashes", dashes), ("even-odd", evenOdd), ("clip", clip), ("arcs", arcs),
      ("tangent arcs", tangents), ("curves", curves), ("shadow", shadow), ("transparency", transparency),
      ("screen", blended), ("upside down", flipped),
    ]
  }

  private var caps: UIView {
    DrawnView { context, rect in
      context.setLineWidth(12)
      for (i, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        context.setLineCap(cap)
        let y = rect.height * (CGFloat(i) + 0.5) / 3
        context.move(to: CGPoint(x: 14, y: y))
        context.addLine(to: CGPoint(x: rect.maxX - 14, y: y))
        context.strokePath()
      }
    }
  }

  private var joins: UIView {
    DrawnView { context, rect in
      context.setLineWidth(9)
      UIColor.blue.setStroke()
      for (i, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        context.setLineJoin(join)
        let y = 14 + CGFloat(i) * 24
        context.addLines(between: [
          CGPoint(x: 14, y: y + 18), CGPoint(x: rect.midX, y: y), CGPoint(x: rect.maxX - 14, y: y + 18),
        ])
        context.strokePath()
      }
    }
  }

  private var dashes: UIView {
    DrawnView { _, rect in
      let path = UIBezierPath(roundedRect: rect.insetBy(dx: 8, dy: 8), cornerRadius: 20)
      (path.lineWidth, path.lineCapStyle) = (4, .round)
      path.setLineDash([10, 8], count: 2, phase: 0)
      UIColor.red.setStroke()
      path.stroke()
    }
  }

  private static func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath(), radius = rect.width / 2 - 4
    for i in 0..<5 {
      let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if i == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  private var evenOdd: UIView {
    DrawnView { _, rect in
      let star = Self.star(in: rect)
      star.usesEvenOddFillRule = true
      UIColor.orange.setFill()
      star.fill()
      star.stroke()
    }
  }

  private var clip: UIView {
    DrawnView { context, rect in
      Self.star(in: rect).addClip()
      for (i, color) in [UIColor.red, .orange, .yellow, .green, .blue, .purple].enumerated() {
        color.setFill()
        context.fill(CGRect(x: 0, y: CGFloat(i) * rect.height / 6, width: rect.width, height: rect.height / 6))
      }
    }
  }

  private var arcs: UIView {
    DrawnView { _, rect in
      for (i, color) in [UIColor.red, .green, .blue].enumerated() {
        let start = CGFloat(i) * 2 * .pi / 3, middle = CGPoint(x: rect.midX, y: rect.midY)
        let wedge = UIBezierPath(
          arcCenter: middle, radius: rect.width / 2 - 4 - CGFloat(i) * 6, startAngle: start,
          endAngle: start + 2 * .pi / 3,
          clockwise: true)
        wedge.addLine(to: middle)
        wedge.close()
        color.setFill()
        wedge.fill()
      }
    }
  }

  private var tangents: UIView {
    DrawnView { context, rect in
      let box = rect.insetBy(dx: 10, dy: 10)
      context.move(to: CGPoint(x: box.minX, y: box.midY))
      for (corner, radius) in [
        (CGPoint(x: box.midX, y: box.minY), 12.0), (CGPoint(x: box.maxX, y: box.midY), 24),
        (CGPoint(x: box.midX, y: box.maxY), 6),
      ] {
        let end = CGPoint(x: 2 * rect.midX - corner.y + (rect.midY - rect.midX), y: corner.x - rect.midX + rect.midY)
        context.addArc(tangent1End: corner, tangent2End: end, radius: radius)
      }
      context.closePath()
      context.setLineWidth(3)
      context.strokePath()
    }
  }

  private var curves: UIView {
    DrawnView { context, rect in
      context.move(to: CGPoint(x: 6, y: rect.midY))
      context.addCurve(
        to: CGPoint(x: rect.maxX - 6, y: rect.midY), control1: CGPoint(x: rect.midX, y: -rect.height / 2),
        control2: CGPoint(x: rect.midX, y: rect.height * 1.5))
      context.addQuadCurve(to: CGPoint(x: 6, y: rect.midY), control: CGPoint(x: rect.midX, y: rect.maxY + 20))
      UIColor(red: 0.8, green: 0.9, blue: 1, alpha: 1).setFill()
      context.drawPath(using: .fillStroke)
    }
  }

  private var shadow: UIView {
    DrawnView { context, rect in
      context.setShadow(offset: CGSize(width: 3, height: 5), blur: 8)
      UIColor.green.setFill()
      context.fillEllipse(in: rect.insetBy(dx: 16, dy: 16))
    }
  }

  private var transparency: UIView {
    DrawnView { context, rect in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      UIColor.red.setFill()
      context.fill(CGRect(x: 8, y: 8, width: 50, height: 50))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 30, y: 30, width: 50, height: 50))
      context.endTransparencyLayer()
    }
  }

  private var blended: UIView {
    DrawnView { context, rect in
      UIColor.black.setFill()
      context.fill(rect)
      context.setBlendMode(.screen)
      for (i, color) in [UIColor.red, .green, .blue].enumerated() {
        let angle = CGFloat(i) * 2 * .pi / 3 - .pi / 2
        color.setFill()
        context.fillEllipse(in: CGRect(x: 19 + 16 * cos(angle), y: 19 + 16 * sin(angle), width: 50, height: 50))
      }
    }
  }

  private var flipped: UIView {
    DrawnView { context, rect in
      context.translateBy(x: 0, y: rect.height)
      context.scaleBy(x: 1, y: -1)
      "Upside down".draw(in: rect.insetBy(dx: 4, dy: 24), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 14)])
    }
  }
}
