import SystemProfiles

/// A view that answers touches with actions.
@preconcurrency @MainActor open class UIControl: UIView {
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0, top, bottom, fill
  }

  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
  }

  open var isEnabled = true
  open var isSelected = false
  open var isHighlighted = false
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
}

/// A control of the size that its generation gives it.
@preconcurrency @MainActor open class NaturallySizedControl: UIControl {
  /// From the generation's metrics.
  var naturalSize: NaturalSize { NaturalSize(height: nil) }

  open override var intrinsicContentSize: CGSize { naturalSize.intrinsicContentSize }

  open override var alignmentRectInsets: UIEdgeInsets { naturalSize.alignmentInsets }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: naturalSize.width ?? bounds.width, height: naturalSize.height ?? bounds.height)
  }
}

extension NaturalSize {
  var intrinsicContentSize: CGSize {
    CGSize(
      width: intrinsicWidth ?? UIView.noIntrinsicMetric, height: intrinsicHeight ?? UIView.noIntrinsicMetric)
  }
}
