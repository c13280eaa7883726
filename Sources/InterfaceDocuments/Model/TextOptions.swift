/// The alignments in the order of UIKit's raw values.
package enum TextAlignment: String, Sendable, Hashable, CaseIterable {
  case left, center, right, justified, natural
}

/// The modes in the order of UIKit's raw values.
package enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  case wordWrap, characterWrap, clip, headTruncation, tailTruncation, middleTruncation
}

/// The adjustments in the order of UIKit's raw values.
package enum BaselineAdjustment: String, Sendable, Hashable, CaseIterable {
  case alignBaselines, alignCenters, none
}

package enum ButtonType: String, Sendable, Hashable, CaseIterable {
  /// Later documents call `roundedRect` `system`; both have raw value 1 in UIKit.
  case custom, roundedRect, detailDisclosure, infoLight, infoDark, contactAdd, system, close
}

package enum TextBorderStyle: String, Sendable, Hashable, CaseIterable {
  case none, line, bezel, roundedRect
}

package enum ClearButtonMode: String, Sendable, Hashable, CaseIterable {
  case never, whileEditing, unlessEditing, always
}

package enum ControlState: String, Sendable, Hashable, CaseIterable {
  case normal, highlighted, disabled, selected
}

/// The alignment of a control's contents.
package struct ControlAlignment: Sendable, Hashable {
  package enum Horizontal: String, Sendable, Hashable, CaseIterable {
    case center, left, right, fill, leading, trailing
  }
  package enum Vertical: String, Sendable, Hashable, CaseIterable {
    case center, top, bottom, fill
  }
  package var horizontal = Horizontal.center
  package var vertical = Vertical.center

  package init() {}
}
