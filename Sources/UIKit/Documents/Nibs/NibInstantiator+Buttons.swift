import InterfaceDocuments

// Buttons: states, insets, configurations.
extension NibInstantiator {
  func configure(_ button: UIButton, _ content: ButtonContent) {
    if let symbolSize = button.symbolSize { button.frame.size = symbolSize }
    let configuration = session.behaves(.hasButtonConfigurations) ? content.configuration : nil
    for (state, face) in content.states {
      button.faces[UIControl.State(state).rawValue] = makeFace(face, hasTitle: configuration == nil)
    }
    button.titleFont = font(of: content.states[.normal]?.title ?? .plain(""), else: content.font)
    button.contentEdgeInsets = content.contentEdgeInsets
    button.titleEdgeInsets = content.titleEdgeInsets
    button.imageEdgeInsets = content.imageEdgeInsets
    button.lineBreakMode = NSLineBreakMode(content.lineBreakMode)
    if content.titleShadowOffset != .zero { button.titleLabel?.shadowOffset = content.titleShadowOffset }
    button.showsMenuAsPrimaryAction = content.showsMenuAsPrimaryAction
    if content.changesSelectionAsPrimaryAction { button.changesSelectionAsPrimaryAction = true }
    if let menu = content.menu { button.menu = makeMenu("", menu) }
    button.isSelected = content.isSelected
    button.isHighlighted = content.isHighlighted
    apply(content.alignment, isEnabled: content.isEnabled, to: button)
    if let configuration {
      button.configuration = makeConfiguration(configuration, content)
      button.titleFont = configuration.font.map(font) ?? content.font.map(font)
    }
  }

  /// Creates a menu whose commands have no effect except to be selected, which the button shows.
  private func makeMenu(_ title: String, _ elements: [MenuElementContent]) -> UIMenu {
    let children = elements.map { element -> UIMenuElement in
      if let children = element.children { return makeMenu(element.title, children) }
      return UIAction(title: element.title, state: element.isOn ? .on : .off) { _ in }
    }
    return UIMenu(title: title, children: children)
  }

  /// - Parameter hasTitle: false for a button with a configuration, whose state titles are for older systems.
  private func makeFace(_ state: ButtonState, hasTitle: Bool) -> UIButton.Face {
    UIButton.Face(
      title: hasTitle ? state.title?.string : nil, attributedTitle: hasTitle ? state.title.flatMap(attributed) : nil,
      titleColor: state.titleColor.map(color),
      titleShadowColor: state.titleShadowColor.map(color), image: state.image.flatMap(image),
      backgroundImage: state.backgroundImage.flatMap(image))
  }

  /// Creates a configuration. A missing image comes from the normal state; a missing title does not.
  ///
  /// > Basis: captured. 2 buttons of 2 documents have the title “Button” in a state and only an image in their
  /// > configuration; they are saved as wide as the image.
  private func makeConfiguration(_ saved: ButtonConfiguration, _ content: ButtonContent) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.named(saved.style)
    configuration.title = saved.title?.string
    configuration.attributedTitle = saved.title.flatMap(attributed).map(AttributedString.init)
    configuration.subtitle = saved.subtitle?.string
    configuration.attributedSubtitle = saved.subtitle.flatMap(attributed).map(AttributedString.init)
    configuration.image = (saved.image ?? content.states[.normal]?.image).flatMap(image)
    configuration.preferredSymbolConfigurationForImage = saved.symbolConfiguration.map(symbolConfiguration)
    configuration.imagePlacement = NSDirectionalRectEdge(named: saved.imagePlacement)
    configuration.imagePadding = saved.imagePadding
    if let padding = saved.titlePadding { configuration.titlePadding = padding }
    configuration.titleAlignment = UIButton.Configuration.TitleAlignment(named: saved.titleAlignment)
    configuration.ownInsets = saved.contentInsets
    configuration.buttonSize = UIButton.Configuration.Size(named: saved.buttonSize)
    configuration.cornerStyle = UIButton.Configuration.CornerStyle(named: saved.cornerStyle)
    configuration.baseForegroundColor = saved.baseForegroundColor.map(color)
    configuration.baseBackgroundColor = saved.baseBackgroundColor.map(color)
    configuration.showsActivityIndicator = saved.showsActivityIndicator
    if let background = saved.background { apply(background, to: &configuration.background) }
    return configuration
  }

  private func apply(_ saved: ButtonBackground, to background: inout UIBackgroundConfiguration) {
    if let radius = saved.cornerRadius { background.cornerRadius = radius }
    background.backgroundColor = saved.backgroundColor.map(color)
    background.strokeColor = saved.strokeColor.map(color)
    background.strokeWidth = saved.strokeWidth ?? 0
    background.strokeOutset = saved.strokeOutset ?? 0
    background.image = saved.image.flatMap(image)
    if let insets = saved.insets { background.backgroundInsets = insets }
  }
}

extension UIButton.Configuration {
  fileprivate static func named(_ style: String) -> Self {
    switch style {
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    case "bordered": .bordered()
    case "borderedTinted": .borderedTinted()
    case "borderedProminent": .borderedProminent()
    case "glass", "clearGlass": .glass()
    case "prominentGlass", "prominentClearGlass": .prominentGlass()
    default: .plain()
    }
  }
}

extension UIButton.Configuration.Size {
  fileprivate init(named name: String?) {
    self = ["mini": .mini, "small": .small, "large": .large][name ?? ""] ?? .medium
  }
}

extension UIButton.Configuration.CornerStyle {
  fileprivate init(named name: String?) {
    let names: [String: Self] = [
      "fixed": .fixed, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
    ]
    self = names[name ?? ""] ?? .dynamic
  }
}

extension UIButton.Configuration.TitleAlignment {
  fileprivate init(named name: String?) {
    self = ["leading": .leading, "center": .center, "trailing": .trailing][name ?? ""] ?? .automatic
  }
}

extension NSDirectionalRectEdge {
  fileprivate init(named name: String?) {
    self = ["top": .top, "bottom": .bottom, "trailing": .trailing][name ?? ""] ?? .leading
  }
}

extension UIButton.ButtonType {
  init(_ type: InterfaceDocuments.ButtonType) {
    self =
      switch type {
      case .custom: .custom
      case .roundedRect, .system: .system
      case .detailDisclosure: .detailDisclosure
      case .infoLight: .infoLight
      case .infoDark: .infoDark
      case .contactAdd: .contactAdd
      case .close: .close
      }
  }
}

extension UIControl.State {
  init(_ state: ControlState) {
    self =
      switch state {
      case .normal: .normal
      case .highlighted: .highlighted
      case .disabled: .disabled
      case .selected: .selected
      }
  }
}
