import DisplayLists

// How layers draw their content: `display()`, after `setNeedsDisplay()`.
extension CALayer {
  func markForDisplay() {
    guard !content.displayIsDue else { return }
    content.displayIsDue = true
    displayWithFrame()
  }

  /// Displays a marked layer in the next frame if it is on screen. Other layers stay marked until they are.
  func displayWithFrame() {
    // Views of UIKit's own classes are drawn in every render pass.
    guard content.displayIsDue, presented == nil, view == nil || !ClassName.isUIKits(type(of: self)),
      host?.window != nil
    else { return }
    session.layerFrame.dueLayers.append(WeakLayer(layer: self))
    session.requestFrame()
  }

  /// The view that contains the layer.
  fileprivate var host: UIView? { sequence(first: self, next: { $0.superlayer }).lazy.compactMap(\.view).first }

  func displayNow() {
    (content.displayIsDue, content.drawsItself) = (false, false)
    display()
  }

  /// Caches the drawing of `draw(in:)` for the layer's current size.
  func drawContent() {
    let area = bounds
    (content.drawsItself, content.backing) = (true, nil)
    guard area.width > 0, area.height > 0 else { return }
    delegate?.layerWillDraw(self)
    var drawing = DisplayListRecorder(size: area.size)
    session.draw(into: &drawing, area: area) { if let context = UIGraphicsGetCurrentContext() { draw(in: context) } }
    content.backing = LayerBacking(commands: drawing.list.commands, area: area)
  }

  /// Updates the drawing before a render pass.
  ///
  /// > Source: the reference of `needsDisplay(forKey:)`. The presentation layer draws, so that subclasses read the
  /// > values on screen from their own properties.
  func updateDrawing() {
    movingContent = nil
    if animations.contains(where: { $0.animation.keyPaths.contains(where: redraws) }), let copy = presentation() {
      copy.displayNow()
      return movingContent = copy.content
    }
    if bounds.width > 0, bounds.height > 0 { displayIfNeeded() }
  }

  /// Redraws a view's layer for every render pass, unless the program sets the layer's contents.
  ///
  /// - Parameter drawsByCode: Whether the layer's view draws by code.
  func updateDrawingOfView(drawsByCode: Bool) {
    guard drawsByCode || content.displayIsDue else { return }
    let isDue = content.displayIsDue
    updateDrawing()
    if movingContent == nil, !isDue, !content.displaysByContents { drawContent() }
  }

  var drawing: [DrawCommand] { (movingContent ?? content).backing?.commands ?? [] }

  private func redraws(forKeyPath path: String) -> Bool {
    type(of: self).needsDisplay(forKey: String(path.prefix { $0 != "." }))
  }
}

/// The recorded drawing of a layer.
struct LayerBacking {
  var commands: [DrawCommand]
  /// The area drawn, in the layer's coordinates.
  var area: CGRect
}

extension LayerContent {
  /// Whether `display()` set `contents` instead of drawing.
  var displaysByContents: Bool { !drawsItself && value != nil && backing == nil }

  /// Records the backing, clipped to the bounds. A layer that was resized since then places it as `contentsGravity`
  /// says.
  @MainActor func recordBacking(in bounds: CGRect, into recorder: inout DisplayListRecorder) {
    guard let backing, !backing.commands.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    recorder.saved {
      $0.clip(bounds)
      if bounds != backing.area {
        let place = gravity.contentMode.place(backing.area.size, in: bounds, grid: Session.current.pixelGrid)
        $0.concatenate(CGAffineTransform(mapping: backing.area, to: place))
      }
      $0.append(backing.commands)
    }
  }
}

struct WeakLayer {
  weak var layer: CALayer?
}

extension Session {
  /// Displays the marked layers on screen. A layer without a size stays marked until it has one.
  func displayLayers() {
    guard !layerFrame.dueLayers.isEmpty else { return }
    let due = layerFrame.dueLayers
    layerFrame.dueLayers = []
    for entry in due {
      guard let layer = entry.layer, layer.content.displayIsDue, let host = layer.host, host.window != nil,
        layer.bounds.width > 0, layer.bounds.height > 0
      else { continue }
      perform { resolvingColors(for: host.layout.traits) { layer.displayIfNeeded() } }
    }
  }
}
