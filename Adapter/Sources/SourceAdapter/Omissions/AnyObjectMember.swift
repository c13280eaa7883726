/// Members that only one family of UIKit's classes has, for code that finds them through `AnyObject`.
enum AnyObjectMember {
  private static let owners: [(type: String, members: [String])] = [
    (
      "NSLayoutConstraint",
      [
        "constant", "firstAttribute", "firstItem", "isActive", "multiplier", "priority", "relation", "secondAttribute",
        "secondItem",
      ]
    ),
    (
      "UIView",
      [
        "addSubview", "alpha", "backgroundColor", "bounds", "center", "frame", "isHidden", "isUserInteractionEnabled",
        "layer", "removeFromSuperview", "subviews", "superview", "tag", "transform", "window",
      ]
    ),
    ("UIControl", ["addTarget", "isEnabled", "isHighlighted", "isSelected", "isTracking"]),
    ("UIButton", ["currentTitle", "setImage", "setTitle", "setTitleColor", "titleLabel"]),
    ("UISwitch", ["isOn", "setOn"]),
    ("UISegmentedControl", ["selectedSegmentIndex", "titleForSegment"]),
    ("UIGestureRecognizer", ["location", "numberOfTouches", "state", "view"]),
    ("UIPageControl", ["currentPage", "numberOfPages"]),
    ("UIDatePicker", ["countDownDuration", "date"]),
  ]

  /// Returns the class that has a member; nil for one that several classes have.
  static func owner(of member: String) -> String? { owners.first { $0.members.contains(member) }?.type }
}
