import UIKit

/// Features of layers that views do not have.
final class DrawnLayersViewController: DrawingBoard {
  override var drawings: [(String, UIView)] {
    [
      ("shadow", shadow), ("path's shadow", pathShadow), ("some corners", corners), ("continuous", continuous),
      ("mask", masked), ("between views", sandwich), ("depth", turned), ("multiply", multiplied),
      ("replicator", replicated),
      ("shape", shape), ("text", text), ("stroke, half way", halfWay),
    ]
  }

  private func box(_ color: UIColor, _ edit: (CALayer) -> Void = { _ in }) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    edit(view.layer)
    return view
  }

  private var shadow: UIView {
    box(.white) { layer in
      (layer.cornerRadius, layer.shadowOpacity, layer.shadowRadius) = (12, 0.4, 6)
      layer.shadowOffset = CGSize(width: 0, height: 4)
    }
  }

  private var pathShadow: UIView {
    box(.white) { layer in
      (layer.borderWidth, layer.borderColor, layer.shadowOpacity) = (1, UIColor.lightGray.cgColor, 0.5)
      layer.shadowOffset = .zero
      layer.shadowPath = UIBezierPath(ovalIn: CGRect(x: 4, y: 76, width: 80, height: 16)).cgPath
    }
  }

  private var corners: UIView {
    box(.orange) { ($0.cornerRadius, $0.maskedCorners) = (24, [.layerMinXMinYCorner, .layerMaxXMaxYCorner]) }
  }

  private var continuous: UIView { box(.purple) { ($0.cornerRadius, $0.cornerCurve) = (24, .continuous) } }

  private var masked: UIView {
    box(.red) { layer in
      let mask = CAShapeLayer(), star = UIBezierPath()
      for i in 0..<5 {
        let angle = CGFloat(i) * 4 * .pi / 5 - .pi / 2,
          point = CGPoint(x: 44 + 40 * cos(angle), y: 44 + 40 * sin(angle))
        if i == 0 { star.move(to: point) } else { star.addLine(to: point) }
      }
      star.close()
      mask.path = star.cgPath
      layer.mask = mask
    }
  }

  private var sandwich: UIView {
    box(.lightGray) { layer in
      let behind = UIView(frame: CGRect(x: 8, y: 8, width: 40, height: 40)), front = CALayer(), last = UIView()
      (behind.backgroundColor, front.backgroundColor) = (.blue, UIColor.yellow.cgColor)
      front.frame = CGRect(x: 24, y: 24, width: 40, height: 40)
      (last.frame, last.backgroundColor) = (CGRect(x: 40, y: 40, width: 40, height: 40), .red)
      let view = layer.delegate as? UIView
      view?.addSubview(behind)
      layer.addSublayer(front)
      view?.addSubview(last)
    }
  }

  private var turned: UIView {
    box(.clear) { layer in
      for i in 0..<4 {
        let card = CALayer()
        (card.bounds, card.position) = (CGRect(x: 0, y: 0, width: 60, height: 70), CGPoint(x: 44, y: 44))
        card.transform = CATransform3DMakeRotation(CGFloat(i) * .pi / 8, 0, 1, 0)
        card.backgroundColor = UIColor(hue: CGFloat(i) / 6, saturation: 0.7, brightness: 1, alpha: 0.8).cgColor
        layer.addSublayer(card)
      }
    }
  }

  private var multiplied: UIView {
    box(.white) { layer in
      for (i, color) in [UIColor.cyan, .magenta, .yellow].enumerated() {
        let disc = CALayer(), angle = CGFloat(i) * 2 * .pi / 3 - .pi / 2
        disc.frame = CGRect(x: 19 + 16 * cos(angle), y: 19 + 16 * sin(angle), width: 50, height: 50)
        (disc.cornerRadius, disc.backgroundColor, disc.compositingFilter) = (25, color.cgColor, "multiplyBlendMode")
        layer.addSublayer(disc)
      }
    }
  }

  private var replicated: UIView {
    box(.black) { layer in
      let replicator = CAReplicatorLayer(), dot = CALayer()
      replicator.frame = CGRect(x: 0, y: 0, width: 88, height: 88)
      dot.frame = CGRect(x: 39, y: 8, width: 10, height: 10)
      (dot.cornerRadius, dot.backgroundColor) = (5, UIColor.white.cgColor)
      replicator.addSublayer(dot)
      (replicator.instanceCount, replicator.instanceAlphaOffset) = (12, -0.08)
      replicator.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
      layer.addSublayer(replicator)
    }
  }

  private func ring(_ edit: (CAShapeLayer) -> Void) -> UIView {
    box(.clear) { layer in
      let ring = CAShapeLayer()
      ring.path = UIBezierPath(ovalIn: CGRect(x: 10, y: 10, width: 68, height: 68)).cgPath
      (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, UIColor.blue.cgColor, 8)
      edit(ring)
      layer.addSublayer(ring)
    }
  }

  private var shape: UIView {
    ring { ring in
      (ring.fillColor, ring.lineDashPattern, ring.lineCap) = (UIColor.yellow.cgColor, [0, 14], .round)
    }
  }

  private var halfWay: UIView { ring { ($0.strokeStart, $0.strokeEnd, $0.lineCap) = (0.1, 0.6, .round) } }

  private var text: UIView {
    box(.darkGray) { layer in
      let text = CATextLayer()
      (text.string, text.fontSize, text.alignmentMode, text.isWrapped) = ("Text in a layer", 22, .center, true)
      text.frame = CGRect(x: 4, y: 4, width: 80, height: 80)
      layer.addSublayer(text)
    }
  }
}
