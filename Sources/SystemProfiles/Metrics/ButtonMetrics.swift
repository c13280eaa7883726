import CoreTypes

/// The fonts, paddings and sizes of each button type.
package struct ButtonMetrics: Sendable, Hashable {
  /// A button whose size follows its title.
  package struct Titled: Sendable, Hashable {
    package var font: ControlFont
    /// The padding around the title while no content inset is set.
    package var padding: UIEdgeInsets
    package var minimumWidth: CGFloat
    /// The insets from the frame to the alignment rectangle.
    package var alignmentInsets: UIEdgeInsets
    /// The rounding of title sizes, up to whole points or to pixels.
    package var rounding: LineHeightRule.Rounding
    /// The size of a new button from Interface Builder's library.
    package var librarySize: CGSize

    package init(
      font: ControlFont, padding: UIEdgeInsets, minimumWidth: CGFloat = 0, alignmentInsets: UIEdgeInsets = .zero,
      rounding: LineHeightRule.Rounding = .wholePoint, librarySize: CGSize
    ) {
      (self.font, self.padding, self.minimumWidth) = (font, padding, minimumWidth)
      (self.alignmentInsets, self.rounding, self.librarySize) = (alignmentInsets, rounding, librarySize)
    }
  }

  /// The metrics of `system` buttons, which were `roundedRect` until iOS 6.
  package var system: Titled
  package var custom: Titled
  /// The metrics of buttons with a `UIButton.Configuration` of medium size; `nil` before these existed.
  package var configuration: Titled?
  package var smallConfigurationPadding: UIEdgeInsets
  package var miniConfigurationPadding: UIEdgeInsets
  package var largeConfigurationPadding: UIEdgeInsets
  /// The font of small and mini configurations.
  package var smallConfigurationFont: ControlFont
  package var info: CGSize
  package var detailDisclosure: CGSize
  package var contactAdd: CGSize
  package var close: CGSize

  /// The size of the symbol buttons at scale 3, where it differs by a fraction of a point.
  package var symbolSizeAtScale3: CGSize?
}
