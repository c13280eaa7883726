extension SystemProfile {
  /// Text that follows the user's size by itself.
  package static let iOS10 = SystemProfile.iOS9.revised(as: .iOS(10)) {
    $0.behaviors.insert(.fontsCanFollowContentSize)  // documented: adjustsFontForContentSizeCategory
  }
}
