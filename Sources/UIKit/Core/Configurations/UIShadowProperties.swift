import DisplayLists

/// The shadow of a background.
///
/// > Source: UIShadowProperties reference, for the defaults: black and invisible.
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The radius of the blur, in points.
  public var radius: CGFloat = 0
  public var offset = CGSize.zero

  init() {}
}

extension UIBackgroundConfiguration {
  /// Draws the layers behind the background's color: the shadow, then the material of the effect.
  @MainActor func drawUnderlay(_ shape: Path, of view: UIView, into recorder: inout DisplayListRecorder) {
    let shadow = shadowProperties, opacity = min(max(shadow.opacity, 0), 1)
    if opacity > 0, let color = view.resolve(shadow.color) {
      recorder.shadow(
        of: shape, offset: shadow.offset, blur: max(0, shadow.radius), color.multipliedAlpha(by: opacity))
    }
    if let glass = visualEffect?.glass(in: view) { recorder.glass(shape, Material(glass)) }
  }
}
