import DisplayLists

// Recording of layers without views.
extension RecordPass {
  /// - Parameters:
  ///   - layer: The superlayer, or nil if it is the layer of a view and was not created yet.
  ///   - look: The values on screen of the superlayer.
  static func record(
    _ children: [LayerChild], of layer: CALayer?, _ look: LayerLook, into recorder: inout DisplayListRecorder
  ) {
    let children = children.inOrder
    guard !children.isEmpty else { return }
    func recordChildren(_ recorder: inout DisplayListRecorder) {
      for child in children {
        switch child {
        case .view(let view): record(view, into: &recorder)
        case .layer(let layer): record(layer, in: look, into: &recorder)
        }
      }
    }
    guard let layer else { return recordChildren(&recorder) }
    layer.recordSublayers(look, into: &recorder, recordChildren)
  }

  /// - Parameter outer: The values on screen of the superlayer.
  static func record(_ layer: CALayer, in outer: LayerLook?, into recorder: inout DisplayListRecorder) {
    if let view = layer.view { return record(view, into: &recorder) }
    layer.layoutIfNeeded()
    let look = layer.shownLook, place = look.transform(in: outer)
    guard !look.isHidden, look.opacity > 0, look.shows(through: place) else { return }
    recorder.saved {
      $0.concatenate(place)
      $0.compositing(look, mask: layer.mask) { record(inside: layer, look, into: &$0) }
    }
  }

  /// Records a layer and its sublayers in the layer's own coordinates.
  static func record(inside layer: CALayer, into recorder: inout DisplayListRecorder) {
    if let view = layer.view {
      recorder.append(commands(inside: view))
    } else {
      layer.layoutIfNeeded()
      recorder.saved { record(inside: layer, layer.shownLook, into: &$0) }
    }
  }

  private static func record(inside layer: CALayer, _ look: LayerLook, into recorder: inout DisplayListRecorder) {
    if layer.isRendered {
      if look.masksToBounds { recorder.clip(look.shape) }
      recorder.fillBackground(look)
      layer.updateDrawing()
      (layer.movingContent ?? layer.content).recordBacking(in: look.bounds, into: &recorder)
      layer.recordContent(look, into: &recorder)
    }
    record(layer.children, of: layer, look, into: &recorder)
    if layer.isRendered { recorder.strokeBorder(look) }
  }

  static func recordMask(_ mask: CALayer, into recorder: inout DisplayListRecorder) {
    guard let view = mask.view else { return record(mask, in: nil, into: &recorder) }
    recorder.saved {
      $0.concatenate(mask.shownLook.transform(in: nil))
      $0.layer(opacity: Double(mask.shownLook.opacity)) { $0.append(commands(inside: view)) }
    }
  }
}

extension DisplayListRecorder {
  /// Applies opacity, blend mode, mask and shadow of a layer to the content recorded by `body`. The mask also clips the
  /// shadow.
  @MainActor mutating func compositing(
    _ look: LayerLook, mask: CALayer?, _ body: (inout DisplayListRecorder) -> Void
  ) {
    var style = LayerStyle(opacity: Double(look.opacity), blendMode: look.blendMode)
    let shadow = look.shadow, path = look.shadowPath?.outline.path()
    func shadowed(_ recorder: inout DisplayListRecorder) {
      if let shadow, let path { recorder.shadow(of: path, offset: shadow.offset, blur: shadow.blur, shadow.color) }
      body(&recorder)
    }
    if path == nil, mask == nil { style.shadow = shadow }
    guard let mask else { return layer(style, shadowed) }
    let inner = LayerStyle(shadow: path == nil ? shadow : nil)
    masked(by: { RecordPass.recordMask(mask, into: &$0) }, style: style) { $0.layer(inner, shadowed) }
  }

  mutating func fillBackground(_ look: LayerLook) {
    guard let color = look.backgroundColor else { return }
    fill(look.shape, color.tiling?.paint(in: .identity) ?? .solid(color.rgba))
  }

  mutating func strokeBorder(_ look: LayerLook) {
    guard look.borderWidth > 0, let color = look.borderColor?.rgba else { return }
    let half = look.borderWidth / 2
    guard !look.bounds.insetBy(dx: half, dy: half).isNull else { return fill(look.shape, color) }
    stroke(look.shape(inset: half), color, width: look.borderWidth)
  }
}
