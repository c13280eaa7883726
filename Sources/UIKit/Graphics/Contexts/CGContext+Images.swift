import DisplayLists

extension CGContext {
  /// Draws an image upside down: Core Graphics puts the first row of an image where y is largest.
  ///
  /// - Parameter byTiling: repeats the image over the whole clip, starting at the rectangle.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let tint = image.isMask ? state.fill.rgba : nil
    let reference = image.reference(state.scaling, tint: tint), rect = rect.standardized
    if byTiling {
      let area = boundingBoxOfClipPath
      return composite { $0.fill(.rect(area), .tiles(Tiles(reference, tile: rect))) }
    }
    composite { recorder in recorder.flipped(in: rect) { $0.image(reference, in: rect) } }
  }

  /// Returns the drawing so far as an image, or nil if the context isn't for an image.
  public func makeImage() -> CGImage? {
    let list = recorder.list
    guard list.size.width > 0, list.size.height > 0 else { return nil }
    let copy = CGContext(recorder, area: state.clip)
    (copy.state, copy.scopes) = (state, scopes)
    return CGImage(copy.finish())
  }

  /// In pixels.
  public var width: Int { Int((recorder.list.size.width * recorder.list.scale).rounded()) }

  /// In pixels.
  public var height: Int { Int((recorder.list.size.height * recorder.list.scale).rounded()) }
}

extension DisplayListRecorder {
  /// Draws with top and bottom of a rectangle exchanged.
  mutating func flipped(in rect: CGRect, _ body: (inout DisplayListRecorder) -> Void) {
    saved {
      $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      body(&$0)
    }
  }
}
