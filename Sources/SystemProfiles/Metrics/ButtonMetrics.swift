import CoreTypes

/// What a button adds to its title, per button type.
package struct ButtonMetrics: Sendable, Hashable {
  /// A button whose size follows its title.
  package struct Titled: Sendable, Hashable {
    package var font: ControlFont
    /// Around the title, as long as no content inset is set.
    package var padding: UIEdgeInsets
    package var minimumWidth: CGFloat
    /// From the frame inwards to the alignment rectangle.
    package var alignmentInsets: UIEdgeInsets
    /// Whether title sizes are rounded up to whole points or to pixels.
    package var rounding: LineHeightRule.Rounding
    /// The size of a new button in Interface Builder.
    package var librarySize: CGSize

    package init(
      font: ControlFont, padding: UIEdgeInsets, minimumWidth: CGFloat = 0, alignmentInsets: UIEdgeInsets = .zero,
      rounding: LineHeightRule.Rounding = .wholePoint, librarySize: CGSize
    ) {
      (self.font, self.padding, self.minimumWidth) = (font, padding, minimumWidth)
      (self.alignmentInsets, self.rounding, self.librarySize) = (alignmentInsets, rounding, librarySize)
    }
  }

  /// `system`, which until iOS 6 was `roundedRect`.
  package var system: Titled
  package var custom: Titled
  /// Buttons with a `UIButton.Configuration`, medium size; `nil` before they existed.
  package var configuration: Titled?
  package var smallConfigurationPadding: UIEdgeInsets
  package var miniConfigurationPadding: UIEdgeInsets
  package var largeConfigurationPadding: UIEdgeInsets
  /// Of small and mini configurations.
  package var smallConfigurationFont: ControlFont
  package var info: CGSize
  package var detailDisclosure: CGSize
  package var contactAdd: CGSize
  package var close: CGSize

  /// The size of the symbol buttons at scale 3, which are a fraction of a point narrower, where they differ.
  package var symbolSizeAtScale3: CGSize?
}
