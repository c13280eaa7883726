import CoreTypes

package struct LabelContent: Sendable, Hashable {
  package var text: InterfaceText = .plain("")
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var highlightedColor: InterfaceColor?
  package var shadowColor: InterfaceColor?
  package var shadowOffset = CGSize(width: 0, height: -1)
  /// The alignment; nil is left. An alignment that follows the language is written as natural.
  ///
  /// > Basis: captured. Documents since Xcode 8 write natural for some of their labels and nothing for others, and one
  /// > label in 2092 says left.
  package var textAlignment: TextAlignment?
  package var lineBreakMode = LineBreakMode.tailTruncation
  package var numberOfLines = 1
  package var baselineAdjustment = BaselineAdjustment.alignBaselines
  /// Whether the text shrinks to fit; not written if it does.
  ///
  /// > Basis: captured. 458 labels do not write it, and each of them has a minimum size; of the 1737 that write "NO", 1730
  /// > have none.
  package var adjustsFontSizeToFit = true
  package var minimumFontSize: Double?
  package var minimumScaleFactor: Double?
  /// The preferred maximum width; nil for automatic.
  package var preferredMaxLayoutWidth: Double?
  package var adjustsLetterSpacingToFitWidth = false
  package var adjustsFontForContentSizeCategory = false
  package var isEnabled = true
  package var isHighlighted = false

  package init() {}
}

package struct ButtonContent: Sendable, Hashable {
  package var type = ButtonType.custom
  package var font: InterfaceFont?
  package var states: [ControlState: ButtonState] = [:]
  package var contentEdgeInsets = UIEdgeInsets.zero
  package var titleEdgeInsets = UIEdgeInsets.zero
  package var imageEdgeInsets = UIEdgeInsets.zero
  package var alignment = ControlAlignment()
  package var lineBreakMode = LineBreakMode.middleTruncation
  package var titleShadowOffset = CGSize.zero
  @Boxed package var configuration: ButtonConfiguration? = nil
  package var showsMenuAsPrimaryAction = false
  package var changesSelectionAsPrimaryAction = false
  /// The menu; nil for none.
  package var menu: [MenuElementContent]?
  package var isEnabled = true
  package var isSelected = false
  package var isHighlighted = false

  package init() {}

  /// The title of the normal state.
  package var title: String? { states[.normal]?.title?.string }
}

/// A button's contents in one state; missing values fall back to `normal`.
package struct ButtonState: Sendable, Hashable {
  package var title: InterfaceText?
  package var titleColor: InterfaceColor?
  package var titleShadowColor: InterfaceColor?
  package var image: InterfaceImage?
  package var backgroundImage: InterfaceImage?

  package init() {}
}

/// A `UIButton.Configuration`, Xcode 13 and later.
package struct ButtonConfiguration: Sendable, Hashable {
  /// `plain`, `gray`, `tinted`, `filled`.
  package var style: String
  package var title: InterfaceText?
  package var subtitle: InterfaceText?
  package var image: InterfaceImage?
  /// `preferredSymbolConfigurationForImage`.
  package var symbolConfiguration: SymbolConfiguration?
  package var imagePlacement: String?
  package var imagePadding: Double = 0
  package var titlePadding: Double?
  package var cornerStyle: String?
  package var contentInsets: NSDirectionalEdgeInsets?
  package var font: InterfaceFont?
  package var baseForegroundColor: InterfaceColor?
  package var baseBackgroundColor: InterfaceColor?
  /// `mini`, `small`, `medium`, `large`.
  package var buttonSize: String?
  package var titleAlignment: String?
  package var showsActivityIndicator = false
  package var background: ButtonBackground?
}

/// The `UIBackgroundConfiguration` of a button.
package struct ButtonBackground: Sendable, Hashable {
  package var cornerRadius: Double?
  package var backgroundColor: InterfaceColor?
  package var strokeColor: InterfaceColor?
  package var strokeWidth: Double?
  package var strokeOutset: Double?
  package var image: InterfaceImage?
  package var insets: NSDirectionalEdgeInsets?
}

package struct TextFieldContent: Sendable, Hashable {
  package var text: InterfaceText = .plain("")
  package var placeholder: String?
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var borderStyle = TextBorderStyle.none
  package var textAlignment: TextAlignment?
  package var alignment = ControlAlignment()
  package var minimumFontSize: Double?
  package var adjustsFontSizeToFit = true
  package var adjustsFontForContentSizeCategory = false
  package var background: InterfaceImage?
  package var clearButtonMode = ClearButtonMode.never
  package var clearsOnBeginEditing = false
  package var isEnabled = true
  /// The `textInputTraits` as written: `secureTextEntry`, `keyboardType`, `returnKeyType` …
  package var inputTraits: [String: String] = [:]

  package init() {}

  package var isSecure: Bool { inputTraits["secureTextEntry"] == "YES" }
}

package struct TextViewContent: Sendable, Hashable {
  package var text: InterfaceText = .plain("")
  package var font: InterfaceFont?
  package var textColor: InterfaceColor?
  package var textAlignment: TextAlignment?
  package var isEditable = true
  package var isSelectable = true
  package var adjustsFontForContentSizeCategory = false
  package var scroll = ScrollViewContent()
  package var inputTraits: [String: String] = [:]

  package init() {}
}
