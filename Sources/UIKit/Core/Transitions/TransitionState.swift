import DisplayLists

/// The appearance of a view during a transition: a transform, an opacity, a shade and a shadow.
struct TransitionState: Equatable {
  /// The transform, in the coordinates of the superview.
  var transform = CGAffineTransform.identity
  /// The opacity from 0 to 1, in addition to the view's own.
  var opacity = 1.0
  /// The alpha of the black overlay.
  var shade = 0.0
  /// The alpha of the shadow that the view casts on what it slides over.
  var shadow = 0.0

  static let inPlace = TransitionState()
  static let faded = TransitionState(opacity: 0)

  static func moved(x: CGFloat = 0, y: CGFloat = 0) -> TransitionState {
    TransitionState(transform: CGAffineTransform(translationX: x, y: y))
  }

  /// - Parameter frame: The frame whose center stays in place.
  static func scaled(_ scale: CGFloat, _ frame: CGRect) -> TransitionState {
    TransitionState(
      transform: CGAffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: frame.midX * (1 - scale), ty: frame.midY * (1 - scale)))
  }

  /// - Parameter share: The fraction of the way to `end`. A spring may exceed 1.
  func going(_ share: Double, to end: TransitionState) -> TransitionState {
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
    let (from, to) = (transform, end.transform)
    return TransitionState(
      transform: CGAffineTransform(
        a: between(from.a, to.a), b: between(from.b, to.b), c: between(from.c, to.c), d: between(from.d, to.d),
        tx: between(from.tx, to.tx), ty: between(from.ty, to.ty)),
      opacity: min(max(between(opacity, end.opacity), 0), 1), shade: min(max(between(shade, end.shade), 0), 1),
      shadow: min(max(between(shadow, end.shadow), 0), 1))
  }

  /// - Parameters:
  ///   - frame: The frame of the view, in the coordinates of its superview.
  ///   - body: Draws the view in its place.
  func show(
    _ frame: CGRect, into recorder: inout DisplayListRecorder, _ body: (inout DisplayListRecorder) -> Void
  ) {
    guard opacity > 0 else { return }
    recorder.saved {
      $0.concatenate(transform)
      $0.shadow(of: .rect(frame), offset: .zero, blur: 8, RGBAColor(white: 0, alpha: shadow))
      $0.layer(opacity: opacity) {
        body(&$0)
        $0.fill(frame, RGBAColor(white: 0, alpha: shade))
      }
    }
  }
}
