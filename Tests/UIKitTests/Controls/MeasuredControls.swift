import SystemProfiles

@testable import UIKit

extension MeasuredSize {
  /// `control` is a class and, after a space, its style.
  @MainActor func make() -> UIView? {
    let words = control.split(separator: " ").map(String.init), style = words.count > 1 ? words[1] : ""
    switch words[0] {
    case "UISwitch": return UISwitch()
    case "UISlider": return UISlider()
    case "UIStepper": return UIStepper()
    case "UISegmentedControl": return segmentedControl(style)
    case "UIProgressView": return UIProgressView(progressViewStyle: style == "bar" ? .bar : .default)
    case "UIActivityIndicatorView": return indicator(style)
    case "UIPageControl": return pageControl()
    case "UIPickerView": return UIPickerView()
    case "UIDatePicker": return datePicker(style)
    case "UISearchBar": return searchBar(style)
    case "UITextField": return field(style)
    case "UIButton": return button(style)
    case "UILabel": return label()
    case "UIImageView": return UIImageView(image: style == "image" ? Self.image : nil)
    default: return nil
    }
  }

  @MainActor private static var image: UIImage { UIImage(name: "bird", size: CGSize(width: 20, height: 10)) }

  @MainActor private func segmentedControl(_ style: String) -> UIView {
    let control = UISegmentedControl(items: ["First", "Second"])
    control.segmentedControlStyle = style == "bar" ? .bar : style == "bordered" ? .bordered : .plain
    return control
  }

  @MainActor private func indicator(_ style: String) -> UIView? {
    let styles: [String: UIActivityIndicatorView.Style] = [
      "medium": .medium, "gray": .gray, "white": .white, "large": .large, "whiteLarge": .whiteLarge,
    ]
    return UIActivityIndicatorView(style: styles[style] ?? .medium)
  }

  @MainActor private func pageControl() -> UIView {
    let control = UIPageControl()
    control.numberOfPages = 3
    return control
  }

  @MainActor private func field(_ style: String) -> UIView {
    let styles: [String: UITextField.BorderStyle] = ["roundedRect": .roundedRect, "line": .line, "bezel": .bezel]
    let field = UITextField()
    field.borderStyle = styles[style] ?? .none
    field.font = .systemFont(ofSize: fontSize ?? 14)
    field.text = text
    return field
  }

  @MainActor private func label() -> UIView {
    let label = UILabel()
    label.text = text ?? "Label"
    return label
  }

  @MainActor private func configuredButton(_ style: String) -> UIView? {
    let sizes: [String: UIButton.Configuration.Size] = [
      "configuration": .medium, "symbol": .medium, "mini": .mini, "small": .small, "large": .large,
    ]
    guard let size = sizes[style] else { return nil }
    var configuration = UIButton.Configuration.filled()
    (configuration.buttonSize, configuration.title) = (size, text)
    if style == "symbol" { configuration.image = UIImage(systemName: "star") }
    return UIButton(configuration: configuration)
  }

  @MainActor private func button(_ style: String) -> UIView {
    if let configured = configuredButton(style) { return configured }
    let types: [String: UIButton.ButtonType] = [
      "system": .system, "roundedRect": .roundedRect, "insets": .system, "systemImage": .system,
      "imageAndTitle": .system, "infoLight": .infoLight, "infoDark": .infoDark, "close": .close,
      "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd,
    ]
    let button = UIButton(type: types[style] ?? .custom)
    if let text { button.setTitle(text, for: .normal) }
    if let fontSize { button.titleLabel?.font = .systemFont(ofSize: fontSize) }
    if style.lowercased().contains("image") { button.setImage(Self.image, for: .normal) }
    if style == "insets" { button.contentEdgeInsets = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 10) }
    return button
  }
}

extension MeasuredSize {
  @MainActor fileprivate func datePicker(_ style: String) -> UIView {
    let picker = UIDatePicker()
    if style == "wheels" { picker.preferredDatePickerStyle = .wheels }
    if style == "countDown" { picker.datePickerMode = .countDownTimer }
    return picker
  }

  @MainActor fileprivate func searchBar(_ style: String) -> UIView {
    let bar = UISearchBar()
    if style == "prompt" { bar.prompt = "Prompt" }
    if style == "scopes" { (bar.scopeButtonTitles, bar.showsScopeBar) = (["One", "Two"], true) }
    return bar
  }
}
