/// An image, a text and a second text, as rows, headers and footers of lists show them.
public struct UIListContentConfiguration: Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  /// Wins over `text`.
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The sides whose margins are at least those of the view around.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The texts stand in one line where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The least distances between the parts, in points.
  public var imageToTextPadding: CGFloat
  public var textToSecondaryTextHorizontalPadding: CGFloat
  public var textToSecondaryTextVerticalPadding: CGFloat
  public var alpha: CGFloat = 1
  /// Rows of lists are never lower.
  var minimumHeight: CGFloat
  /// The colours that were not set follow the state.
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

  /// nil for a text of no letters, which takes no room.
  private static func shown(_ attributed: NSAttributedString?, _ plain: String?, _ look: TextProperties) -> String? {
    let text = attributed?.string ?? plain
    return text?.isEmpty == false ? text.map(look.transform.applied(to:)) : nil
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  @preconcurrency @MainActor public func makeContentView() -> UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// A disabled view greys its texts.
  ///
  /// > Basis: assumed, as are the colours.
  @preconcurrency @MainActor public func updated(for state: UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var updated = self
    updated.textProperties.followState(isDisabled, plain: plainColors[0])
    updated.secondaryTextProperties.followState(isDisabled, plain: plainColors[1])
    return updated
  }
}
