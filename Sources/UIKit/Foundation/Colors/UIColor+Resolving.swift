import SystemProfiles

/// A closure that creates a color for traits. Providers are compared by identity.
final class ColorProvider: Hashable, @unchecked Sendable {
  let makeColor: (UITraitCollection) -> UIColor

  init(_ makeColor: @escaping (UITraitCollection) -> UIColor) { self.makeColor = makeColor }

  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// Resolving names and closures to components.
extension UIColor {
  /// Creates a color that a closure computes for each use.
  ///
  /// - Parameter dynamicProvider: called on the thread that uses the color, with the traits of the view being drawn.
  ///   Outside views, it receives ``UITraitCollection/current``.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(value: .dynamic(ColorProvider(dynamicProvider)))
  }

  /// Returns the components for a session's generation, appearance, resources and current traits.
  @MainActor func resolved(in session: Session) -> RGBAColor {
    let color =
      switch value {
      case .tint: session.globalTint?.resolved(in: session) ?? session.palette.tint
      case .components(let color), .gray(let color): color
      case .system(let name, let fallback): session.palette[name] ?? fallback
      case .asset(let name, let fallback): session.resources.color(name, isDark: session.environment.isDark) ?? fallback
      case .pattern: RGBAColor.black
      case .dynamic(let provider): provider.makeColor(session.currentTraits).resolved(in: session)
      }
    return alpha.map { color.withAlpha($0) } ?? color
  }

  /// Returns the components, on any thread.
  func resolved(by facts: AssetEnvironment) -> RGBAColor {
    let color =
      switch value {
      case .tint: facts.palette.tint
      case .components(let color), .gray(let color): color
      case .system(let name, let fallback): facts.palette[name] ?? fallback
      case .asset(let name, let fallback): facts.resources.color(name, isDark: facts.isDark) ?? fallback
      case .pattern: RGBAColor.black
      case .dynamic(let provider): provider.makeColor(facts.traits).resolved(by: facts)
      }
    return alpha.map { color.withAlpha($0) } ?? color
  }

  func color(for traits: UITraitCollection) -> UIColor {
    switch value {
    case .components, .gray, .pattern: self
    case .system, .asset, .tint, .dynamic: withoutName(by: .current(with: traits))
    }
  }

  /// Returns the color as components, or as gray if the system's color is gray, like its cgColor.
  ///
  /// > Basis: recalled, that gray colors of the system resolve to grays.
  func withoutName(by facts: AssetEnvironment) -> UIColor {
    switch value {
    case .components, .gray, .pattern: return self
    case .asset, .tint: return UIColor(resolved(by: facts))
    case .system:
      let color = resolved(by: facts)
      return color.isGray ? UIColor(value: .gray(color)) : UIColor(color)
    case .dynamic(let provider):
      let color = provider.makeColor(facts.traits).withoutName(by: facts)
      return alpha.map { color.withAlphaComponent($0) } ?? color
    }
  }
}

extension RGBAColor {
  var isGray: Bool { red == green && green == blue }
}
