import InterfaceDocuments

// Buttons: states, insets, configurations.
extension NibInstantiator {
  func configure(_ button: UIButton, _ content: ButtonContent) {
    if let symbolSize = button.symbolSize { button.frame.size = symbolSize }
    for (state, face) in content.states { button.faces[UIControl.State(state).rawValue] = makeFace(face) }
    button.titleFont = font(of: content.states[.normal]?.title ?? .plain(""), else: content.font)
    button.contentEdgeInsets = content.contentEdgeInsets
    button.titleEdgeInsets = content.titleEdgeInsets
    button.imageEdgeInsets = content.imageEdgeInsets
    button.lineBreakMode = NSLineBreakMode(content.lineBreakMode)
    button.isSelected = content.isSelected
    button.isHighlighted = content.isHighlighted
    apply(content.alignment, isEnabled: content.isEnabled, to: button)
    if let configuration = content.configuration {
      button.plan = makePlan(configuration, content)
      button.titleFont = configuration.font.map(font) ?? content.font.map(font)
    }
  }

  private func makeFace(_ state: ButtonState) -> UIButton.Face {
    UIButton.Face(
      title: state.title?.string, titleColor: state.titleColor.map(color),
      titleShadowColor: state.titleShadowColor.map(color), image: state.image.flatMap(image),
      backgroundImage: state.backgroundImage.flatMap(image))
  }

  private func makePlan(_ configuration: ButtonConfiguration, _ content: ButtonContent) -> ButtonPlan {
    var plan = ButtonPlan(style: ButtonPlan.Style(configuration.style))
    plan.title = configuration.title?.string ?? content.title
    plan.subtitle = configuration.subtitle?.string
    plan.image = (configuration.image ?? content.states[.normal]?.image).flatMap(image)
    plan.imageOnTrailingSide = configuration.imagePlacement == "trailing"
    plan.imageIsStacked = configuration.imagePlacement == "top" || configuration.imagePlacement == "bottom"
    plan.imagePadding = configuration.imagePadding
    plan.contentInsets = configuration.contentInsets
    plan.foreground = configuration.baseForegroundColor.map(color)
    plan.background = configuration.baseBackgroundColor.map(color)
    plan.isCapsule = configuration.cornerStyle == "capsule"
    return plan
  }
}

extension ButtonPlan.Style {
  init(_ name: String) {
    self =
      switch name {
      case "gray": .gray
      case "tinted": .tinted
      case "filled": .filled
      default: .plain
      }
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
