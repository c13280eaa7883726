import CoreTypes

extension ArchiveDecoder {
  func button(_ source: ArchiveSource) -> ButtonContent {
    var button = ButtonContent()
    button.font = font(source)
    button.states = states(source)
    button.alignment = alignment(source)
    button.contentEdgeInsets = source.insets("IBUIContentEdgeInsets") ?? .zero
    button.titleEdgeInsets = source.insets("IBUITitleEdgeInsets") ?? .zero
    button.imageEdgeInsets = source.insets("IBUIImageEdgeInsets") ?? .zero
    button.titleShadowOffset = source.size("IBUITitleShadowOffset") ?? .zero
    source.read("IBUIButtonType", into: &button.type, codes: ButtonType.allCases)
    source.read("IBUILineBreakMode", into: &button.lineBreakMode, codes: LineBreakMode.allCases)
    source.read("IBUIEnabled", into: &button.isEnabled)
    source.read("IBUISelected", into: &button.isSelected)
    source.read("IBUIHighlighted", into: &button.isHighlighted)
    return button
  }

  private func states(_ source: ArchiveSource) -> [ControlState: ButtonState] {
    var states: [ControlState: ButtonState] = [:]
    for state in ControlState.allCases {
      let value = buttonState(source, "IBUI" + state.rawValue.prefix(1).uppercased() + state.rawValue.dropFirst())
      if value != ButtonState() { states[state] = value }
    }
    return states
  }

  /// - Parameter prefix: The prefix of the state's keys, such as `IBUINormal`.
  private func buttonState(_ source: ArchiveSource, _ prefix: String) -> ButtonState {
    var state = ButtonState()
    state.title = source.string(prefix + "Title").map { .plain($0) }
    state.titleColor = color(source, prefix + "TitleColor")
    state.titleShadowColor = color(source, prefix + "TitleShadowColor")
    state.image = source.image(prefix + "Image")
    state.backgroundImage = source.image(prefix + "BackgroundImage")
    return state
  }
}
