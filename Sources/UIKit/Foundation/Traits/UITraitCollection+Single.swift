// Trait collections with a single trait.
extension UITraitCollection {
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(\.idiom, idiom == .unspecified ? nil : idiom)
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(\.style, userInterfaceStyle) }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(\.level, userInterfaceLevel) }

  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(\.contrast, accessibilityContrast)
  }

  public convenience init(legibilityWeight: UILegibilityWeight) { self.init(\.weight, legibilityWeight) }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(\.direction, layoutDirection)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(\.category, preferredContentSizeCategory)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.horizontalSizeClass, horizontalSizeClass)
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(\.verticalSizeClass, verticalSizeClass)
  }

  public convenience init(displayScale scale: CGFloat) { self.init(\.scale, scale) }

  private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
    var values = TraitValues()
    values[keyPath: trait] = value
    self.init(values)
  }
}
