import DisplayLists
import SystemProfiles

extension UIVisualEffectView {
  /// A fill through which what is behind can be seen.
  func draw(into recorder: inout DisplayListRecorder) {
    if let fill = effect?.fill(in: self) { recorder.fill(bounds, radius: look.cornerRadius, fill) }
  }
}

extension UIVisualEffect {
  /// What shows something of what is behind; nil for an effect on what is in front.
  @MainActor func fill(in view: UIView) -> RGBAColor? {
    switch self {
    case let blur as UIBlurEffect: return blur.style.material(in: view.session)
    case let glass as UIGlassEffect:
      let tint = view.resolve(glass.tintColor)?.multipliedAlpha(by: 0.7)
      return tint ?? RGBAColor(white: 1, alpha: glass.style == .clear ? 0.3 : 0.6)
    default: return nil
    }
  }
}

extension UIBlurEffect.Style {
  /// > Basis: assumed: how much of what is behind the materials let through.
  @MainActor func material(in session: Session) -> RGBAColor {
    let isDark = session.environment.interfaceStyle == .dark
    func fill(_ alpha: Double, dark: Bool? = nil) -> RGBAColor {
      dark ?? isDark ? RGBAColor(white: 0.11, alpha: alpha) : RGBAColor(white: 0.97, alpha: alpha)
    }
    return switch self {
    case .extraLight, .prominent: fill(0.9, dark: self == .prominent ? nil : false)
    case .light: fill(0.7, dark: false)
    case .dark, .extraDark: fill(self == .dark ? 0.75 : 0.9, dark: true)
    case .regular, .systemMaterial: fill(0.8)
    case .systemUltraThinMaterial: fill(0.45)
    case .systemThinMaterial: fill(0.65)
    case .systemThickMaterial, .systemChromeMaterial: fill(0.9)
    case .systemUltraThinMaterialLight: fill(0.45, dark: false)
    case .systemThinMaterialLight: fill(0.65, dark: false)
    case .systemMaterialLight: fill(0.8, dark: false)
    case .systemThickMaterialLight, .systemChromeMaterialLight: fill(0.9, dark: false)
    case .systemUltraThinMaterialDark: fill(0.45, dark: true)
    case .systemThinMaterialDark: fill(0.65, dark: true)
    case .systemMaterialDark: fill(0.8, dark: true)
    case .systemThickMaterialDark, .systemChromeMaterialDark: fill(0.9, dark: true)
    }
  }
}
