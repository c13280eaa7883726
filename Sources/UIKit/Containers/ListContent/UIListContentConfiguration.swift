/// The image, text and secondary text of a list's row, header or footer.
public struct UIListContentConfiguration: Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Takes precedence over `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the text and the secondary text are on one line if they fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The minimum distances between the parts, in points.
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat
  public var alpha: CGFloat = 1
  /// The minimum height, in points; nonzero for rows.
  var minimumHeight: CGFloat
  /// The style's text colors. A text with one of them changes color with the state.
  fileprivate var plainColors: [UIColor]

  @preconcurrency @MainActor init(_ look: ListContentLook) {
    let metrics = look.metrics
    (textProperties, secondaryTextProperties) = (TextProperties(look.text), TextProperties(look.secondaryText))
    directionalLayoutMargins = look.margins
    imageToTextPadding = metrics.imageToTextPadding
    textToSecondaryTextHorizontalPadding = metrics.textToTextPadding
    textToSecondaryTextVerticalPadding = metrics.textToTextGap
    minimumHeight = look.minimumHeight
    prefersSideBySideTextAndSecondaryText = look.isSideBySide
    plainColors = [textProperties.color, secondaryTextProperties.color]
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.image == other.image && one.imageProperties == other.imageProperties && one.shownText == other.shownText
      && one.shownSecondaryText == other.shownSecondaryText && one.textProperties == other.textProperties
      && one.secondaryTextProperties == other.secondaryTextProperties && one.measures == other.measures
      && one.prefersSideBySideTextAndSecondaryText == other.prefersSideBySideTextAndSecondaryText
      && one.axesPreservingSuperviewLayoutMargins == other.axesPreservingSuperviewLayoutMargins
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(shownText)
    hasher.combine(shownSecondaryText)
    hasher.combine(measures)
  }

  private var measures: [CGFloat] {
    let margins = directionalLayoutMargins
    return [
      margins.top, margins.leading, margins.bottom, margins.trailing, imageToTextPadding,
      textToSecondaryTextHorizontalPadding, textToSecondaryTextVerticalPadding, alpha, minimumHeight,
    ]
  }

  var shownText: String? { Self.shown(attributedText, text, textProperties) }

  var shownSecondaryText: String? { Self.shown(secondaryAttributedText, secondaryText, secondaryTextProperties) }

  /// Returns the transformed text, or nil if it is empty and takes no space.
  private static func shown(_ attributed: NSAttributedString?, _ plain: String?, _ look: TextProperties) -> String? {
    let text = attributed?.string ?? plain
    return text?.isEmpty == false ? text.map(look.transform.applied(to:)) : nil
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for a state. In the disabled state, text is gray.
  ///
  /// > Basis: assumed, as are the colors.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var updated = self
    updated.textProperties.followState(isDisabled, plain: plainColors[0])
    updated.secondaryTextProperties.followState(isDisabled, plain: plainColors[1])
    return updated
  }
}
