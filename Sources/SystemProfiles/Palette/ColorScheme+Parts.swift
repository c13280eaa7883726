import CoreTypes

extension ColorScheme {
  package struct BarColors: Sendable, Hashable {
    package var background: Fill
    /// The glass of translucent bars, which replaces the background; nil if these are painted.
    package var glass: Glass?
    /// The line between bar and content.
    package var hairline: RGBAColor
    package var title: RGBAColor
    package var titleShadow: RGBAColor?
    package var item: RGBAColor
    package var unselectedItem: RGBAColor
    /// The body of bordered items, if they have one.
    package var itemBody: Fill?
    /// The material of the item body, if it is glass.
    package var itemGlass: Glass?
  }

  package struct FieldColors: Sendable, Hashable {
    package var background: RGBAColor
    package var border: RGBAColor
    package var innerShadow: RGBAColor?
    package var text: RGBAColor
    package var cornerRadius: CGFloat
    /// The background of a search bar's field.
    package var searchBackground: RGBAColor
    /// The background of a search bar's field in a bar without a background.
    package var bareSearchBackground: RGBAColor
    package var searchCornerRadius: CGFloat
  }

  package struct ButtonColors: Sendable, Hashable {
    /// The title color of system buttons, `nil` for the inherited tint, and that of custom buttons.
    package var systemTitle: RGBAColor?
    package var customTitle: RGBAColor
    package var highlightedTitle: RGBAColor?
    package var disabledTitle: RGBAColor
    package var body: Fill?
    package var border: RGBAColor?
    package var bevel: RGBAColor?
    package var cornerRadius: CGFloat
  }

  package struct ControlColors: Sendable, Hashable {
    package var switchOn: Fill
    package var switchOff: Fill
    package var switchOffBorder: RGBAColor?
    package var switchKnob: Fill
    package var track: Fill
    /// The filled side of sliders and progress views; `nil` for the inherited tint.
    package var filledTrack: Fill?
    package var knob: Fill
    package var knobBorder: RGBAColor?
    package var segmentBody: Fill
    package var selectedSegment: Fill?
    package var segmentTitle: RGBAColor?
    package var selectedSegmentTitle: RGBAColor
    package var segmentBorder: RGBAColor?
    package var segmentCornerRadius: CGFloat
    package var activityIndicator: RGBAColor
    package var pageDot: RGBAColor
    package var currentPageDot: RGBAColor
  }

  package struct TableColors: Sendable, Hashable {
    package var background: RGBAColor
    package var groupedBackground: RGBAColor
    /// The color of every other stripe of the pinstripe pattern, if there is one.
    package var groupedStripe: RGBAColor?
    package var cell: RGBAColor
    package var separator: RGBAColor
    package var header: Fill
    package var headerText: RGBAColor
    package var groupedHeaderText: RGBAColor
    package var accessory: RGBAColor
    package var selection: Fill
    package var groupedCornerRadius: CGFloat
  }
}
