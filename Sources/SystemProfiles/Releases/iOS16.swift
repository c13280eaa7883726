extension SystemProfile {
  /// Orientations are masks alone.
  package static let iOS16 = SystemProfile.iOS15.revised(as: .iOS(16)) {
    $0.behaviors.insert(.orientationMasksDecideAlone)  // documented: shouldAutorotate is no longer supported
  }
}
