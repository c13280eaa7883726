import SystemProfiles

/// What a view can know about its surroundings. A value: a collection never changes.
open class UITraitCollection: NSObject, @unchecked Sendable {
  final private(set) var values = TraitValues()

  /// A collection that says nothing.
  public override init() { super.init() }

  convenience init(_ values: TraitValues) {
    self.init()
    self.values = values
  }

  /// Without the values of an archive: there is none to read.
  public required init?(coder: NSCoder) { super.init() }

  /// The last word on a trait is that of the last collection that says something about it.
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
  /// Pixels per point; 0 where it is not said.
  open var displayScale: CGFloat { values.scale }

  // MARK: Comparing

  /// True when every trait that `trait` says something about has the same value here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// True when colours may resolve to others: also of nil, whose traits nobody knows.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return values.style != other.style || values.level != other.level || values.contrast != other.contrast
      || values.idiom != other.idiom || differs(from: other) { $0.affectsColorAppearance }
  }

  /// Among the traits that have no place of their own in the values.
  private func differs(from other: TraitValues, among isMeant: (UITrait) -> Bool) -> Bool {
    if values.other === other.other { return false }
    let traits = values.other.traits + other.other.traits
    return traits.contains { isMeant($0) && values.differs(from: other, in: $0) }
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.hashValue }
}

extension UITraitCollection {
  /// Those of the screen.
  ///
  /// - Parameter settings: bold text and darker colors are traits, too.
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
