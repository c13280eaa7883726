/// A container of traits that can be set one by one.
public protocol UIMutableTraits {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var forceTouchCapability: UIForceTouchCapability {
    get { self[UITraitForceTouchCapability.self] }
    set { self[UITraitForceTouchCapability.self] = newValue }
  }
  public var activeAppearance: UIUserInterfaceActiveAppearance {
    get { self[UITraitActiveAppearance.self] }
    set { self[UITraitActiveAppearance.self] = newValue }
  }
  public var imageDynamicRange: UIImage.DynamicRange {
    get { self[UITraitImageDynamicRange.self] }
    set { self[UITraitImageDynamicRange.self] = newValue }
  }
  public var sceneCaptureState: UISceneCaptureState {
    get { self[UITraitSceneCaptureState.self] }
    set { self[UITraitSceneCaptureState.self] = newValue }
  }
  public var typesettingLanguage: String? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}

extension TraitValues: UIMutableTraits {
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      guard let stored = trait as? any StoredTrait.Type else { return other.value(of: trait) ?? trait.defaultValue }
      return stored.anyValue(in: self) as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let stored = trait as? any StoredTrait.Type {
        stored.setAny(newValue, in: &self)
      } else {
        other = other.setting(trait, to: newValue)
      }
    }
  }

  /// Whether the values specify the trait.
  func says(_ trait: UITrait) -> Bool {
    guard let stored = trait as? any StoredTrait.Type else { return other.contains(trait) }
    return !stored.isSame(self, TraitValues())
  }

  mutating func remove(_ trait: UITrait) {
    if let stored = trait as? any StoredTrait.Type { stored.reset(in: &self) } else { other = other.removing(trait) }
  }

  func differs(from values: TraitValues, in trait: UITrait) -> Bool {
    if let stored = trait as? any StoredTrait.Type { return !stored.isSame(self, values) }
    func compare<Trait: UITraitDefinition>(_ trait: Trait.Type) -> Bool {
      !OtherTraits.isSame(self[trait], values[trait])
    }
    return other !== values.other && compare(trait)
  }
}

extension StoredTrait {
  fileprivate static func anyValue(in values: TraitValues) -> Any { read(values) }

  fileprivate static func setAny(_ value: Any, in values: inout TraitValues) {
    if let value = value as? Value { write(value, to: &values) }
  }

  fileprivate static func reset(in values: inout TraitValues) { write(defaultValue, to: &values) }

  fileprivate static func isSame(_ a: TraitValues, _ b: TraitValues) -> Bool { OtherTraits.isSame(read(a), read(b)) }
}

// Trait collections with traits as types.
extension UITraitCollection {
  public typealias TraitMutations = (_ mutableTraits: inout any UIMutableTraits) -> Void

  /// Creates a collection with the traits that the closure sets.
  public convenience init(mutations: TraitMutations) { self.init(TraitValues().mutated(by: mutations)) }

  /// Creates a collection with a single trait, which may be one of the program's.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Returns a copy with the traits that the closure sets.
  public func modifyingTraits(_ mutations: TraitMutations) -> UITraitCollection {
    UITraitCollection(values.mutated(by: mutations))
  }

  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Returns the traits whose values differ.
  ///
  /// - Parameter traitCollection: nil counts as a collection without specified traits.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    let old = traitCollection?.values ?? TraitValues()
    var all = Self.storedTraits + values.other.traits
    for trait in old.other.traits where !values.other.contains(trait) { all.append(trait) }
    return all.filter { values.differs(from: old, in: $0) }
  }
}

extension TraitValues {
  fileprivate func mutated(by mutations: UITraitCollection.TraitMutations) -> TraitValues {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? TraitValues ?? self
  }
}

// Traits that no layout or drawing pass reads.
extension UITraitCollection {
  public var displayGamut: UIDisplayGamut { values[UITraitDisplayGamut.self] }
  public var forceTouchCapability: UIForceTouchCapability { values[UITraitForceTouchCapability.self] }
  public var activeAppearance: UIUserInterfaceActiveAppearance { values[UITraitActiveAppearance.self] }
  public var imageDynamicRange: UIImage.DynamicRange { values[UITraitImageDynamicRange.self] }
  public var sceneCaptureState: UISceneCaptureState { values[UITraitSceneCaptureState.self] }
  public var typesettingLanguage: String? { values[UITraitTypesettingLanguage.self] }

  public convenience init(displayGamut: UIDisplayGamut) { self.init(UITraitDisplayGamut.self, value: displayGamut) }

  public convenience init(forceTouchCapability: UIForceTouchCapability) {
    self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
  }

  public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
    self.init(UITraitActiveAppearance.self, value: activeAppearance)
  }
}
