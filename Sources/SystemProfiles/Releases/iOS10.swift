extension SystemProfile {
  /// Text that follows the user's size by itself.
  package static let iOS10 = SystemProfile.iOS9.revised(as: .iOS(10)) {
    $0.behaviors.insert(.fontsCanFollowContentSize)  // documented: adjustsFontForContentSizeCategory
    $0.behaviors.insert(.conflictsAreCategorized)  // captured: published logs since 2016
    $0.behaviors.insert(.constraintsDescribeState)  // captured: published logs of 2017; some of 10.2 lack it
  }
}
