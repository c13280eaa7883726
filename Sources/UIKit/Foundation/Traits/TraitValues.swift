/// Trait values. An unspecified trait is nil or has an unspecified value.
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
  /// The number of pixels per point.
  var scale: CGFloat = 0
  /// The traits of programs, and those of UIKit that no pass reads.
  var other = OtherTraits.none

  /// Returns the values with those that `override` specifies.
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
