import DisplayLists
import SystemProfiles
import Testing
import UIKit

@testable import UIKit

/// The subclasses of CALayer. Basis: their references.
@MainActor struct LayerKindTests {
  private func content(_ layer: CALayer, _ size: CGSize = CGSize(width: 100, height: 50)) throws -> [String] {
    try Sheet(.iOS(17)).session.perform {
      layer.bounds = CGRect(origin: .zero, size: size)
      let context = CGContext(size: size)
      layer.render(in: context)
      return context.finish().dumpLines().dropFirst(2).dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  @Test("a gradient goes from top to bottom, its colours at even distances")
  func axial() throws {
    let layer = CAGradientLayer()
    #expect(try content(layer).isEmpty)
    layer.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
    #expect(
      try content(layer) == ["fill rect(0 0 100 50) gradient(50,0 to 50,50: 0 #ff0000, 0.5 #00ff00, 1 #0000ff)"])
    (layer.startPoint, layer.endPoint, layer.locations) = (.zero, CGPoint(x: 1, y: 0), [0, 0.2, 1])
    #expect(
      try content(layer) == ["fill rect(0 0 100 50) gradient(0,0 to 100,0: 0 #ff0000, 0.2 #00ff00, 1 #0000ff)"])
  }

  @Test("a radial gradient is an ellipse from the start to the end; a conic one is made of wedges")
  func otherGradients() throws {
    let layer = CAGradientLayer()
    (layer.type, layer.colors) = (.radial, [UIColor.white.cgColor, UIColor.black.cgColor])
    (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
    let lines = try content(layer)
    #expect(lines[1] == "concatenate 1 0 0 0.5 0 12.5")
    #expect(lines[2] == "fill rect(0 -25 100 100) radial(50,25 r 0 to 50,25 r 50: 0 #ffffff, 1 #000000)")
    layer.type = .conic
    let wedges = try content(layer).filter { $0.hasPrefix("fill") }
    #expect(wedges.count == 120 && wedges[0].hasSuffix("#fefefe") && wedges[119].hasSuffix("#010101"))
  }

  @Test("a shape is filled, then stroked between the shares of its length")
  func shape() throws {
    let layer = CAShapeLayer(), path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 40, y: 40)])
    (layer.path, layer.strokeColor, layer.lineWidth) = (path, UIColor.red.cgColor, 3)
    (layer.strokeStart, layer.strokeEnd, layer.lineCap, layer.lineDashPattern) = (0.25, 0.75, .round, [4, 2])
    #expect(
      try content(layer) == [
        "fill outline(M 0,0 L 40,0 L 40,40) #000000",
        "stroke outline(M 20,0 L 40,0 L 40,20) #ff0000 width 3 cap round dashes 4 2 phase 0",
      ])
    (layer.fillColor, layer.strokeEnd) = (nil, 0.25)
    #expect(try content(layer).isEmpty)
  }

  @Test("text is at the top of its layer, in Helvetica and white by default")
  func text() throws {
    let layer = CATextLayer()
    (layer.string, layer.fontSize, layer.alignmentMode) = ("Ag", 20, .right)
    let line = try #require(try content(layer).first { $0.hasPrefix("text") })
    #expect(line.contains("font \"Helvetica\" 400 20 #ffffff"))
    layer.foregroundColor = UIColor.red.cgColor
    #expect(try content(layer).contains { $0.contains("#ff0000") })
  }

  @Test("a replicator shows its sublayers again and again, each time moved and coloured further")
  func replicator() throws {
    let layer = CAReplicatorLayer(), dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.white.cgColor
    layer.addSublayer(dot)
    (layer.instanceCount, layer.instanceTransform) = (3, CATransform3DMakeTranslation(20, 0, 0))
    layer.instanceGreenOffset = -0.5
    let lines = try content(layer)
    let colours = lines.filter { $0.hasPrefix("fill") }.map { String($0.suffix(7)) }
    #expect(colours == ["#ffffff", "#ff80ff", "#ff00ff"])
    #expect(lines.filter { $0.hasPrefix("concatenate") } == ["concatenate 1 0 0 1 20 0", "concatenate 1 0 0 1 40 0"])
  }

  @Test(
    "a transform layer has nothing of its own, a scroll layer shows another part, particles of particles are reported")
  func others() throws {
    let transform = CATransformLayer()
    transform.backgroundColor = UIColor.red.cgColor
    #expect(try content(transform).isEmpty)
    let scroll = CAScrollLayer()
    scroll.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    scroll.scroll(to: CGRect(x: 25, y: 5, width: 5, height: 2))
    #expect(scroll.bounds.origin == CGPoint(x: 20, y: 0))
    let session = try Sheet(.iOS(17)).session
    session.perform {
      let emitter = CAEmitterLayer(), cell = CAEmitterCell()
      (cell.emitterCells, emitter.emitterCells) = ([CAEmitterCell()], [cell])
      emitter.render(in: CGContext(size: CGSize(width: 10, height: 10)))
    }
    #expect(session.diagnostics.map(\.rule) == ["particles-not-drawn"])
  }
}
