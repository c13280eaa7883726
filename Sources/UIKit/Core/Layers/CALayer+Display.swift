import DisplayLists

// How a layer comes to what it shows by drawing: `display()`, when it was marked.
extension CALayer {
  func markForDisplay() {
    guard !content.displayIsDue else { return }
    content.displayIsDue = true
    displayWithFrame()
  }

  /// A marked layer on screen is displayed with the next frame. Others stay marked until they come there.
  func displayWithFrame() {
    // UIKit's classes draw views for every picture.
    guard content.displayIsDue, presented == nil, view == nil || !ClassName.isUIKits(type(of: self)),
      host?.window != nil
    else { return }
    session.layerFrame.dueLayers.append(WeakLayer(layer: self))
    session.requestFrame()
  }

  /// The view that the layer is in.
  fileprivate var host: UIView? { sequence(first: self, next: { $0.superlayer }).lazy.compactMap(\.view).first }

  func displayNow() {
    (content.displayIsDue, content.drawsItself) = (false, false)
    display()
  }

  /// Keeps what `draw(in:)` draws, for the size that the layer has now.
  func drawContent() {
    let area = bounds
    (content.drawsItself, content.backing) = (true, nil)
    guard area.width > 0, area.height > 0 else { return }
    delegate?.layerWillDraw(self)
    var drawing = DisplayListRecorder(size: area.size)
    session.draw(into: &drawing, area: area) { if let context = UIGraphicsGetCurrentContext() { draw(in: context) } }
    content.backing = LayerBacking(commands: drawing.list.commands, area: area)
  }

  /// Brings what is drawn up to date for a picture.
  ///
  /// > Source: the reference of `needsDisplay(forKey:)`; the presentation draws, so that subclasses read what is shown
  /// > from their own properties.
  func updateDrawing() {
    movingContent = nil
    if animations.contains(where: { $0.animation.keyPaths.contains(where: redraws) }), let copy = presentation() {
      copy.displayNow()
      return movingContent = copy.content
    }
    if bounds.width > 0, bounds.height > 0 { displayIfNeeded() }
  }

  /// Views are drawn anew for every picture, unless their layer is displayed in another way.
  ///
  /// - Parameter drawsByCode: that of the layer's view.
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

/// What a layer drew.
struct LayerBacking {
  var commands: [DrawCommand]
  /// In the layer's coordinates.
  var area: CGRect
}

extension LayerContent {
  /// `display()` was called, and something else than drawing came of it.
  var displaysByContents: Bool { !drawsItself && value != nil && backing == nil }

  /// As contents are placed, where the layer has another size by now. Clipped to the bounds.
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
  /// Displays the layers on screen that were marked. One without a size waits for one.
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
