import SystemProfiles

/// The traits of a view's environment. Trait collections are immutable.
open class UITraitCollection: NSObject, @unchecked Sendable {
  final private(set) var values = TraitValues()

  /// Creates a collection without specified traits.
  public override init() { super.init() }

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Creates a collection without specified traits, because archives are not supported.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a collection that merges others. For each trait, the last collection that specifies it wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  // MARK: Traits

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.level }
  open var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  open var legibilityWeight: UILegibilityWeight { values.weight }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The number of pixels per point; 0 if unspecified.
  open var displayScale: CGFloat { values.scale }

  // MARK: Comparison

  /// Returns whether every trait that `trait` specifies has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether colors may resolve differently. Returns true for nil, whose traits are unknown.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.level != other.level || values.contrast != other.contrast
      || values.idiom != other.idiom || differs(from: other) { $0.affectsColorAppearance }
  }

  /// Whether traits that aren't stored properties of the values differ.
  private func differs(from other: TraitValues, among isMeant: (UITrait) -> Bool) -> Bool {
    if values.other === other.other { return false }
    let traits = values.other.traits + other.other.traits
    return traits.contains { isMeant($0) && values.differs(from: other, in: $0) }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// Creates the traits of the screen.
  ///
  /// - Parameter settings: the settings for bold text and darker colors, which determine traits.
  convenience init(_ environment: SystemEnvironment, _ settings: AssistanceSettings = []) {
    var values = TraitValues(
      idiom: environment.device.idiom, horizontalSizeClass: environment.sizeClasses.horizontal,
      verticalSizeClass: environment.sizeClasses.vertical)
    values.style = environment.profile.has(.hasDarkMode) ? environment.interfaceStyle : .light
    values.level = environment.isElevated ? .elevated : .base
    values.contrast = settings.contains(.darkerSystemColors) ? .high : .normal
    values.weight = settings.contains(.boldText) ? .bold : .regular
    values.direction = environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.category = environment.contentSizeCategory
    values.scale = environment.scale
    values.other = .ofScreens
    self.init(values)
  }

  func overridden(by override: UITraitCollection?) -> UITraitCollection {
    override.map { UITraitCollection(values.overridden(by: $0.values)) } ?? self
  }

  var isRightToLeft: Bool { values.direction == .rightToLeft }
}
