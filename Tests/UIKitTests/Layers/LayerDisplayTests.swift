import DisplayLists
import Testing

@testable import UIKit

/// When layers draw themselves, and how contents shrink. Basis: the reference of `CALayer`.
@MainActor struct LayerDisplayTests {
  private final class Counter: CALayer {
    var displays = 0

    override func display() {
      displays += 1
      super.display()
    }
  }

  private final class Painter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
  }

  private func lines(_ layer: CALayer) -> [String] {
    let context = CGContext(size: CGSize(width: 50, height: 50))
    layer.render(in: context)
    return context.finish().commands.map { $0.dump() }
  }

  @Test("a layer is displayed once after each time that it is marked")
  func displayIfNeeded() {
    let layer = Counter()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.displayIfNeeded()
    #expect(layer.displays == 0 && !layer.needsDisplay())
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.displays == 1 && !layer.needsDisplay())
    layer.setNeedsDisplay()
    _ = lines(layer)
    #expect(layer.displays == 2 && !layer.needsDisplay())
  }

  @Test("a new size marks a layer that wants it, another place does not")
  func needsDisplayOnBoundsChange() {
    let layer = CALayer(), painter = Painter()
    layer.delegate = painter
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(lines(layer).allSatisfy { !$0.hasPrefix("fill") })
    layer.needsDisplayOnBoundsChange = true
    layer.position = CGPoint(x: 5, y: 5)
    #expect(!layer.needsDisplay())
    layer.bounds.size.width = 20
    #expect(layer.needsDisplay())
    #expect(lines(layer).contains("fill rect(0 0 20 10) #000000"))
  }

  @Test("contents that shrink follow the minification filter, contents that grow the magnification filter")
  func filters() {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { $0.fill($0.format.bounds) }
    let layer = CALayer()
    layer.contents = picture.cgImage
    layer.minificationFilter = .nearest
    func isNearest(_ length: CGFloat) -> Bool {
      layer.bounds = CGRect(x: 0, y: 0, width: length, height: length)
      return lines(layer).contains { $0.contains("nearest") }
    }
    #expect(isNearest(10) && !isNearest(500))
    (layer.minificationFilter, layer.magnificationFilter) = (.linear, .nearest)
    #expect(!isNearest(10) && isNearest(500))
  }
}
