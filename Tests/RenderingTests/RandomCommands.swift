import CoreTypes
import DisplayLists

/// Random commands in any order.
struct RandomCommands {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 7919 &+ 12345 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Usually returns a coordinate within the picture.
  private mutating func number() -> CGFloat {
    switch below(40) {
    case 0: .nan
    case 1: .infinity
    case 2: -1e9
    case 3: 1e-12
    case 4: 0
    default: CGFloat(below(600)) / 10 - 10
    }
  }

  private mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  private mutating func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: number(), height: number())) }

  private mutating func color() -> RGBAColor {
    RGBAColor(hex: UInt32(below(1 << 24)), alpha: Double(below(5)) / 4)
  }

  private mutating func path() -> Path {
    switch below(5) {
    case 0: .rect(rect())
    case 1: .roundedRect(rect(), radius: number())
    case 2: .oval(rect())
    case 3: .outline([.move(point()), .line(point()), .cubic(point(), control1: point(), control2: point()), .close])
    default: .outline([.line(point()), .close, .line(point())], rule: .evenOdd)
    }
  }

  private mutating func stops() -> [GradientStop] {
    (0..<below(4)).map { _ in GradientStop(Double(below(11)) / 10, color()) }
  }

  private mutating func image() -> ImageReference {
    let inner = DisplayList(size: CGSize(width: 8, height: 8), background: color())
    let sources: [ImageSource] = [
      .drawing(inner), .encoded(SmallJPEG.grey.bytes), .file("/nonexistent"), .encoded(Data()),
    ]
    let portion = below(3) == 0 ? rect() : CGRect(x: 0, y: 0, width: 1, height: 1)
    return ImageReference(
      name: "i", source: sources[below(4)], tint: below(3) == 0 ? color() : nil, portion: portion,
      scaling: below(2) == 0 ? .smooth : .nearest)
  }

  private mutating func paint() -> Paint {
    switch below(4) {
    case 0: .solid(color())
    case 1: .linearGradient(LinearGradient(stops: stops(), start: point(), end: point()))
    case 2:
      .radialGradient(
        RadialGradient(
          stops: stops(), start: .init(center: point(), radius: number()), end: .init(center: point(), radius: number())
        ))
    default: .tiles(Tiles(image(), tile: rect()))
    }
  }

  private mutating func shadow() -> Shadow {
    Shadow(offset: CGSize(width: number(), height: number()), blur: number(), color: color())
  }

  private mutating func transform() -> CGAffineTransform {
    below(3) == 0
      ? CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
      : CGAffineTransform(rotationAngle: CGFloat(below(7))).translatedBy(x: CGFloat(below(9)), y: 1)
  }

  private mutating func command() -> DrawCommand {
    switch below(17) {
    case 0: .save
    case 1: .restore
    case 2: .concatenate(transform())
    case 3: .clip(path())
    case 4, 5: .fill(path(), paint())
    case 6: below(2) == 0 ? .fill(path(), paint()) : .fillPixels(path(), paint())
    case 7:
      .stroke(
        path(), paint(),
        StrokeStyle(
          width: number(), dashes: below(2) == 0 ? [] : [number(), number()], miterLimit: number(),
          smoothsEdges: below(3) > 0))
    case 8: .text(.label("ab", spacing: number()))
    case 9: .image(image(), rect())
    case 10: .shadow(path(), shadow())
    case 11: .glass(path(), Material(blur: number(), saturation: Double(below(4)), tints: [color()]))
    case 12:
      .beginLayer(
        LayerStyle(
          opacity: Double(below(5)) / 4, blendMode: BlendMode.allCases[below(BlendMode.allCases.count)],
          shadow: below(2) == 0 ? shadow() : nil))
    case 13: .endLayer
    case 14: .beginMask
    case 15: .endMask
    default: .beginView(ViewAnnotation(id: "v", className: "V", frame: rect()))
    }
  }

  mutating func commands(_ count: Int) -> [DrawCommand] { (0..<count).map { _ in command() } }

  /// Returns nested scopes, each of which ends.
  mutating func balancedCommands(_ count: Int) -> [DrawCommand] {
    var closings: [DrawCommand] = [], result: [DrawCommand] = []
    for command in commands(count) {
      if let closing = command.closing {
        closings.append(closing)
      } else if command.closesScope {
        guard closings.last == command else { continue }
        closings.removeLast()
      }
      result.append(command)
    }
    return result + closings.reversed()
  }
}

extension DrawCommand {
  fileprivate var closing: DrawCommand? {
    switch self {
    case .save: .restore
    case .beginLayer: .endLayer
    case .beginMask: .endMask
    case .beginView: .endView
    default: nil
    }
  }
}
