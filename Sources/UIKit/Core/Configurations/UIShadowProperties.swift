import DisplayLists

/// The shadow of a background.
///
/// > Source: UIShadowProperties reference, for what it begins with: black, and not to be seen.
public struct UIShadowProperties: Hashable {
  public var color = UIColor.black
  /// From 0 to 1.
  public var opacity: CGFloat = 0
  /// Of the blur, in points.
  public var radius: CGFloat = 0
  public var offset = CGSize.zero

  init() {}
}

extension UIBackgroundConfiguration {
  /// What is behind the background's colour: the shadow, then the material of the effect.
  @MainActor func drawUnderlay(_ shape: Path, of view: UIView, into recorder: inout DisplayListRecorder) {
    let shadow = shadowProperties, opacity = min(max(shadow.opacity, 0), 1)
    if opacity > 0, let color = view.resolve(shadow.color) {
      recorder.shadow(
        of: shape, offset: shadow.offset, blur: max(0, shadow.radius), color.multipliedAlpha(by: opacity))
    }
    if let glass = visualEffect?.glass(in: view) { recorder.glass(shape, Material(glass)) }
  }
}
