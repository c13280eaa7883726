public enum NSTextAlignment: Int, Sendable {
  case left = 0, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0, alignCenters, none
}

extension NSTextAlignment {
  /// The start of a line of `width` in `available` points.
  func offset(of width: CGFloat, in available: CGFloat, isRightToLeft: Bool) -> CGFloat {
    switch self {
    case .left: 0
    case .center: (available - width) / 2
    case .right: available - width
    case .natural, .justified: isRightToLeft ? available - width : 0
    }
  }
}
