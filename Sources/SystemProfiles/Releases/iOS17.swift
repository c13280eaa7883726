extension SystemProfile {
  /// Traits that are passed down through the views.
  package static let iOS17 = SystemProfile.iOS16.revised(as: .iOS(17)) {
    $0.behaviors.remove(.parentsPassTraitsToControllers)  // documented: WWDC 2023, 10057
  }
}
