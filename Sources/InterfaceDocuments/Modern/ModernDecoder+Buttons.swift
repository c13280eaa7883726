import CoreTypes

extension ModernDecoder {
  func button(_ element: DocumentElement) -> ButtonContent {
    let source = source(element)
    var button = ButtonContent()
    button.font = font(element)
    button.states = states(element)
    button.alignment = alignment(source)
    button.contentEdgeInsets = source.insets("contentEdgeInsets") ?? .zero
    button.titleEdgeInsets = source.insets("titleEdgeInsets") ?? .zero
    button.imageEdgeInsets = source.insets("imageEdgeInsets") ?? .zero
    button.titleShadowOffset = source.size("titleShadowOffset") ?? .zero
    button.configuration = element.child(named: "buttonConfiguration").map(configuration)
    source.read("buttonType", into: &button.type)
    source.read("lineBreakMode", into: &button.lineBreakMode)
    source.read("showsMenuAsPrimaryAction", into: &button.showsMenuAsPrimaryAction)
    source.read("changesSelectionAsPrimaryAction", into: &button.changesSelectionAsPrimaryAction)
    button.menu = element.child(named: "menu", key: "menu").map(menuElements)
    source.read("enabled", into: &button.isEnabled)
    source.read("selected", into: &button.isSelected)
    source.read("highlighted", into: &button.isHighlighted)
    return button
  }

  /// Returns the menu's elements: all children with a title.
  private func menuElements(_ menu: DocumentElement) -> [MenuElementContent] {
    let elements = (menu.child(named: "children") ?? menu).children.filter { $0["title"] != nil }
    return elements.map { element in
      MenuElementContent(
        title: source(element).text("title") ?? "", isOn: element["state"] == "on",
        children: element.name == "menu" ? menuElements(element) : nil)
    }
  }

  private func states(_ element: DocumentElement) -> [ControlState: ButtonState] {
    var states: [ControlState: ButtonState] = [:]
    for child in element.children where child.name == "state" {
      guard let state = source(child).parsed("key", ControlState.init(rawValue:)) else { continue }
      states[state] = buttonState(child)
    }
    return states
  }

  private func buttonState(_ element: DocumentElement) -> ButtonState {
    let source = source(element)
    var state = ButtonState()
    state.title = text(element, "title", attributed: "attributedTitle")
    state.titleColor = color(element, "titleColor")
    state.titleShadowColor = color(element, "titleShadowColor")
    state.image = source.image("image")
    state.backgroundImage = source.image("backgroundImage")
    return state
  }

  private func configuration(_ element: DocumentElement) -> ButtonConfiguration {
    let source = source(element)
    var configuration = ButtonConfiguration(style: element["style"] ?? "plain")
    configuration.title = text(element, "title", attributed: "attributedTitle")
    configuration.subtitle = text(element, "subtitle", attributed: "attributedSubtitle")
    configuration.image = source.image("image")
    configuration.contentInsets = source.directionalInsets("contentInsets")
    configuration.font = element.child(named: "fontDescription").flatMap(font(described:))
    configuration.baseForegroundColor = color(element, "baseForegroundColor")
    configuration.baseBackgroundColor = color(element, "baseBackgroundColor")
    source.read("imagePlacement", into: &configuration.imagePlacement)
    source.read("imagePadding", into: &configuration.imagePadding)
    source.read("titlePadding", into: &configuration.titlePadding)
    source.read("cornerStyle", into: &configuration.cornerStyle)
    source.read("buttonSize", into: &configuration.buttonSize)
    source.read("titleAlignment", into: &configuration.titleAlignment)
    source.read("showsActivityIndicator", into: &configuration.showsActivityIndicator)
    configuration.symbolConfiguration =
      element.child(named: "preferredSymbolConfiguration", key: "preferredSymbolConfigurationForImage")
      .map(symbolConfiguration)
    configuration.background = element.child(named: "backgroundConfiguration").map(background)
    return configuration
  }

  private func background(_ element: DocumentElement) -> ButtonBackground {
    let source = source(element)
    var background = ButtonBackground()
    source.read("cornerRadius", into: &background.cornerRadius)
    source.read("strokeWidth", into: &background.strokeWidth)
    source.read("strokeOutset", into: &background.strokeOutset)
    background.backgroundColor = color(element, "backgroundColor")
    background.strokeColor = color(element, "strokeColor")
    background.image = source.image("image")
    background.insets = source.directionalInsets("backgroundInsets")
    return background
  }

  func alignment(_ source: ElementSource) -> ControlAlignment {
    var alignment = ControlAlignment()
    source.read("contentHorizontalAlignment", into: &alignment.horizontal)
    source.read("contentVerticalAlignment", into: &alignment.vertical)
    return alignment
  }
}
