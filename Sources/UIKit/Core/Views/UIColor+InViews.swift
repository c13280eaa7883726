extension UIColor {
  /// Returns the components in a view, with its tint and traits.
  @MainActor func resolved(in view: UIView) -> RGBAColor {
    switch value {
    case .components, .gray, .pattern: return resolved(in: view.session)
    case .tint: return alpha.map { view.tint.withAlpha($0) } ?? view.tint
    case .system, .asset:
      return view.session.resolvingColors(for: view.layout.traits) { resolved(in: view.session) }
    case .dynamic(let provider):
      let traits = view.layout.traits ?? view.session.currentTraits
      let color = provider.makeColor(traits).resolved(in: view)
      return alpha.map { color.withAlpha($0) } ?? color
    }
  }
}
