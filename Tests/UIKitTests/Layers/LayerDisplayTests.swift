import DisplayLists
import Testing

@testable import UIKit

/// How layers draw themselves, and how contents shrink. Basis: the reference of `CALayer`.
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

  /// Basis: documented: `display()` draws into a backing store by `draw(in:)`.
  @Test("what a layer drew is shown until it is marked again, stretched where its size changes")
  func backing() {
    final class Box: CALayer {
      var draws = 0
      override func draw(in ctx: CGContext) {
        draws += 1
        ctx.fill(bounds)
      }
    }
    let layer = Box()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(lines(layer).allSatisfy { !$0.hasPrefix("fill") })
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(layer.draws == 1)
    #expect(lines(layer).contains("fill rect(0 0 10 10) #000000") && layer.draws == 1)
    layer.bounds.size.width = 20
    #expect(lines(layer).contains("concatenate 2 0 0 1 0 0") && layer.draws == 1)
    layer.setNeedsDisplay()
    #expect(lines(layer).contains("fill rect(0 0 20 10) #000000") && layer.draws == 2)
  }

  /// Basis: documented: "If the delegate implements `display(_:)`", the layer does not draw.
  @Test("display() may set contents in place of drawing, and so may a delegate")
  func contents() {
    final class Pictured: CALayer {
      override func display() { contents = LayerDisplayTests.picture }
      override func draw(in ctx: CGContext) { ctx.fill(bounds) }
    }
    final class Supplier: NSObject, CALayerDelegate {
      func display(_ layer: CALayer) { layer.contents = LayerDisplayTests.picture }
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let own = Pictured(), supplied = CALayer(), supplier = Supplier()
    supplied.delegate = supplier
    for layer in [own, supplied] {
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      layer.setNeedsDisplay()
      let lines = lines(layer)
      #expect(lines.contains { $0.hasPrefix("image") } && !lines.contains { $0.hasPrefix("fill") })
    }
  }

  private static var picture: CGImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }.cgImage
  }

  // MARK: Properties that affect drawing

  /// A bar of 100 points, filled to `progress`.
  private final class Bar: CALayer {
    var progress: CGFloat = 0

    override init() { super.init() }

    override init(layer: Any) {
      super.init(layer: layer)
      progress = (layer as? Bar)?.progress ?? 0
    }

    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "progress" || super.needsDisplay(forKey: key)
    }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: (progress * 100).rounded(), height: 10))
    }
  }

  private final class BarView: UIView {
    override class var layerClass: AnyClass { Bar.self }
  }

  private var filling: CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "progress")
    (animation.fromValue, animation.toValue, animation.duration) = (0.0, 1.0, 1)
    return animation
  }

  /// Basis: documented for `needsDisplay(forKey:)`; that the presentation layer draws is recalled from progress rings.
  @Test("an animation of a property of the class redraws the layer in each frame", arguments: [false, true])
  func customAnimation(isOfView: Bool) throws {
    let session = try Session.phone5(.iOS(17))
    try session.perform {
      let view = BarView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)), alone = Bar()
      (view.isOpaque, alone.frame) = (false, view.frame)
      let layer = try #require(isOfView ? view.layer as? Bar : alone)
      @MainActor func width() -> CGFloat? {
        lines(layer).first { $0.hasPrefix("fill") }.flatMap { Double($0.split(separator: " ")[3]) }.map { CGFloat($0) }
      }
      layer.progress = 0.75
      layer.setNeedsDisplay()
      #expect(width() == 75)
      layer.add(filling, forKey: "fill")
      session.advance(by: 0.25)
      #expect(width() == 25 && layer.progress == 0.75)
      #expect(layer.presentation()?.progress == 0.25)
      session.advance(by: 0.25)
      #expect(width() == 50)
      session.advance(by: 0.5)
      #expect(width() == 75 && session.diagnostics.isEmpty)
    }
  }

  @Test("a value that is set by such a key marks the layer")
  func marksByKey() {
    let layer = Bar()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
    layer.setValue(0.5, forKey: "progress")
    #expect(layer.needsDisplay() && layer.progress == 0.5 && layer.value(forKey: "progress") as? CGFloat == 0.5)
    #expect(lines(layer).contains("fill rect(0 0 50 10) #000000"))
  }

  /// A property as in `FromIOSCode`, in place of `@NSManaged`.
  private final class KeyedBar: CALayer {
    var progress: CGFloat {
      get { value(forKey: "progress") as? CGFloat ?? 0 }
      set { setValue(newValue, forKey: "progress") }
    }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: (progress * 100).rounded(), height: 10))
    }
  }

  @Test("a property that is kept by its key marks the layer and moves")
  func keyed() throws {
    let session = try Session.phone5(.iOS(17))
    session.perform {
      let layer = KeyedBar()
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 10)
      layer.progress = 0.75
      #expect(lines(layer).contains("fill rect(0 0 75 10) #000000"))
      layer.add(filling, forKey: nil)
      session.advance(by: 0.25)
      #expect(lines(layer).contains("fill rect(0 0 25 10) #000000") && layer.progress == 0.75)
    }
  }

  /// Basis: documented: Core Animation displays marked layers in the next cycle of updates.
  @Test("a frame of the program displays the layers on screen that were marked")
  func frames() throws {
    let session = try Session.phone5(.iOS(17)), controller = session.perform { UIViewController() }
    session.launch { controller }
    let layer = session.perform { Counter() }, other = session.perform { Counter() }
    session.perform {
      for layer in [layer, other] {
        layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layer.setNeedsDisplay()
      }
      controller.view.layer.addSublayer(layer)
    }
    session.advance(by: 0)
    #expect(layer.displays == 1 && other.displays == 0 && other.needsDisplay())
    session.perform { controller.view.layer.addSublayer(other) }
    session.advance(by: 0)
    #expect(layer.displays == 1 && other.displays == 1)
  }

  /// Basis: documented, as above.
  @Test("a mark asks for a frame by itself, where the layer is on screen")
  func wishesForFrame() throws {
    let session = try Session.phone5(.iOS(17)), controller = session.perform { UIViewController() }
    session.launch { controller }
    let layer = session.perform { Counter() }
    @MainActor func turn() -> Int {
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
      return layer.displays
    }
    session.perform {
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      controller.view.layer.addSublayer(layer)
      _ = turn()
      layer.setNeedsDisplay()
      #expect(layer.displays == 0 && turn() == 1 && turn() == 1)
      layer.removeFromSuperlayer()
      layer.setNeedsDisplay()
      #expect(turn() == 1 && session.layerFrame.dueLayers.isEmpty)
      controller.view.layer.addSublayer(layer)
      #expect(turn() == 2)
    }
    session.end()
  }

  @Test("a marked layer off screen waits by itself, and is displayed when what it is in comes there, and has a size")
  func waiting() throws {
    let session = try Session.phone5(.iOS(17)), controller = session.perform { UIViewController() }
    session.launch { controller }
    session.perform {
      let view = UIView(), outer = CALayer(), layer = Counter()
      outer.addSublayer(layer)
      view.layer.addSublayer(outer)
      layer.setNeedsDisplay()
      session.commitWindows()
      #expect(session.layerFrame.dueLayers.isEmpty)
      controller.view.addSubview(view)
      session.commitWindows()
      #expect(layer.displays == 0 && session.layerFrame.dueLayers.isEmpty)
      layer.bounds.size = CGSize(width: 10, height: 10)
      session.commitWindows()
      #expect(layer.displays == 1)
    }
    session.end()
  }

  private final class CounterView: UIView {
    override class var layerClass: AnyClass { Counter.self }
  }

  /// Basis: documented: a layer of a custom class belongs to the view from the beginning.
  @Test("the layer of a program's class that a view has is displayed with the view's first frame, and by itself later")
  func layerOfView() throws {
    let session = try Session.phone5(.iOS(17)), controller = session.perform { UIViewController() }
    session.launch { controller }
    try session.perform {
      let view = CounterView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      controller.view.addSubview(view)
      session.commitWindows()
      let layer = try #require(view.look.layer as? Counter)
      #expect(layer.displays == 1)
      layer.setNeedsDisplay()
      RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02))
      #expect(layer.displays == 2)
    }
    session.end()
  }
}
