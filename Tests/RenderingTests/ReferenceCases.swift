import CoreTypes
import DisplayLists
import Testing

/// A drawing that all players must show alike.
struct ReferenceCase: Sendable, CustomTestStringConvertible {
  let name: String
  let list: DisplayList
  var testDescription: String { name }

  /// On white by default, 100 × 100 points, two pixels per point.
  init(_ name: String, background: RGBAColor? = .white, _ body: (inout DisplayListRecorder) -> Void) {
    self.name = name
    var recorder = DisplayListRecorder(size: CGSize(width: 100, height: 100), scale: 2, background: background)
    body(&recorder)
    list = recorder.list
  }
}

extension ReferenceCase {
  /// The drawings that must match pixel by pixel.
  static let drawings = shapes + layers + blending + soft + pictures
}

// MARK: Shapes and lines

extension ReferenceCase {
  static let shapes: [ReferenceCase] = [
    ReferenceCase("shapes") {
      $0.fill(CGRect(x: 5, y: 5, width: 40, height: 30), .pureRed)
      $0.fill(CGRect(x: 55, y: 5, width: 40, height: 30), radius: 8, .pureGreen)
      $0.fill(.oval(CGRect(x: 5, y: 45, width: 40, height: 20)), .pureBlue)
      $0.fill(.oval(CGRect(x: 55, y: 45, width: 40, height: 40)), RGBAColor(hex: 0xFF8800, alpha: 0.5))
      $0.fill(CGRect(x: 45, y: 90, width: -40, height: -15), radius: 40, .black)
    },
    ReferenceCase("fill rules") {
      $0.fill(.outline(star(x: 28, y: 50), rule: .nonZero), .pureRed)
      $0.fill(.outline(star(x: 72, y: 50), rule: .evenOdd), .pureBlue)
    },
    ReferenceCase("lines") {
      $0.border(CGRect(x: 5, y: 5, width: 90, height: 20), radius: 6, .pureBlue, width: 3)
      for (i, join) in [StrokeStyle.Join.miter, .round, .bevel].enumerated() {
        let x = CGFloat(15 + 30 * i)
        let corner: [PathElement] = [
          .move(CGPoint(x: x - 8, y: 55)), .line(CGPoint(x: x, y: 38)), .line(CGPoint(x: x + 8, y: 55)),
        ]
        $0.stroke(.outline(corner), .black, StrokeStyle(width: 6, join: join))
      }
      for (i, cap) in [StrokeStyle.Cap.butt, .round, .square].enumerated() {
        let y = CGFloat(68 + 12 * i)
        let line = Path.line(from: CGPoint(x: 15, y: y), to: CGPoint(x: 85, y: y))
        $0.stroke(line, .black, StrokeStyle(width: 5, cap: cap, dashes: [12, 8], dashPhase: CGFloat(4 * i)))
      }
    },
    ReferenceCase("corners of lines") {
      for (i, limit) in [CGFloat(1), 2, 3, 4, 10].enumerated() {
        let x = CGFloat(12 + 19 * i)
        let corner: [PathElement] = [
          .move(CGPoint(x: x - 6, y: 45)), .line(CGPoint(x: x, y: 25)), .line(CGPoint(x: x + 6, y: 45)),
        ]
        $0.stroke(.outline(corner), .black, StrokeStyle(width: 5, miterLimit: limit))
        $0.stroke(
          .rect(CGRect(x: x - 6, y: 60, width: 12, height: 25)), .pureBlue, StrokeStyle(width: 5, miterLimit: limit))
      }
    },
    ReferenceCase("gradients") {
      let stops = [
        GradientStop(0, .pureRed), GradientStop(0.4, RGBAColor(hex: 0xFFFF00)), GradientStop(1, .pureBlue),
      ]
      let across = LinearGradient(stops: stops, start: CGPoint(x: 15, y: 5), end: CGPoint(x: 80, y: 40))
      $0.fill(.rect(CGRect(x: 5, y: 5, width: 90, height: 40)), across)
      let inner = RadialGradient.Circle(center: CGPoint(x: 25, y: 70), radius: 4)
      let outer = RadialGradient.Circle(center: CGPoint(x: 28, y: 73), radius: 18)
      let round = Paint.radialGradient(RadialGradient(stops: stops, start: inner, end: outer))
      $0.fill(.oval(CGRect(x: 5, y: 50, width: 45, height: 45)), round)
      $0.record(
        .stroke(.rect(CGRect(x: 60, y: 55, width: 30, height: 35)), .linearGradient(across), StrokeStyle(width: 6)))
    },
    ReferenceCase("transforms and clips") {
      $0.saved {
        $0.clip(.oval(CGRect(x: 10, y: 10, width: 80, height: 80)))
        $0.translate(x: 50, y: 50)
        $0.concatenate(CGAffineTransform(rotationAngle: 0.5))
        $0.concatenate(CGAffineTransform(scaleX: 1.5, y: 0.75))
        $0.fill(CGRect(x: -25, y: -50, width: 50, height: 100), .pureRed)
        $0.clip(CGRect(x: -50, y: -20, width: 100, height: 40), radius: 10)
        $0.fill(CGRect(x: -60, y: -60, width: 120, height: 120), .pureBlue)
      }
      $0.fill(CGRect(x: 2, y: 2, width: 10, height: 10), .pureGreen)
    },
  ]

  private static func star(x: CGFloat, y: CGFloat) -> [PathElement] {
    let points = (0..<5).map { i in
      let angle = Double(i) * 4 * Double.pi / 5
      return CGPoint(x: x + 22 * CGFloat(sin(angle)), y: y - 22 * CGFloat(cos(angle)))
    }
    return [.move(points[0])] + points.dropFirst().map { .line($0) } + [.close]
  }
}

// MARK: Layers

extension ReferenceCase {
  /// A group in one layer: overlaps are not added up.
  static let layers: [ReferenceCase] = [
    ReferenceCase("opacity") {
      $0.layer(opacity: 0.4) { overlapping(&$0) }
    },
    ReferenceCase("mask") {
      $0.fill(CGRect(x: 0, y: 40, width: 100, height: 20), RGBAColor(hex: 0xFFCC00))
      $0.masked(
        by: {
          $0.translate(x: 10, y: 10)
          $0.fill(.oval(CGRect(x: 0, y: 0, width: 60, height: 60)), .black)
          $0.fill(CGRect(x: 60, y: 0, width: 20, height: 80), RGBAColor(white: 1, alpha: 0.5))
        }, overlapping)
    },
    ReferenceCase("mask amid a layer") {
      $0.layer(LayerStyle(opacity: 0.8)) {
        $0.saved {
          $0.concatenate(CGAffineTransform(rotationAngle: 0.2))
          overlapping(&$0)
          $0.append([.beginMask, .fill(.oval(CGRect(x: 20, y: 0, width: 70, height: 70)), .solid(.black)), .endMask])
          $0.fill(CGRect(x: 30, y: 60, width: 40, height: 10), .pureGreen)
        }
        $0.fill(CGRect(x: 0, y: 0, width: 10, height: 10), .pureGreen)
      }
    },
    ReferenceCase("nested masks and clips") {
      $0.saved {
        $0.clip(CGRect(x: 10, y: 20, width: 80, height: 60), radius: 12)
        $0.masked(
          by: { $0.fill(.oval(CGRect(x: 0, y: 0, width: 80, height: 100)), .black) },
          {
            $0.fill(canvas, .pureGreen)
            $0.masked(
              by: { $0.fill(CGRect(x: 30, y: 0, width: 40, height: 100), .black) },
              { $0.fill(canvas, .pureBlue) })
          })
      }
    },
  ]

  static func overlapping(_ recorder: inout DisplayListRecorder) {
    recorder.fill(CGRect(x: 10, y: 10, width: 50, height: 50), .pureRed)
    recorder.fill(CGRect(x: 40, y: 40, width: 50, height: 50), .pureBlue)
  }

  static let blending = BlendMode.allCases.filter { $0 != .plusLighter }.map { blend($0) }

  /// A newer mode than librsvg's.
  static let plusLighter = blend(.plusLighter)

  /// Two colors over two others and over nothing, inside a clip.
  private static func blend(_ mode: BlendMode) -> ReferenceCase {
    ReferenceCase("blend \(mode.rawValue)", background: nil) {
      $0.record(.beginLayer(LayerStyle()))
      $0.fill(CGRect(x: 0, y: 0, width: 70, height: 35), RGBAColor(hex: 0xCC6633))
      $0.fill(CGRect(x: 0, y: 35, width: 70, height: 35), RGBAColor(hex: 0x3399CC))
      $0.saved {
        $0.clip(CGRect(x: 0, y: 0, width: 95, height: 95))
        $0.layer(LayerStyle(blendMode: mode)) {
          $0.fill(CGRect(x: 30, y: 10, width: 30, height: 85), RGBAColor(hex: 0x66CC99))
          $0.fill(CGRect(x: 60, y: 10, width: 40, height: 85), RGBAColor(hex: 0x993366))
        }
      }
      $0.record(.endLayer)
    }
  }
}

// MARK: Shadows and glass

extension ReferenceCase {
  static let soft: [ReferenceCase] = [
    ReferenceCase("shadows") {
      let shade = RGBAColor(white: 0, alpha: 0.6)
      $0.shadow(of: .rect(CGRect(x: 10, y: 10, width: 30, height: 30)), offset: .zero, blur: 4, shade)
      let round = Path.roundedRect(CGRect(x: 55, y: 10, width: 35, height: 30), radius: 8)
      $0.shadow(of: round, offset: CGSize(width: 3, height: 5), blur: 2, .pureRed)
      $0.fill(round, .white)
      $0.shadow(
        of: .oval(CGRect(x: 10, y: 60, width: 30, height: 30)), offset: CGSize(width: 4, height: 0), blur: 0, shade)
      $0.translate(x: 70, y: 72)
      $0.concatenate(CGAffineTransform(rotationAngle: 0.6))
      $0.shadow(
        of: .rect(CGRect(x: -12, y: -12, width: 24, height: 24)), offset: CGSize(width: 6, height: 0), blur: 3, shade)
    },
    ReferenceCase("shadow of a layer") {
      let shadow = Shadow(offset: CGSize(width: 4, height: 6), blur: 3, color: RGBAColor(hex: 0x330066, alpha: 0.7))
      $0.layer(LayerStyle(opacity: 0.8, shadow: shadow)) { overlapping(&$0) }
    },
    ReferenceCase("shadow of a turned layer") {
      $0.translate(x: 50, y: 50)
      $0.concatenate(CGAffineTransform(rotationAngle: 0.6))
      $0.concatenate(CGAffineTransform(scaleX: 0.6, y: 0.6))
      $0.translate(x: -50, y: -50)
      let shadow = Shadow(offset: CGSize(width: 10, height: 0), blur: 3, color: RGBAColor(white: 0, alpha: 0.8))
      $0.layer(LayerStyle(shadow: shadow)) { overlapping(&$0) }
    },
  ]

  static let glass: [ReferenceCase] = [
    ReferenceCase("turned glass") {
      stripes(&$0)
      $0.translate(x: 50, y: 50)
      $0.concatenate(CGAffineTransform(rotationAngle: 0.6))
      $0.glass(.rect(CGRect(x: -30, y: -20, width: 60, height: 40)), .light)
    },
    ReferenceCase("glass over glass") {
      stripes(&$0)
      $0.glass(.rect(CGRect(x: 10, y: 10, width: 80, height: 60)), .light)
      $0.fill(.oval(CGRect(x: 40, y: 30, width: 40, height: 40)), .pureGreen)
      $0.glass(.rect(CGRect(x: 30, y: 50, width: 60, height: 40)), .light)
    },
    ReferenceCase("glass") {
      stripes(&$0)
      $0.glass(.roundedRect(CGRect(x: 20, y: 20, width: 60, height: 60), radius: 12), .light)
    },
    ReferenceCase("glass at the edge, under a transform") {
      stripes(&$0)
      $0.translate(x: 0, y: 10)
      $0.concatenate(CGAffineTransform(scaleX: 2, y: 2))
      $0.glass(.rect(CGRect(x: 0, y: -5, width: 50, height: 22)), .light)
    },
    ReferenceCase("glass amid views and clips") {
      $0.view(ViewAnnotation(id: "window", className: "UIWindow", frame: canvas)) {
        $0.view(ViewAnnotation(id: "content", className: "UIView", frame: canvas)) { stripes(&$0) }
        $0.saved {
          $0.translate(x: 20, y: 20)
          $0.clip(CGRect(x: 0, y: 0, width: 60, height: 60))
          $0.fill(.oval(CGRect(x: 10, y: 10, width: 40, height: 40)), .pureGreen)
          $0.glass(.rect(CGRect(x: 0, y: 20, width: 80, height: 80)), .light)
        }
      }
    },
  ]

  private static func stripes(_ recorder: inout DisplayListRecorder) {
    for i in 0..<5 {
      let color: RGBAColor = i % 2 == 0 ? RGBAColor(hex: 0xCC3322) : RGBAColor(hex: 0x2255BB)
      recorder.fill(CGRect(x: CGFloat(20 * i), y: 0, width: 20, height: 100), color)
    }
  }
}

extension Material {
  static let light = Material(blur: 5, saturation: 1.8, tints: [RGBAColor(white: 1, alpha: 0.4)])
}
