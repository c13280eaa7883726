import SystemProfiles

/// Makes a colour for traits. Two are equal when they are the same.
final class ColorProvider: Hashable, @unchecked Sendable {
  let makeColor: (UITraitCollection) -> UIColor

  init(_ makeColor: @escaping (UITraitCollection) -> UIColor) { self.makeColor = makeColor }

  static func == (a: ColorProvider, b: ColorProvider) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// From names and closures to components.
extension UIColor {
  /// A colour that the program makes anew wherever it is used.
  ///
  /// - Parameter dynamicProvider: called on the thread that uses the colour, with the traits of the view that is drawn;
  ///   outside views, with ``UITraitCollection/current``.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(value: .dynamic(ColorProvider(dynamicProvider)))
  }

  /// The components in a session: its generation, its appearance, its resources, the traits of this moment.
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

  /// The same on any thread.
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

  /// The colour by components: grey where the system's colour is one, as its cgColor is.
  ///
  /// > Basis: recalled, that grey colours of the system resolve to greys.
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
