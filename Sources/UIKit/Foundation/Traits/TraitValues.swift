/// Traits as values; nil, or a value of its own, is a trait that says nothing.
struct TraitValues: Hashable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var style = UIUserInterfaceStyle.unspecified
  var level = UIUserInterfaceLevel.unspecified
  var contrast = UIAccessibilityContrast.unspecified
  var weight = UILegibilityWeight.unspecified
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var category = UIContentSizeCategory.unspecified
  /// Pixels per point.
  var scale: CGFloat = 0
  /// Those of programs, and those of UIKit's that no pass reads.
  var other = OtherTraits.none

  /// What `override` says, and these values where it says nothing.
  func overridden(by override: TraitValues) -> TraitValues {
    let nothing = TraitValues()
    var result = self
    func take<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>) {
      if override[keyPath: trait] != nothing[keyPath: trait] { result[keyPath: trait] = override[keyPath: trait] }
    }
    take(\.idiom)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.style)
    take(\.level)
    take(\.contrast)
    take(\.weight)
    take(\.direction)
    take(\.category)
    take(\.scale)
    if override.other !== other { result.other = other.overridden(by: override.other) }
    return result
  }
}
