import CoreTypes
import DisplayLists
import FoundationXML
import Rendering
import Testing

/// Random commands in any order, with unusual numbers.
struct RandomSVGTests {
  @Test(arguments: 0..<60)
  func theFileIsValid(seed: Int) throws {
    var dice = Dice(seed: UInt64(seed))
    let commands = (0..<40).map { _ in dice.command(depth: 0) }
    let list = DisplayList(
      size: canvas.size, background: dice.isLucky ? .white : nil, commands: commands)
    let svg = String(decoding: try CairoRenderer(fonts: .none).render(list, as: .svg), as: UTF8.self)
    #expect(!svg.contains("nan") && !svg.contains("=\"inf"))
    #expect(XMLParser(data: Data(svg.utf8)).parse())
  }
}

/// Random values from a seed.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0xBF58_476D_1CE4_E5B9 }

  /// > Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (SplitMix64).
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  var isLucky: Bool {
    mutating get { Bool.random(using: &self) }
  }

  mutating func one<Element>(of elements: [Element]) -> Element { elements.randomElement(using: &self)! }

  /// Usually returns a coordinate within the picture.
  mutating func number() -> CGFloat {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e-300, 0, -1, 1e5]
    return Int.random(in: 0..<25, using: &self) == 0 ? one(of: odd) : CGFloat.random(in: -20...110, using: &self)
  }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: number(), height: number())) }

  mutating func color() -> RGBAColor {
    let channels = (0..<4).map { _ in Double(number()) / 80 }
    return RGBAColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }

  mutating func path() -> Path {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: return .rect(rect())
    case 1: return .roundedRect(rect(), radius: number() / 5)
    case 2: return .oval(rect())
    default:
      let elements = (0..<5).map { _ in
        one(of: [
          PathElement.move(point()), .line(point()), .close, .cubic(point(), control1: point(), control2: point()),
        ])
      }
      return .outline(elements, rule: isLucky ? .evenOdd : .nonZero)
    }
  }

  mutating func paint(depth: Int) -> Paint {
    let stops = [GradientStop(Double(number()) / 50, color()), GradientStop(1, color())]
    switch Int.random(in: 0..<5, using: &self) {
    case 0: return .linearGradient(LinearGradient(stops: stops, start: point(), end: point()))
    case 1:
      let circles = [point(), point()].map { RadialGradient.Circle(center: $0, radius: abs(number())) }
      return .radialGradient(RadialGradient(stops: stops, start: circles[0], end: circles[1]))
    case 2: return .tiles(Tiles(image(depth: depth), tile: rect()))
    default: return .solid(color())
    }
  }

  mutating func image(depth: Int) -> ImageReference {
    guard depth < 2, isLucky else { return ImageReference(name: "none", tint: isLucky ? color() : nil) }
    let commands = (0..<5).map { _ in command(depth: depth + 1) }
    let list = DisplayList(size: CGSize(width: 20, height: 30), commands: commands)
    return ImageReference(name: "drawing", source: .drawing(list), tint: isLucky ? color() : nil)
  }

  mutating func shadow() -> Shadow {
    Shadow(offset: CGSize(width: number() / 10, height: number()), blur: number() / 10, color: color())
  }

  mutating func style() -> LayerStyle {
    LayerStyle(
      opacity: Double(number()) / 80, blendMode: one(of: BlendMode.allCases), shadow: isLucky ? shadow() : nil)
  }

  mutating func transform() -> CGAffineTransform {
    switch Int.random(in: 0..<4, using: &self) {
    case 0: CGAffineTransform(translationX: number() / 10, y: number() / 10)
    case 1: CGAffineTransform(scaleX: number() / 60, y: number() / 60)
    case 2: CGAffineTransform(rotationAngle: number())
    default: CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number())
    }
  }

  mutating func run() -> TextRun {
    var run = TextRun.label(one(of: ["Hi you", "<&>", "שלום", "سلام", "क्षि", "👩‍👧\u{0}\u{FFFF}"]))
    (run.origin, run.isRightToLeft, run.color) = (point(), isLucky, color())
    run.clusterOffsets = run.clusterOffsets.map { $0 + number() / 50 }
    return run
  }

  mutating func command(depth: Int) -> DrawCommand {
    switch Int.random(in: 0..<20, using: &self) {
    case 0, 1: .save
    case 2: .restore
    case 3: .concatenate(transform())
    case 4: .clip(path())
    case 5, 6, 7: .fill(path(), paint(depth: depth))
    case 8: .stroke(path(), paint(depth: depth), StrokeStyle(width: number() / 9, dashes: [number()]))
    case 9: .text(run())
    case 10: .image(image(depth: depth), rect())
    case 11: .shadow(path(), shadow())
    case 12: .glass(path(), Material(blur: number() / 10, saturation: Double(number()) / 50, tints: [color()]))
    case 13, 14: .beginLayer(style())
    case 15: .endLayer
    case 16: .beginMask
    case 17: .endMask
    case 18: .beginView(ViewAnnotation(id: one(of: ["", "a", "1"]), className: "UIView", frame: rect()))
    default: .endView
    }
  }
}
