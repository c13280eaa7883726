import InterfaceDocuments
import SystemProfiles

// The classes for the views of a document.
extension NibInstantiator {
  /// The class for an element; a placeholder class if the program has none.
  func baseClass(of description: InterfaceView) -> UIView.Type {
    switch description.content {
    case .plain, .containerView, .window: UIView.self
    case .label: UILabel.self
    case .button: UIButton.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .imageView: UIImageView.self
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .stepper: UIStepper.self
    case .segmentedControl: UISegmentedControl.self
    case .activityIndicator: UIActivityIndicatorView.self
    case .progressView: UIProgressView.self
    case .pageControl: UIPageControl.self
    case .pickerView: UIPickerView.self
    case .datePicker: UIDatePicker.self
    case .searchBar: UISearchBar.self
    case .colorWell: UIColorWell.self
    case .scrollView: UIScrollView.self
    case .refreshControl: UIRefreshControl.self
    case .tableView: UITableView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionView: UICollectionView.self
    case .collectionReusable(let content):
      content.contentView == nil ? UICollectionReusableView.self : UICollectionViewCell.self
    case .stackView: UIStackView.self
    case .toolbar: UIToolbar.self
    case .navigationBar: UINavigationBar.self
    case .tabBar: UITabBar.self
    case .visualEffectView: UIVisualEffectView.self
    case .webView, .mapView, .other:
      FrameworkClasses.find(element: description.elementName) as? UIView.Type ?? PlaceholderView.self
    }
  }

  /// Sets the properties that are specific to the element's class.
  func configure(_ view: UIView, from description: InterfaceView) {
    switch (description.content, view) {
    case (.label(let content), let view as UILabel): configure(view, content)
    case (.button(let content), let view as UIButton): configure(view, content)
    case (.textField(let content), let view as UITextField): configure(view, content)
    case (.textView(let content), let view as UITextView): configure(view, content)
    case (.imageView(let content), let view as UIImageView): configure(view, content)
    case (.switch(let content), let view as UISwitch): configure(view, content)
    case (.slider(let content), let view as UISlider): configure(view, content)
    case (.stepper(let content), let view as UIStepper): configure(view, content)
    case (.segmentedControl(let content), let view as UISegmentedControl): configure(view, content)
    case (.activityIndicator(let content), let view as UIActivityIndicatorView): configure(view, content)
    case (.progressView(let content), let view as UIProgressView): configure(view, content)
    case (.pageControl(let content), let view as UIPageControl): configure(view, content)
    case (.pickerView(let shows), let view as UIPickerView): view.showsSelectionIndicator = shows
    case (.datePicker(let content), let view as UIDatePicker): configure(view, content)
    case (.searchBar(let content), let view as UISearchBar): configure(view, content)
    case (.colorWell(let content), let view as UIColorWell): configure(view, content)
    case (.visualEffectView(let content), let view as UIVisualEffectView): configure(view, content)
    case (.tableView(let content), let view as UITableView): configure(view, content)
    case (.collectionView(let content), let view as UICollectionView): configure(view, content.scroll)
    case (.scrollView(let content), let view as UIScrollView): configure(view, content)
    case (.refreshControl(let title), let view as UIRefreshControl): configure(view, title)
    case (.tableViewCell(let content), let view as UITableViewCell): configure(view, content)
    case (.stackView(let content), let view as UIStackView): configure(view, content)
    case (.toolbar(let content), let view as UIToolbar): configure(view, content)
    case (.navigationBar(let content), let view as UINavigationBar): configure(view, content)
    case (.tabBar(let content), let view as UITabBar): configure(view, content)
    case (_, let view as PlaceholderView): configure(view, as: description)
    default: break
    }
  }

  private func configure(_ view: PlaceholderView, as description: InterfaceView) {
    view.label = description.customClass ?? description.className
    // The document's reader has already reported unknown elements.
    if case .other = description.content { return }
    session.report(
      Diagnostic(
        rule: "placeholder-view", severity: .warning, view: description.id,
        message: "\(description.className) is not implemented yet; a placeholder keeps its place.",
        position: description.position))
  }
}
