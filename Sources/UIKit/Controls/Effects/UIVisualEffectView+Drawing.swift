import DisplayLists
import SystemProfiles

extension UIVisualEffectView {
  func draw(into recorder: inout DisplayListRecorder) {
    if let glass = effect?.glass(in: self) { recorder.glass(bounds, radius: look.cornerRadius, glass) }
  }
}

extension UIVisualEffect {
  /// Returns the glass through which the content behind the view is visible; nil for an effect on the content in front.
  @MainActor func glass(in view: UIView) -> Glass? {
    switch self {
    case let blur as UIBlurEffect: return blur.style.glass(in: view.session)
    case let glass as UIGlassEffect:
      var made = Glass.floating(isDark: view.session.environment.interfaceStyle == .dark)
      if glass.style == .clear { made.tint.alpha *= 0.4 }
      if let tint = view.resolve(glass.tintColor) { made.tint = tint.multipliedAlpha(by: 0.7) }
      return made
    default: return nil
    }
  }
}

extension UIBlurEffect.Style {
  /// > Basis: assumed: the transparency of the materials; the first three are recalled.
  @MainActor func glass(in session: Session) -> Glass {
    let isDark = session.environment.interfaceStyle == .dark
    func material(_ opacity: Double, dark: Bool? = nil) -> Glass {
      .material(isDark: dark ?? isDark, opacity: opacity)
    }
    return switch self {
    case .extraLight: .extraLight
    case .light: .light
    case .dark: .dark
    case .extraDark: Glass.dark.tinted(RGBAColor(white: 0.05))
    case .prominent: isDark ? .dark : .extraLight
    case .regular: isDark ? .dark : material(0.7)
    case .systemMaterial: material(0.75)
    case .systemUltraThinMaterial: material(0.4)
    case .systemThinMaterial: material(0.6)
    case .systemThickMaterial, .systemChromeMaterial: material(0.85)
    case .systemUltraThinMaterialLight: material(0.4, dark: false)
    case .systemThinMaterialLight: material(0.6, dark: false)
    case .systemMaterialLight: material(0.75, dark: false)
    case .systemThickMaterialLight, .systemChromeMaterialLight: material(0.85, dark: false)
    case .systemUltraThinMaterialDark: material(0.4, dark: true)
    case .systemThinMaterialDark: material(0.6, dark: true)
    case .systemMaterialDark: material(0.75, dark: true)
    case .systemThickMaterialDark, .systemChromeMaterialDark: material(0.85, dark: true)
    }
  }
}
