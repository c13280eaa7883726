import InterfaceDocuments
import SystemProfiles

// Which class a view of a document becomes.
extension NibInstantiator {
  /// A fresh view of the element's class with the properties that only this class has.
  func makeInstance(of description: InterfaceView) -> UIView {
    switch description.content {
    case .plain, .containerView, .window: UIView()
    case .label(let content): makeLabel(content)
    case .button(let content): makeButton(content)
    case .textField(let content): makeTextField(content)
    case .textView(let content): makeTextView(content)
    case .imageView(let content): makeImageView(content)
    case .switch(let content): makeSwitch(content)
    case .slider(let content): makeSlider(content)
    case .stepper(let content): makeStepper(content)
    case .segmentedControl(let content): makeSegmentedControl(content)
    case .activityIndicator(let content): makeActivityIndicator(content)
    case .progressView(let content): makeProgressView(content)
    case .scrollView(let content): makeScrollView(content)
    case .tableView(let content): makeTableView(content)
    case .tableViewCell(let content): makeTableViewCell(content)
    case .stackView(let content): makeStackView(content)
    case .toolbar(let content): makeToolbar(content)
    case .navigationBar(let content): makeNavigationBar(content)
    case .tabBar(let content): makeTabBar(content)
    case .pageControl, .datePicker, .pickerView, .searchBar, .collectionView, .collectionReusable,
      .visualEffectView, .webView, .mapView, .other:
      makePlaceholder(for: description)
    }
  }

  private func makePlaceholder(for description: InterfaceView) -> UIView {
    let view = PlaceholderView()
    view.label = description.customClass ?? description.className
    view.naturalSize = naturalSize(of: description.content)
    if case .collectionView = description.content { view.scrolls = true }
    // The document's reader has already spoken of elements that it does not know.
    if case .other = description.content { return view }
    session.report(
      Diagnostic(
        rule: "placeholder-view", severity: .warning, view: description.id,
        message: "\(description.className) is not implemented yet; a placeholder keeps its place.",
        position: description.position))
    return view
  }

  private func naturalSize(of content: ViewContent) -> NaturalSize {
    let metrics = session.metrics
    switch content {
    case .pageControl(let control):
      return NaturalSize(
        width: metrics.pageControl.width(pages: control.numberOfPages), height: metrics.pageControl.height)
    case .pickerView: return metrics.picker.wheels
    case .datePicker(let picker):
      return picker.style == "compact"
        ? metrics.picker.compactDate ?? metrics.picker.dateWheels
        : metrics.picker.dateWheels
    case .searchBar(let bar):
      return NaturalSize(
        height: metrics.searchBar.height(hasPrompt: bar.prompt != nil, hasScopeBar: bar.showsScopeBar))
    default: return NaturalSize(height: nil)
    }
  }
}
