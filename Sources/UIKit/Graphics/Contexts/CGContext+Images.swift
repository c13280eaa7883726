import DisplayLists

extension CGContext {
  /// Upside down: Core Graphics puts the first row of a picture where y is largest.
  ///
  /// - Parameter byTiling: repeats the picture from this rectangle on over all of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let tint = image.isMask ? state.fill.rgba : nil
    let reference = image.reference(state.scaling, tint: tint), rect = rect.standardized
    if byTiling {
      let area = boundingBoxOfClipPath
      return composite { $0.fill(.rect(area), .tiles(Tiles(reference, tile: rect))) }
    }
    composite { recorder in recorder.flipped(in: rect) { $0.image(reference, in: rect) } }
  }

  /// What was drawn so far, as a picture; nil while something is drawn that is not a picture of its own.
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
  /// Top and bottom of a rectangle exchanged.
  mutating func flipped(in rect: CGRect, _ body: (inout DisplayListRecorder) -> Void) {
    saved {
      $0.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY))
      body(&$0)
    }
  }
}
