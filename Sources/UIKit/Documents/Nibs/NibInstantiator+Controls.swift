import InterfaceDocuments

// Labels, buttons, text fields and other controls.
extension NibInstantiator {
  func configure(_ label: UILabel, _ content: LabelContent) {
    label.text = content.text.string
    if let font = font(of: content.text, else: content.font) { label.font = font }
    if let textColor = content.textColor { label.textColor = color(textColor) }
    label.highlightedTextColor = content.highlightedColor.map(color)
    label.shadowColor = content.shadowColor.map(color)
    label.shadowOffset = content.shadowOffset
    label.textAlignment = NSTextAlignment(content.textAlignment ?? .left)
    label.lineBreakMode = NSLineBreakMode(content.lineBreakMode)
    label.numberOfLines = content.numberOfLines
    shrink(label, content)
    label.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    label.preferredMaxLayoutWidth = content.preferredMaxLayoutWidth ?? 0
    label.isEnabled = content.isEnabled
    label.isHighlighted = content.isHighlighted
    if let styled = attributed(content.text) { label.attributedText = styled }
  }

  private func shrink(_ label: UILabel, _ content: LabelContent) {
    label.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    label.minimumScaleFactor = content.minimumScaleFactor ?? 0
    if let size = content.minimumFontSize { label.minimumFontSize = size }
    if content.adjustsLetterSpacingToFitWidth { label.allowsDefaultTighteningForTruncation = true }
    label.baselineAdjustment =
      switch content.baselineAdjustment {
      case .alignBaselines: .alignBaselines
      case .alignCenters: .alignCenters
      case .none: .none
      }
  }

  func configure(_ field: UITextField, _ content: TextFieldContent) {
    field.text = content.text.string
    field.placeholder = content.placeholder
    let libraryFont = UIFont(session.metrics.textField.libraryFont, in: session)
    field.font = font(of: content.text, else: content.font) ?? libraryFont
    field.textColor = content.textColor.map(color)
    field.textAlignment = NSTextAlignment(content.textAlignment ?? .left)
    field.borderStyle = UITextField.BorderStyle(content.borderStyle)
    field.clearButtonMode = UITextField.ViewMode(content.clearButtonMode)
    field.clearsOnBeginEditing = content.clearsOnBeginEditing
    field.minimumFontSize = content.minimumFontSize.map { CGFloat($0) } ?? 0
    field.adjustsFontSizeToFitWidth = content.adjustsFontSizeToFit
    field.adjustsFontForContentSizeCategory = content.adjustsFontForContentSizeCategory
    field.background = content.background.flatMap(image)
    apply(content.inputTraits, to: field)
    apply(content.alignment, isEnabled: content.isEnabled, to: field)
    if let styled = attributed(content.text) { field.attributedText = styled }
  }

  func configure(_ view: UITextView, _ content: TextViewContent) {
    view.text = content.text.string
    view.font = font(of: content.text, else: content.font)
    view.textColor = content.textColor.map(color)
    view.textAlignment = NSTextAlignment(content.textAlignment ?? .left)
    view.isEditable = content.isEditable
    view.isSelectable = content.isSelectable
    apply(content.inputTraits, to: view)
    configure(view, content.scroll)
    if let styled = attributed(content.text) { view.attributedText = styled }
  }

  func configure(_ view: UIImageView, _ content: ImageViewContent) {
    view.image = content.image.flatMap(image)
    view.highlightedImage = content.highlightedImage.flatMap(image)
    view.isHighlighted = content.isHighlighted
    view.preferredSymbolConfiguration = content.symbolConfiguration.map(symbolConfiguration)
  }

  func symbolConfiguration(_ saved: SymbolConfiguration) -> UIImage.SymbolConfiguration {
    let scales: [String: UIImage.SymbolScale] = ["small": .small, "medium": .medium, "large": .large]
    var values = UIImage.SymbolConfiguration.Values()
    values.pointSize = saved.pointSize.map { CGFloat($0) } ?? saved.font.map { font($0).pointSize }
    values.scale = scales[saved.scale ?? ""] ?? .unspecified
    return UIImage.SymbolConfiguration(values)
  }

  func configure(_ control: UISwitch, _ content: SwitchContent) {
    control.isOn = content.isOn
    control.isEnabled = content.isEnabled
    control.onTintColor = content.onTintColor.map(color)
    control.thumbTintColor = content.thumbTintColor.map(color)
  }

  func configure(_ slider: UISlider, _ content: SliderContent) {
    slider.minimumValue = Float(content.minimumValue)
    slider.maximumValue = Float(content.maximumValue)
    slider.value = Float(content.value)
    slider.isEnabled = content.isEnabled
    slider.minimumTrackTintColor = content.minimumTrackColor.map(color)
    slider.maximumTrackTintColor = content.maximumTrackColor.map(color)
    slider.thumbTintColor = content.thumbColor.map(color)
    slider.isContinuous = content.isContinuous
    slider.minimumValueImage = content.minimumImage.flatMap(image)
    slider.maximumValueImage = content.maximumImage.flatMap(image)
  }

  func configure(_ stepper: UIStepper, _ content: StepperContent) {
    stepper.minimumValue = content.minimumValue
    stepper.maximumValue = content.maximumValue
    if content.stepValue > 0 { stepper.stepValue = content.stepValue }
    (stepper.wraps, stepper.autorepeat, stepper.isContinuous) = (content.wraps, content.repeats, content.isContinuous)
    stepper.value = content.value
    stepper.isEnabled = content.isEnabled
  }

  func configure(_ control: UISegmentedControl, _ content: SegmentedControlContent) {
    control.segments = content.segments.map {
      UISegmentedControl.Entry(
        title: $0.title, image: $0.image.flatMap(image), width: $0.width, isEnabled: $0.isEnabled)
    }
    control.selectedSegmentIndex = content.selectedIndex
    control.segmentedControlStyle =
      switch content.style {
      case "bordered": .bordered
      case "bar": .bar
      case "bezeled": .bezeled
      default: .plain
      }
    control.apportionsSegmentWidthsByContent = content.apportionsSegmentWidthsByContent
    control.isMomentary = content.isMomentary
    control.selectedSegmentTintColor = content.selectedTintColor.map(color)
    control.isEnabled = content.isEnabled
  }

  func configure(_ view: UIActivityIndicatorView, _ content: ActivityIndicatorContent) {
    view.style =
      switch content.style {
      case .whiteLarge: .whiteLarge
      case .white: .white
      case .gray: .gray
      case .medium: .medium
      case .large: .large
      }
    view.color = content.color.map(color)
    view.hidesWhenStopped = content.hidesWhenStopped
    if content.isAnimating { view.startAnimating() }
  }

  func configure(_ view: UIProgressView, _ content: ProgressViewContent) {
    view.progress = Float(content.progress)
    view.progressViewStyle = content.style == .bar ? .bar : .default
    view.progressTintColor = content.progressColor.map(color)
    view.trackTintColor = content.trackColor.map(color)
  }

  func configure(_ control: UIPageControl, _ content: PageControlContent) {
    control.numberOfPages = content.numberOfPages
    control.currentPage = content.currentPage
    control.hidesForSinglePage = content.hidesForSinglePage
    control.pageIndicatorTintColor = content.pageColor.map(color)
    control.currentPageIndicatorTintColor = content.currentPageColor.map(color)
  }

  func configure(_ view: UIVisualEffectView, _ content: VisualEffectContent) {
    guard let name = content.blurStyle else { return }
    let blur = UIBlurEffect(style: UIBlurEffect.Style(named: name))
    view.effect = content.hasVibrancy ? UIVibrancyEffect(blurEffect: blur) : blur
  }

  func apply(_ alignment: ControlAlignment, isEnabled: Bool, to control: UIControl) {
    control.isEnabled = isEnabled
    control.contentHorizontalAlignment =
      switch alignment.horizontal {
      case .center: .center
      case .left: .left
      case .right: .right
      case .fill: .fill
      case .leading: .leading
      case .trailing: .trailing
      }
    control.contentVerticalAlignment =
      switch alignment.vertical {
      case .center: .center
      case .top: .top
      case .bottom: .bottom
      case .fill: .fill
      }
  }
}

extension UIBlurEffect.Style {
  /// - Parameter name: the name in documents.
  fileprivate init(named name: String) {
    let names: [String: Self] = [
      "extraLight": .extraLight, "light": .light, "dark": .dark, "prominent": .prominent,
      "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
      "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
      "systemChromeMaterial": .systemChromeMaterial,
      "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
      "systemThinMaterialLight": .systemThinMaterialLight,
      "systemMaterialLight": .systemMaterialLight, "systemThickMaterialLight": .systemThickMaterialLight,
      "systemChromeMaterialLight": .systemChromeMaterialLight,
      "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
      "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
      "systemChromeMaterialDark": .systemChromeMaterialDark,
    ]
    self = names[name] ?? .regular
  }
}
